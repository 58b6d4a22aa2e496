package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode"
	"automode/internal/history"
	"automode/internal/journal"
)

type logCommand struct {
	Show   logShow   `cmd:"" default:"withargs" help:"Show decisions. This is what log does without a further word."`
	Export logExport `cmd:"" help:"Write decisions as JSON lines or as CSV."`
}

func (*logCommand) Help() string {
	return `Secrets in commands were masked before they were written.

Examples:

    automode log
    automode log --since 2h --verdict deny,ask
    automode log git push
    automode log --program curl --project ~/project
    automode log --follow --json
    automode log export --format csv --since 7d >decisions.csv`
}

// picked is which decisions are meant.
type picked struct {
	Since   string             `placeholder:"WHEN" help:"Only from then on: a duration back from now (90m, 2h, 7d), a day (2026-11-21) or a time (2026-11-21T09:30:00Z)."`
	Until   string             `placeholder:"WHEN" help:"Only before then, written as for --since."`
	Verdict []automode.Verdict `placeholder:"VERDICT" suggest:"allow ask deny" help:"Only allow, ask or deny; several with commas."`
	Agent   string             `placeholder:"NAME" suggest:"dialect" help:"Only of this agent: claude, mcp:SERVER for a gateway, acp:AGENT behind an editor."`
	Session string             `placeholder:"ID" help:"Only of this session."`
	Tool    string             `placeholder:"NAME" help:"Only calls of this tool, by the agent's name of it."`
	Project string             `placeholder:"DIR" type:"path" suggest:"dir" help:"Only of this project."`
	Program string             `placeholder:"NAME" suggest:"program" help:"Only where this program, or tool, was what mattered most."`
	Layer   string             `placeholder:"NAME" suggest:"rules allowlist edits table classifier gate" help:"Only what this layer decided."`
	State   string             `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
}

// query reads what is meant.
func (c *picked) query() (q history.Query, err error) {
	q = history.Query{Verdicts: c.Verdict, Agent: c.Agent, Session: c.Session, Tool: c.Tool, Project: c.Project, Program: c.Program, Layer: c.Layer}
	if q.Project != "" {
		q.Project = filepath.Clean(q.Project) // completion puts a slash behind it
	}
	now := time.Now()
	if q.Since, err = parseTime(c.Since, now); err != nil {
		return q, err
	}
	q.Until, err = parseTime(c.Until, now)
	return q, err
}

type logShow struct {
	picked `embed:""`
	Words  []string `arg:"" optional:"" name:"word" help:"Only with all of these words in the call, the rule, the reason, the program or the project, whatever the capitals."`
	Text   string   `placeholder:"PART" help:"Only with this part in the call, the rule or the reason, whatever the capitals."`
	Count  int      `short:"n" default:"20" placeholder:"N" help:"At most so many, the newest; 0 for all. (default: 20)"`
	Follow bool     `short:"f" help:"Go on with what is decided from now on, until interrupted."`
	JSON   bool     `name:"json" help:"Print JSON, one decision a line."`
}

func (*logShow) Help() string {
	return `When the output is no terminal each decision is one line with tabs between time, verdict, agent, tool, call, layer, rule, reason and id. A search goes through all that was ever recorded, with a database beside the record that is brought up to date first.`
}

// Run prints decisions, the newest last.
func (c *logShow) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	if c.Count < 0 {
		return advise("use 0 for all of them", "--count is less than 0")
	}
	q, err := c.query()
	if err != nil {
		return err
	}
	q.Words, q.Limit = c.Words, c.Count
	if c.Text != "" {
		q.Words = append(q.Words, c.Text)
	}
	dir := journal.Folder(state)
	n := 0
	if len(q.Words) > 0 || c.Project != "" || c.Program != "" || c.Layer != "" {
		n, err = c.search(p, state, q)
		if err != nil {
			return err
		}
	} else {
		var torn int
		f := q.Filter()
		f.Acts = true
		if n, torn, err = c.past(p, dir, f); err != nil {
			return unreadable(dir, err)
		}
		tellTorn(torn)
	}
	if c.Follow {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		f := q.Filter()
		f.Acts = true
		err := journal.Follow(ctx, dir, f, func(e journal.Entry) error {
			if e.Layer == journal.ByPerson || q.Match(&e) {
				c.print(p, e)
			}
			return p.out.err
		})
		if err != nil && p.out.err == nil {
			return unreadable(dir, err)
		}
		return nil
	}
	if n == 0 && !c.JSON {
		if _, err := os.Stat(dir); err != nil {
			return errNoRecord(dir)
		}
		fmt.Fprintln(os.Stderr, "automode: no decision in the record matches")
	}
	return nil
}

// search prints what was decided before and is as asked for, from the database.
func (c *logShow) search(p *program, state string, q history.Query) (n int, err error) {
	if c.Follow || c.JSON {
		if names, err := journal.Files(journal.Folder(state)); err == nil && len(names) == 0 {
			return 0, nil
		}
	}
	db, _, err := p.recorded(state)
	if err != nil {
		return 0, err
	}
	defer db.Close()
	err = db.Search(context.Background(), state, q, func(e journal.Entry) error {
		n++
		c.print(p, e)
		return p.out.err
	})
	if p.out.err != nil {
		err = nil
	}
	return n, err
}

// past prints what was decided before, from the record itself. It returns how
// many decisions it printed and, where all of the record was read, how many
// lines were torn.
func (c *logShow) past(p *program, dir string, f journal.Filter) (n, torn int, err error) {
	if c.Count == 0 {
		stats, err := journal.Read(dir, f, func(e journal.Entry) error {
			n++
			c.print(p, e)
			return p.out.err
		})
		if p.out.err != nil {
			err = nil
		}
		return n, stats.Torn, err
	}
	list, err := journal.Last(dir, c.Count, f)
	for _, e := range list {
		c.print(p, e)
	}
	return len(list), 0, err
}

func unreadable(dir string, err error) error {
	return advise("see that you may read the folder, or name another state folder with --state DIR", "cannot read the record in %s: %w", dir, reason(err))
}

func (c *logShow) print(p *program, e journal.Entry) {
	switch {
	case c.JSON:
		out := screen{to: p.out, width: p.out.width} // one line each, on a terminal too
		out.json(logged{e, wordOf(&e)})
	case p.out.terminal:
		p.out.decision(&e)
	default:
		p.out.fields(e.Time.Format(time.RFC3339), wordOf(&e), e.Agent, e.Tool, e.Text, e.Layer, e.Rule, e.Person, settledBy(&e))
	}
}

// logged is an entry in JSON, with the word that it stands for.
type logged struct {
	journal.Entry
	Word string `json:"verdict"`
}

// wordOf is the verdict of a decision. What the person did is called as they
// called it, since pausing and taking back are no verdicts.
func wordOf(e *journal.Entry) string {
	if act, ok := strings.CutPrefix(e.Tool, "automode "); ok && e.Layer == journal.ByPerson {
		return act
	}
	return e.Verdict.String()
}

// settledBy is the id that allow and deny take for a decision. What the person
// did has none.
func settledBy(e *journal.Entry) string {
	if e.Layer == journal.ByPerson {
		return ""
	}
	return journal.ShortID(e.ID)
}

// ofEntry is the style of its word.
func ofEntry(e *journal.Entry) style {
	if wordOf(e) == e.Verdict.String() {
		return ofVerdict(e.Verdict)
	}
	return bold
}

// decision writes one decision in one line, and below it, unless it was
// allowed, its reason and the id that allow and deny take.
func (s *screen) decision(e *journal.Entry) {
	const front = 16 + 8 // the longest word is "profile"
	of := ""
	if e.Session == canarySession {
		of = "  tried by doctor"
	}
	s.line(s.paint(dim, e.Time.Local().Format("Jan _2 15:04:05")), " ", s.paint(ofEntry(e), pad(wordOf(e), 8)),
		brief(strings.TrimSpace(e.Tool+" "+e.Text), s.width-front-len(of)), s.paint(dim, of))
	if e.Verdict == automode.Allow {
		return
	}
	text := e.Person
	if e.Rule != "" {
		text += " [" + strings.TrimSpace(e.Layer+" "+e.Rule) + "]"
	}
	if id := settledBy(e); id != "" {
		text += " id " + id
	}
	s.paragraph(front, dim, printable(text))
}

// parseTime reads a duration back from now, a day or a time; "" is the zero
// time.
func parseTime(text string, now time.Time) (time.Time, error) {
	if text == "" {
		return time.Time{}, nil
	}
	for _, layout := range []string{time.RFC3339, "2006-01-02T15:04:05", "2006-01-02 15:04:05", "2006-01-02 15:04", time.DateOnly} {
		if t, err := time.ParseInLocation(layout, text, time.Local); err == nil {
			return t, nil
		}
	}
	short := text
	if days, ok := strings.CutSuffix(text, "d"); ok {
		short = days + "h"
	}
	d, err := time.ParseDuration(short)
	if short != text && d < math.MaxInt64/24 {
		d *= 24
	} else if short != text {
		err = errors.New("too long ago")
	}
	if err != nil || d < 0 || slices.Contains([]string{"", "d"}, text) {
		return time.Time{}, advise("write a duration back from now, as 90m, 2h or 7d, or a day, as 2026-11-21", "%q is no time", text)
	}
	return now.Add(-d), nil
}

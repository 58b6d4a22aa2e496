package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"automode"
	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/journal"
	"automode/internal/layers/rules"
	"automode/internal/mask"
	"automode/internal/propose"
	"automode/standard"
)

// proposal is a rule that would settle a question for good, in JSON.
type proposal struct {
	File    string   `json:"file"`
	List    string   `json:"list"` // allow or deny
	Rules   []string `json:"rules"`
	Covers  []string `json:"covers"` // what else of the journal it would settle, each call once
	More    int      `json:"more"`   // how many of them are not shown
	Note    string   `json:"note,omitempty"`
	Written bool     `json:"written"`
}

// always proposes rules for the person's configuration and writes them when
// the person says so.
func (c *granting) always(p *program, state string, e *journal.Entry, verdict automode.Verdict) error {
	if len(c.Rule) == 0 && verdict == automode.Allow && unread(e) {
		return advise("automode log says what could not be read or what failed; mend that, or have the call written more plainly", "no rule is proposed: %w", propose.ErrUnread)
	}
	j, err := newJudge(p.machine, c.Config)
	if err != nil {
		return err
	}
	q, err := questionOf(state, e)
	if err != nil {
		return err
	}
	a := j.decide(q)
	x := proposal{File: j.person, List: verdict.String(), Rules: c.Rule, Covers: []string{}}
	if len(x.Rules) == 0 {
		if err := x.find(j, &a, verdict); err != nil {
			return err
		}
	} else if err := fits(x.Rules, verdict, standard.RuleEnv(j.env(e.Root))); err != nil {
		return err
	}
	x.cover(j, state, e, verdict)
	if !c.JSON {
		p.out.proposal(&x)
	}
	if c.Yes || !c.JSON && p.interactive() && p.ask("Write it?") {
		if err := x.write(j, e.Root); err != nil {
			return err
		}
		p.noteAct(state, journal.Entry{Verdict: verdict, Rule: "rule", Agent: e.Agent, Session: e.Session, Cwd: e.Cwd, Root: e.Root,
			Tool: "automode " + verdict.String(), Text: strings.Join(x.Rules, ", "), Person: "You wrote this rule into " + x.File + "."})
	}
	switch {
	case c.JSON:
		p.out.json(x)
	case x.Written:
		p.out.line("Written into ", printable(x.File), ".")
	default:
		p.out.line("Nothing was written. With --yes it is, and with --rule another rule is.")
	}
	if !x.Written {
		return status(statusTrouble)
	}
	return nil
}

// find looks for rules that settle the call. Those that forbid are the ones
// that would allow exactly this.
func (x *proposal) find(j *judge, a *answer, verdict automode.Verdict) error {
	root := first(a.call.Roots)
	try := func(rules []string) automode.Decision { return j.with(rules, root, a.call) }
	if verdict == automode.Deny {
		rules, err := propose.Exact(&a.Decision, j.machine.home, try)
		if err != nil {
			return advise("name the rule with --rule, as --rule 'Bash(git push *)'", "no rule was found that forbids just this: %w", err)
		}
		x.Rules = rules
		return nil
	}
	rules, err := propose.General(&a.Decision, j.machine.home, try)
	if errors.Is(err, propose.ErrHard) || errors.Is(err, propose.ErrSecret) || errors.Is(err, propose.ErrNone) {
		if exact, exactErr := propose.Exact(&a.Decision, j.machine.home, try); exactErr == nil {
			x.Note = "This is for exactly this call: " + err.Error() + "."
			rules, err = exact, nil
		}
	}
	switch {
	case errors.Is(err, propose.ErrAllowed):
		return advise("nothing has to be done", "it is allowed by now")
	case err != nil:
		return advise("allow exactly this call with --once or --session, or see who else can: automode explain", "no rule is proposed: %w", err)
	}
	x.Rules = rules
	return nil
}

// fits says what is wrong with rules of the person's own choice: they have to be
// in force once they are written.
func fits(texts []string, verdict automode.Verdict, env rules.Env) error {
	var cfg config.Config
	for i, t := range texts {
		r := config.Rule{Text: t, Index: i, Origin: config.Origin{Scope: config.Person, File: "--rule"}}
		if verdict == automode.Deny {
			cfg.Deny = append(cfg.Deny, r)
		} else {
			cfg.Allow = append(cfg.Allow, r)
		}
	}
	for _, r := range rules.New(cfg, env).Problems() {
		if r.Kind != rules.Warned {
			return advise("docs/configuration.md has the grammar; leave --rule out for a proposal", "the rule %s would not be in force: %s", r.Rule.Text, r.Why)
		}
	}
	return nil
}

// Bounds of what is looked at in the journal, and shown of it.
const (
	mostJudged  = 2000
	mostCovered = 8
)

// cover judges the last calls of the journal again with the rules, and notes
// those that they would settle.
func (x *proposal) cover(j *judge, state string, of *journal.Entry, verdict automode.Verdict) {
	verdicts := []automode.Verdict{automode.Ask}
	if verdict == automode.Deny {
		verdicts = append(verdicts, automode.Allow)
	}
	list, err := journal.Last(journal.Folder(state), mostJudged, journal.Filter{Verdicts: verdicts})
	if err != nil {
		x.Note = strings.TrimSpace(x.Note + " What else it covers cannot be told: the journal cannot be read.")
		return
	}
	with := *j
	with.extra = map[automode.Verdict][]string{verdict: x.Rules}
	with.gates = map[string]*gate{}
	seen := map[string]bool{of.Text: true}
	for i := len(list) - 1; i >= 0; i-- {
		e := &list[i]
		if e.Text == "" || seen[e.Text] || unread(e) {
			continue
		}
		seen[e.Text] = true
		q, err := questionOf(state, e)
		if err != nil {
			continue
		}
		before, after := j.decide(q), with.decide(q)
		if after.Verdict != verdict || before.Verdict == verdict {
			continue
		}
		if len(x.Covers) < mostCovered {
			x.Covers = append(x.Covers, strings.TrimSpace(e.Tool+" "+e.Text))
		} else {
			x.More++
		}
	}
}

// questionOf puts a call of the journal again.
func questionOf(state string, e *journal.Entry) (question, error) {
	text, err := journal.Whole(journal.Folder(state), *e)
	if err != nil {
		return question{}, advise("name the rule with --rule", "the whole call is not kept any more: %w", err)
	}
	if strings.Contains(text, mask.Marker) {
		return question{}, advise("name the rule with --rule, or allow exactly this call with --session", "the call held a secret, which the journal does not keep, so no rule can be drawn from it")
	}
	q := question{cwd: e.Cwd, project: e.Root, mode: e.Mode}
	if e.Mode == automode.ModePlan {
		q.mode = automode.ModeDefault
	}
	fields := map[string]string{}
	switch e.Kind {
	case automode.ShellTool:
		if e.Tool == "Bash" {
			q.command = text
			return q, nil
		}
		fields["command"] = text
	case automode.ReadTool, automode.EditTool:
		name := "file_path"
		if e.Tool == "NotebookEdit" {
			name = "notebook_path"
		}
		fields[name] = text
		for _, empty := range []string{"content", "old_string", "new_string", "new_source"} {
			fields[empty] = ""
		}
	case automode.FetchTool:
		fields["url"], fields["prompt"] = text, "look"
	default:
		q.tool, q.input = e.Tool, json.RawMessage(text)
		if !json.Valid(q.input) {
			return question{}, advise("name the rule with --rule", "the journal does not keep all of a call of %s", e.Tool)
		}
		return q, nil
	}
	q.tool = e.Tool
	q.input, err = json.Marshal(fields)
	return q, err
}

// write adds the rules to the person's configuration, which stays as it is
// otherwise, and sees that it can be understood afterwards.
func (x *proposal) write(j *judge, root string) error {
	cannot := func(err error) error {
		return advise("put the rule there by hand: "+strings.Join(x.Rules, ", "), "cannot write %s: %w", x.File, err)
	}
	f, err := agents.ReadFile(x.File)
	if err != nil {
		return cannot(err)
	}
	before := slices.Clone(f.Data)
	after, err := agents.AddRules(f.Data, x.List, x.Rules)
	if err != nil {
		return cannot(err)
	}
	if _, problems := config.Decode(after, x.File); len(problems) > 0 {
		return cannot(errors.New(problems[0].String()))
	}
	if err := f.Replace(after); err != nil {
		return cannot(err)
	}
	if cfg := j.machine.load(j.person, root); before != nil && len(cfg.Broken) > 0 {
		fmt.Fprintln(os.Stderr, "automode: the configuration has other problems: "+printable(cfg.Broken[0].String()))
	}
	x.Written = true
	return nil
}

// proposal writes a rule with all that it would settle.
func (s *screen) proposal(x *proposal) {
	s.line(s.paint(bold, "permissions."+x.List), " in ", printable(x.File))
	for _, r := range x.Rules {
		s.line("  ", s.paint(green, printable(r)))
	}
	if x.Note != "" {
		s.paragraph(2, yellow, printable(upperFirst(x.Note)))
	}
	if len(x.Covers) == 0 {
		s.paragraph(2, dim, "Of the calls in the journal it would settle no other one.")
		return
	}
	s.paragraph(2, "", "It would settle these calls of the journal as well:")
	for _, c := range x.Covers {
		s.line("    ", brief(c, max(20, s.width-4)))
	}
	if x.More > 0 {
		s.line(fmt.Sprintf("    and %d more", x.More))
	}
}

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

// added are rules that are tried as if they stood in the person's file.
func (j *judge) added(cfg *config.Config) {
	for verdict, texts := range j.extra {
		for _, t := range texts {
			r := config.Rule{Text: t, Origin: config.Origin{Scope: config.Person, File: j.person}}
			if verdict == automode.Deny {
				cfg.Deny = append(cfg.Deny, r)
			} else {
				cfg.Allow = append(cfg.Allow, r)
			}
		}
	}
}

package main

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"automode"
	"automode/internal/journal"
	"automode/internal/session"
)

// granting is what allow and deny have in common: which decision is meant, and
// how long the word holds.
type granting struct {
	ID      string        `arg:"" optional:"" default:"last" suggest:"last" help:"The decision: the letters at the end of the question, the id in the log, or last for the newest one that was not allowed. (default: last)"`
	Once    bool          `xor:"how" help:"Of allow: for the next such call of the session. This is what it does when nothing else is said."`
	Session bool          `xor:"how" help:"As long as the session lasts. This is what deny does when nothing else is said."`
	For     time.Duration `xor:"how" placeholder:"DURATION" help:"For so long, as 30m; at most 24h."`
	Times   int           `xor:"how" placeholder:"N" help:"Of allow: for so many calls; at most 100."`
	Always  bool          `xor:"how" help:"For good, by a rule in your configuration. The rule is shown with what else it would cover, and written when you say yes."`
	Rule    []string      `placeholder:"RULE" sep:"none" help:"With --always: this rule instead of the one that is proposed; can be repeated."`
	Yes     bool          `short:"y" help:"With --always: write it without asking."`
	Config  string        `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	State   string        `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	JSON    bool          `name:"json" help:"Print JSON."`
}

// Bounds of a grant.
const (
	mostFor   = 24 * time.Hour
	mostTimes = 100
	dayLong   = 24 * time.Hour     // how long a grant of single calls waits for them
	weekLong  = 7 * 24 * time.Hour // and one for a session
)

type allowCommand struct {
	granting `embed:""`
}

func (*allowCommand) Help() string {
	return `A grant is about exactly this call: the same tool with the same input in the same folder, in the session that asked. It lifts even a denial, but never the organisation's. Agents cannot grant themselves anything: their own call of this is denied.

Examples:

    automode allow last
    automode allow 1a2b3c4d --session
    automode allow 1a2b3c4d --times 3
    automode allow 1a2b3c4d --always
    automode allow 1a2b3c4d --always --rule 'Bash(npm view *)' --yes`
}

// Run allows what was asked about or denied.
func (c *allowCommand) Run(p *program) error { return c.grant(p, automode.Allow) }

type denyCommand struct {
	granting `embed:""`
}

func (*denyCommand) Help() string {
	return `The call is denied from now on, whatever allows it: exactly this one, as long as the session that asked lasts, with --for so long, or with --always by a rule.

Examples:

    automode deny last
    automode deny 1a2b3c4d --for 30m
    automode deny 1a2b3c4d --always`
}

// Run denies what was asked about.
func (c *denyCommand) Run(p *program) error {
	if c.Once || c.Times != 0 {
		return advise("leave it out, or use --for 30m", "--once and --times are about what is allowed: a denial is not used up, it holds as long as the session lasts")
	}
	return c.grant(p, automode.Deny)
}

// permitView is a grant in JSON.
type permitView struct {
	ID       string           `json:"id"`
	Verdict  automode.Verdict `json:"verdict"`
	Session  string           `json:"session"`
	Text     string           `json:"text"`
	Cwd      string           `json:"cwd"`
	Until    *time.Time       `json:"until,omitempty"` // none: as long as the session lasts
	Times    int              `json:"times,omitempty"` // how many calls in all; none: any number
	Used     int              `json:"used,omitempty"`
	Approved bool             `json:"approved,omitempty"` // by letting a call run; Text is what it did
}

func (c *granting) grant(p *program, verdict automode.Verdict) error {
	if err := c.check(); err != nil {
		return err
	}
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	e, err := decisionOf(state, c.ID)
	if err != nil {
		return err
	}
	if c.Always {
		return c.always(p, state, &e, verdict)
	}
	if err := grantable(&e, verdict); err != nil {
		return err
	}
	s, err := session.Open(session.Folder(state), e.Session)
	if err != nil {
		return advise("use --always for a rule in your configuration", "the decision is of no session: %w", err)
	}
	now := time.Now()
	g := session.Event{Kind: session.Grant, From: session.FromPerson, Permit: e.ID, Digest: e.Key, Cwd: e.Cwd, Verdict: verdict, Text: e.Text}
	if verdict == automode.Allow {
		g.Approved = e.Open
	}
	switch {
	case c.Session:
		g.Until = now.Add(weekLong)
	case c.For > 0:
		g.Until = now.Add(c.For)
	case c.Times > 0:
		g.Times, g.Until = c.Times, now.Add(dayLong)
	default:
		g.Times, g.Until = 1, now.Add(dayLong)
	}
	if verdict == automode.Deny {
		g.Times = 0 // a denial is not used up
		if !c.Session && c.For == 0 {
			g.Until = now.Add(weekLong)
		}
		if full(s, now) {
			return advise("take some back with automode revoke, or use --always for a rule", "the session holds as many denials as it can")
		}
	}
	if err := s.Append(g); err != nil {
		return advise("see that you may write to "+state, "the grant was not recorded: %w", err)
	}
	p.noteAct(state, c.note(verdict, &e, &g))
	v := viewOfPermit(s.Name(), &session.Permit{ID: g.Permit, Cwd: g.Cwd, Deny: verdict == automode.Deny, Until: g.Until, Times: g.Times, Text: e.Text})
	if c.JSON {
		p.out.json(v)
		return nil
	}
	p.out.permit(&v, now)
	p.out.paragraph(2, dim, "Take it back with: automode revoke "+journal.ShortID(e.ID)+stateOption(c.State))
	return nil
}

// stateOption is the option that names a state folder, where one was named.
func stateOption(dir string) string {
	if dir == "" {
		return ""
	}
	return " " + quoteWords([]string{"--state", dir})
}

// check looks at the options together.
func (c *granting) check() error {
	switch {
	case c.For < 0 || c.For > mostFor:
		return advise("use --always for what shall hold for good", "--for takes a duration up to %s", "24h")
	case c.Times < 0 || c.Times > mostTimes:
		return advise("use --session, or --always for what shall hold for good", "--times takes a number up to %d", mostTimes)
	case !c.Always && (len(c.Rule) > 0 || c.Yes):
		return advise("add --always", "--rule and --yes are about a rule that holds for good")
	}
	return nil
}

// full reports whether a session holds as many denials as it can.
func full(s *session.Session, now time.Time) bool {
	n := 0
	x := s.Facts()
	for i := range x.Permits {
		if x.Permits[i].Deny && x.Permits[i].Live(now) {
			n++
		}
	}
	return n >= session.MostPermits-1
}

// grantable says why a grant of exactly this call would change nothing.
func grantable(e *journal.Entry, verdict automode.Verdict) error {
	switch {
	case e.Verdict == automode.Allow:
		return advise("look for another one with automode log", "this call was allowed")
	case e.Key == "":
		return advise("use --always for a rule in your configuration", "the call cannot be told from others: it was decided by an older version, or could not be read")
	case verdict == automode.Deny:
		return nil
	case e.Clears == automode.ByOrganisation.String():
		return advise("ask those who wrote "+e.From, "only the organisation can allow this")
	case len(e.Open) == 0:
		return advise("have it tried again and take the new id", "the journal does not say what was open in the call")
	case unread(e):
		return advise("automode log says what could not be read or what failed; mend that, have the call written more plainly, or say yes when the agent asks",
			"no grant allows what was not read to its end, or what was asked about because something failed")
	}
	return nil
}

// unread reports whether a decision is of a call that could not be relied on or
// read, or that failed: what is recorded of it is not what was decided about, and
// a rule would be about another call.
func unread(e *journal.Entry) bool {
	return e.Layer == "gate" || e.Outcome != automode.Policy && !e.Outcome.Judges()
}

// mostLooked is how many of the newest decisions an id is looked for in.
const mostLooked = 50_000

// decisionOf finds a decision that was not allowed by its id, by the end of it,
// or as the last one.
func decisionOf(state, id string) (journal.Entry, error) {
	dir := journal.Folder(state)
	f := journal.Filter{Verdicts: []automode.Verdict{automode.Ask, automode.Deny}}
	id = strings.ToLower(id)
	count := mostLooked
	if id == "last" {
		count, f.Without = 64, canarySession // the newest may not be meant
	} else if len(id) < 4 || strings.Trim(id, "0123456789abcdef-") != "" {
		return journal.Entry{}, advise("automode log --verdict ask,deny shows the last ones; last is the newest", "%q is no id of a decision", id)
	}
	list, err := journal.Last(dir, count, f)
	if err != nil {
		return journal.Entry{}, unreadable(dir, err)
	}
	var found []journal.Entry
	for i := len(list) - 1; i >= 0; i-- {
		e := &list[i]
		if id != "last" && !strings.HasSuffix(e.ID, id) || id == "last" && ungated(e) {
			continue
		}
		if id == "last" {
			return *e, nil
		}
		found = append(found, *e)
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		if id == "last" {
			return journal.Entry{}, advise("automode log shows what was decided", "nothing was asked about or denied yet")
		}
		return journal.Entry{}, advise("automode log --verdict ask,deny shows the last ones", "no decision that asked or denied is called %s", id)
	}
	return journal.Entry{}, advise("give more of the id; automode log --json shows it whole", "%d decisions are called %s", len(found), id)
}

// ungated reports whether a call was about the gate itself, as an agent's try
// to allow itself something is: the last call is none of those.
func ungated(e *journal.Entry) bool {
	return strings.HasSuffix(e.Rule, ".ungated")
}

// note is the journal's line about a grant.
func (c *granting) note(verdict automode.Verdict, e *journal.Entry, g *session.Event) journal.Entry {
	how := "once"
	switch {
	case c.Session:
		how = "for the session"
	case c.For > 0:
		how = "for " + c.For.String()
	case c.Times > 0:
		how = "for " + count(c.Times, "call")
	}
	if verdict == automode.Deny && !c.Session && c.For == 0 {
		how = "for the session"
	}
	return journal.Entry{Verdict: verdict, Rule: "grant." + g.Permit, Session: e.Session, Agent: e.Agent, Cwd: e.Cwd, Root: e.Root,
		Tool: "automode " + verdict.String(), Text: e.Text, Person: "You said so, " + how + "."}
}

// noteAct records what the person did. That it cannot be recorded is told and
// changes nothing.
func (p *program) noteAct(state string, e journal.Entry) {
	now := time.Now()
	e.ID, e.Time, e.Layer = journal.NewID(now), now.UTC(), journal.ByPerson
	if err := journal.Append(journal.Folder(state), e); err != nil {
		p.out.paragraph(2, yellow, "The journal does not know of it: "+err.Error())
	}
}

func viewOfPermit(name string, g *session.Permit) permitView {
	v := permitView{ID: g.ID, Verdict: automode.Allow, Session: name, Text: g.Text, Cwd: g.Cwd, Times: g.Times, Used: g.Used}
	if g.Deny {
		v.Verdict = automode.Deny
	}
	if !g.Until.IsZero() {
		v.Until = &g.Until
	}
	return v
}

// permit writes a grant for a person.
func (s *screen) permit(v *permitView, now time.Time) {
	s.line(s.paint(ofVerdict(v.Verdict), pad(v.Verdict.String(), 6)), s.paint(bold, journal.ShortID(v.ID)), "  ", brief(strings.TrimSpace(v.Text), max(20, s.width-18)))
	s.paragraph(16, dim, printable(v.lasts(now)+", in "+v.Cwd))
}

// lasts says how long a grant holds.
func (v *permitView) lasts(now time.Time) string {
	var parts []string
	switch left := v.Times - v.Used; {
	case v.Times == 0:
	case left == 1:
		parts = append(parts, "for the next such call")
	default:
		parts = append(parts, "for "+strconv.Itoa(left)+" more such calls")
	}
	switch {
	case v.Until == nil:
		parts = append(parts, "as long as the session lasts")
	case v.Until.Sub(now) > 2*dayLong:
		parts = append(parts, "in this session")
	default:
		parts = append(parts, "until "+v.Until.Local().Format("Jan _2 15:04"))
	}
	return strings.Join(parts, ", ")
}

var errNothing = errors.New("nothing is granted or denied by name")

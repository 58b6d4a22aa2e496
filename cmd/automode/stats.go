package main

import (
	"context"
	"slices"

	"automode"
	"automode/internal/history"
	"automode/internal/journal"
	"automode/internal/propose"
)

type statsCommand struct {
	Since     string   `placeholder:"WHEN" help:"Only from then on: a duration back from now (90m, 2h, 7d), a day (2026-11-21) or a time (2026-11-21T09:30:00Z)."`
	Until     string   `placeholder:"WHEN" help:"Only before then, written as for --since."`
	Agent     string   `placeholder:"NAME" suggest:"dialect" help:"Only of this agent: claude, mcp:SERVER for a gateway, acp:AGENT behind an editor."`
	Project   string   `placeholder:"DIR" type:"path" suggest:"dir" help:"Only of this project."`
	Layer     string   `placeholder:"NAME" suggest:"rules allowlist edits table classifier gate" help:"Only what this layer decided."`
	Program   string   `placeholder:"NAME" suggest:"program" help:"Only where this program, or tool, was what mattered most."`
	By        []string `enum:"day,agent,project,layer,program" default:"day,agent,project,layer,program" placeholder:"WHAT" suggest:"day agent project layer program" help:"Break down by day, agent, project, layer or program; several with commas. (default: all)"`
	Top       int      `default:"10" placeholder:"N" help:"Show so many of each, the most frequent; of days the latest. 0 for all. (default: 10)"`
	Questions int      `default:"10" placeholder:"N" help:"Show so many sorts of questions, those asked most, each with the rules that would end it. (default: 10)"`
	Config    string   `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration, under which rules are tried. (default: .config/automode/automode.json in your account's home)"`
	JSON      bool     `name:"json" help:"Print JSON."`
	State     string   `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
}

func (*statsCommand) Help() string {
	return `How many calls were settled and where, how those that were asked about were answered, and how long it took. Days are those of UTC. A call that was asked about counts as answered with yes when the session's record shows that it ran; "?" are those of sessions without a record. Times are from the payload read to the decision made, p50 and p95 rounded down to two digits; the start of the process comes on top. What doctor tries is not counted.

The questions asked most are grouped by what asked and the program it was about. Rules are found by judging the latest calls of each group anew, as things are now; each was tried, and settles the calls that it is said to. Where nothing is proposed, what was asked is hard to undo, about a secret, or not to be had by a rule.

What judges cost stands below: for how many calls a model was asked and how many had a ruling that was kept or shared, tokens, how many of them the provider had cached, and, where the configuration has prices, what that came to for a session and a call. Without a terminal a line begins with "judge": its name (empty for all), calls, those that asked a model, those without a ruling, sessions, queries, tokens read, cached and written, price.

Examples:

    automode stats
    automode stats --since 7d --by program --top 30
    automode stats --project ~/project --questions 20
    automode stats --json`
}

// statsView is what stats says, in JSON.
type statsView struct {
	*history.Stats
	Questions []questionView `json:"questions"`
}

// questionView is a sort of question, with the rules that would end it.
type questionView struct {
	history.Question
	Looked  int         `json:"looked_at"` // how many of the latest calls rules were sought for
	Example string      `json:"example"`
	Rules   []rulesView `json:"rules"`          // those that settle most calls first
	Without int         `json:"without"`        // calls for which there is none
	Why     string      `json:"why,omitempty"`  // why there is none for the first of these
	Settled int         `json:"settled_by_now"` // calls that would not be asked about any more
}

// rulesView are rules that together settle some calls.
type rulesView struct {
	Rules []string `json:"rules"`
	Calls int      `json:"calls"` // of those looked at
}

// Run prints the numbers.
func (c *statsCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	q, err := (&picked{Since: c.Since, Until: c.Until, Agent: c.Agent, Project: c.Project, Layer: c.Layer, Program: c.Program}).query()
	if err != nil {
		return err
	}
	if c.Top < 0 || c.Questions < 0 {
		return advise("use 0 or more", "a number of lines is less than 0")
	}
	j, err := newJudge(p.machine, c.Config)
	if err != nil {
		return err
	}
	db, r, err := p.recorded(state)
	if err != nil {
		return err
	}
	tellTorn(r.Torn)
	defer db.Close()
	ctx := context.Background()
	v := statsView{Questions: []questionView{}}
	if v.Stats, err = db.Stats(ctx, q); err != nil {
		return err
	}
	list, err := db.Questions(ctx, state, q, c.Questions, mostExamples)
	if err != nil {
		return err
	}
	for _, x := range list {
		v.Questions = append(v.Questions, j.question(journal.Folder(state), x))
	}
	v.cut(c.Top)
	if c.JSON {
		p.out.json(v)
		return nil
	}
	p.out.stats(&v, c.By)
	return nil
}

// mostExamples is how many calls of one sort rules are sought for.
const mostExamples = 12

// cut leaves the most frequent of each group, and the latest days.
func (v *statsView) cut(top int) {
	if top == 0 {
		return
	}
	if n := len(v.Days); n > top {
		v.Days = v.Days[n-top:]
	}
	for _, list := range []*[]history.Group{&v.Agents, &v.Projects, &v.Layers, &v.Programs} {
		*list = (*list)[:min(top, len(*list))]
	}
}

// question seeks the rules that would end a sort of question.
func (j *judge) question(dir string, x history.Question) questionView {
	v := questionView{Question: x, Rules: []rulesView{}}
	for i := range x.Examples {
		e := &x.Examples[i]
		if i == 0 {
			v.Example = e.Text
		}
		call, _, err := journal.Recall(dir, e)
		if unread(e) {
			err = propose.ErrUnread
		}
		if err != nil {
			v.none(err)
			continue
		}
		v.Looked++
		a := j.again(call)
		if a.Verdict == automode.Allow {
			v.Settled++
			continue
		}
		rules, err := j.general(&a)
		if err != nil {
			v.none(err)
			continue
		}
		at := slices.IndexFunc(v.Rules, func(r rulesView) bool { return slices.Equal(r.Rules, rules) })
		if at < 0 {
			at = len(v.Rules)
			v.Rules = append(v.Rules, rulesView{Rules: rules})
		}
		v.Rules[at].Calls++
	}
	slices.SortStableFunc(v.Rules, func(a, b rulesView) int { return b.Calls - a.Calls })
	return v
}

func (v *questionView) none(err error) {
	v.Without++
	if v.Why == "" {
		v.Why = err.Error()
	}
}

// general proposes rules for an answer and its like.
func (j *judge) general(a *answer) ([]string, error) {
	root := ""
	if len(a.call.Roots) > 0 {
		root = a.call.Roots[0]
	}
	return propose.General(&a.Decision, j.machine.home, func(rules []string) automode.Decision { return j.with(rules, root, a.call) })
}

package main

import (
	"strings"

	"automode"
	"automode/internal/config"
	"automode/internal/evidence"
	"automode/internal/layers/classifier"
	"automode/internal/sidequery"
)

type rulesCommand struct {
	Show     rulesShow     `cmd:"" default:"withargs" help:"Print the rules. This is what rules does without a further word."`
	Test     rulesTest     `cmd:"" help:"Try each rule on a judge with two calls, and name those that do not do what they say."`
	Critique rulesCritique `cmd:"" help:"Have a judge review your own rules."`
}

func (*rulesCommand) Help() string {
	return `They are for a judge, a model that your configuration names; without one nobody reads them. The rules that need no model are shown by automode config.

Examples:

    automode rules
    automode rules test --rule exfiltration
    automode rules critique`
}

type rulesShow struct {
	Project string `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder. (default: the current folder, raised to its repository)"`
	Config  string `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	JSON    bool   `name:"json" help:"Print JSON."`
}

func (*rulesShow) Help() string {
	return `What a judge is told in plain language: what it blocks whoever asks, what it blocks unless you asked for it, the exceptions, and the facts. Your own lines stand in autoMode of your configuration; "$defaults" stands for the built-in ones. Without a judge (classifier.judges) nobody reads them, and you are asked.

Examples:

    automode rules
    automode rules --json
    automode explain --classify -- git push origin main`
}

// listView is a list of rules in JSON.
type listView struct {
	List  string         `json:"list"` // hard_deny, soft_deny, allow, environment
	Rules []sentenceView `json:"rules"`
}

type sentenceView struct {
	ID   string `json:"id"`
	Text string `json:"text"`
	From string `json:"from"`
}

// Run prints the lists in force.
func (c *rulesShow) Run(p *program) error {
	_, cfg, err := p.inForce(c.Config, c.Project)
	if err != nil {
		return err
	}
	lists := classifier.NewLists(cfg.Prose)
	var views []listView
	for _, l := range []struct {
		name  string
		rules []classifier.Rule
	}{{"hard_deny", lists.HardDeny}, {"soft_deny", lists.SoftDeny}, {"allow", lists.Allow}, {"environment", lists.Environment}} {
		v := listView{List: l.name, Rules: []sentenceView{}}
		for _, r := range l.rules {
			v.Rules = append(v.Rules, sentenceView{r.ID, r.Text, r.From})
		}
		views = append(views, v)
	}
	if c.JSON {
		p.out.json(views)
		return nil
	}
	for _, v := range views {
		if !p.out.terminal {
			for _, r := range v.Rules {
				p.out.fields(v.List, r.ID, r.Text, r.From)
			}
			continue
		}
		p.out.line(p.out.paint(bold, v.List))
		for _, r := range v.Rules {
			p.out.line("  ", p.out.paint(bold, printable(r.ID)), p.out.paint(dim, "  "+printable(r.From)))
			p.out.paragraph(4, "", printable(r.Text))
		}
		p.out.line()
	}
	if p.out.terminal && len(cfg.Classifier.Judges) == 0 {
		p.out.paragraph(0, yellow, `No judge is configured, so nobody reads these: what they speak of is asked about. docs/classifier.md says how to name one.`)
	}
	return nil
}

// sideQuery is what a judge would be asked about an answer, in JSON.
type sideQuery struct {
	Asked   bool        `json:"asked"` // false: the call is settled, or there is no judge
	Judges  []string    `json:"judges"`
	Rules   string      `json:"rules"`
	Queries []queryView `json:"queries"` // the quick look, where there is one, and the one that reasons
}

type queryView struct {
	History string `json:"history"`
	Action  string `json:"action"`
}

// sideQueryOf makes the queries without sending them. The session is one that
// has just begun: nothing was said and nothing ran.
func sideQueryOf(cfg *config.Config, a *answer, home string) sideQuery {
	root := ""
	if len(a.call.Roots) > 0 {
		root = a.call.Roots[0]
	}
	c := classifier.New(classifier.NewLists(cfg.Prose).Rules(), nil, cfg.Classifier)
	q := classifier.Question{Call: a.call, Effects: sidequery.Effects(a.Judged, sidequery.MostEffects), Git: evidence.Git(root, nil), Uncommitted: evidence.Uncommitted(root, home),
		Evidence: evidence.Gather(evidence.Where{Root: root})}
	s := sideQuery{Asked: a.open() && len(cfg.Classifier.Judges) > 0, Judges: []string{}}
	for _, j := range cfg.Classifier.Judges {
		s.Judges = append(s.Judges, j.Name)
	}
	for _, query := range c.Queries(&q) {
		s.Rules = query.Rules
		s.Queries = append(s.Queries, queryView{query.History, query.Action})
	}
	return s
}

// open reports whether the call is left to a judge.
func (a *answer) open() bool {
	open := false
	for i := range a.Judged {
		switch w := a.Judged[i].Word; {
		case w > automode.Hard:
			return false
		case w > automode.Allowed:
			open = true
		}
	}
	return open && a.Verdict == automode.Ask && a.call.Mode != automode.ModePlan && a.Action != nil && a.Action.Complete
}

// sideQuery writes it for a person.
func (s *screen) sideQuery(v *sideQuery) {
	why := "A judge would be asked this. Nothing was sent."
	if !v.Asked {
		why = "No judge would be asked: the call is settled, or the configuration names no judge. This is what one would be shown."
	}
	s.paragraph(0, dim, why)
	if len(v.Judges) > 0 {
		s.paragraph(0, dim, "Judges: "+printable(strings.Join(v.Judges, ", ")))
	}
	part := func(title, text string) {
		s.line()
		s.line(s.paint(bold, title))
		for line := range strings.Lines(text) {
			s.line(printable(strings.TrimSuffix(line, "\n")))
		}
	}
	part("Rules, the same for every query", v.Rules)
	part("History", v.Queries[0].History)
	for i, q := range v.Queries {
		title := "Action, for the answer with reasons"
		if i+1 < len(v.Queries) {
			title = "Action, for the quick look"
		}
		part(title, q.Action)
	}
}

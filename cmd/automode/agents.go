package main

import (
	"strings"

	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/dialect/facts"
)

type agentsCommand struct {
	Name string `arg:"" optional:"" suggest:"dialect" help:"An agent: claude, codex, cursor … Without it all are listed."`
	JSON bool   `name:"json" help:"Print JSON."`
}

func (*agentsCommand) Help() string {
	return `For each agent: whether an allow of ours takes its own question away, whether a question reaches the person, whether a denial stops the call, what becomes of a call when the hook fails, what is set so that it stops then, and what passes us whatever is set. It says what was seen when the program was run and what is only documented.

Examples:

    automode agents
    automode agents cursor
    automode agents --json | jq -r '.[] | select(.set == "") | .name'

When the output is no terminal each agent is one line with tabs between name, allow, ask, deny, crash, late, garbage, what is set, what stays open, what a failing gate lets run all the same, and source.`
}

// Run lists the agents or shows one.
func (c *agentsCommand) Run(p *program) error {
	list := facts.All[:]
	if c.Name != "" {
		one := facts.Of(c.Name)
		if one == nil {
			return noAgent(c.Name)
		}
		list = []facts.Agent{*one}
	}
	switch {
	case c.JSON && c.Name != "":
		p.out.json(list[0])
	case c.JSON:
		p.out.json(list)
	case !p.out.terminal:
		for i := range list {
			a := &list[i]
			p.out.fields(a.Name, a.Allow, a.Ask, a.Deny, a.Crash, a.Late, a.Garbage, a.Set, strings.Join(a.Open, "; "), a.Fails, a.Source())
		}
	case c.Name != "":
		p.out.agentFacts(&list[0])
	default:
		p.out.agentsTable(list)
	}
	return nil
}

// agentsTable writes one line an agent.
func (s *screen) agentsTable(list []facts.Agent) {
	short := func(text string) string {
		word, _, _ := strings.Cut(text, " ")
		return pad(strings.Trim(word, ",:;"), 7)
	}
	s.line(s.paint(bold, pad("agent", 13)+"allow  ask    deny   a hook that crashes, is late, prints nonsense"))
	for i := range list {
		a := &list[i]
		s.line(pad(a.Name, 13), short(a.Allow), short(a.Ask), short(a.Deny), failing(a))
		s.paragraph(13, dim, "stays open: "+orNothing(strings.Join(a.Open, "; ")))
		if a.Fails != "" {
			s.paragraph(13, dim, "a gate that fails lets run: "+a.Fails)
		}
	}
	s.line()
	s.paragraph(0, "", facts.Everywhere+" "+facts.Init)
	s.line()
	s.line(s.paint(dim, "automode agents NAME says more of one."))
}

// agentFacts writes what is known of one agent.
func (s *screen) agentFacts(a *facts.Agent) {
	s.line(s.paint(bold, a.Title), s.paint(dim, " ("+a.Name+")"))
	for _, f := range [...]struct{ name, text string }{
		{"asks us by", a.Seam}, {"allow", a.Allow}, {"ask", a.Ask}, {"deny", a.Deny},
		{"hook crashes", "the call: " + a.Crash}, {"hook is late", "the call: " + a.Late}, {"nonsense", "the call: " + a.Garbage},
		{"stopped by", orNothing(a.Set)}, {"lets run all the same", orNothing(a.Fails)}, {"stays open", orNothing(strings.Join(a.Open, "; "))}, {"known from", a.Source()},
	} {
		s.pair(f.name, 21, []string{f.text})
	}
}

// noAgent is the error for a name that is no agent's, with the agent that was
// meant, or else all of them.
func noAgent(name string) error {
	names := dialect.Names()
	near := config.Nearest(name, names)
	for _, n := range names {
		if strings.HasPrefix(strings.ToLower(name), n+"-") {
			near = n // claude-code, cursor-agent
		}
	}
	if near != "" {
		return advise("automode agents lists those that are known", "there is no agent %q, did you mean %q?", name, near)
	}
	return advise("it is one of "+strings.Join(names, ", "), "there is no agent %q", name)
}

// failing says what becomes of a call whose hook fails.
func failing(a *facts.Agent) string {
	text := a.Crash
	if a.Late != text || a.Garbage != text {
		text += ", " + a.Late + ", " + a.Garbage
	}
	if set, _, _ := strings.Cut(a.Set, ","); set != "" {
		text += "; stopped by " + set
	}
	return text
}

func orNothing(text string) string {
	if text == "" {
		return "nothing"
	}
	return text
}

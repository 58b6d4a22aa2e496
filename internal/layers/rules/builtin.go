package rules

import "automode/internal/config"

// builtIn is a rule of our own. It can be switched off by its id.
type builtIn struct {
	id   string
	list string
	text string
	why  string
}

func builtIns() []builtIn {
	return []builtIn{
		{"sandbox.off", "ask", "Bash(dangerouslyDisableSandbox:true)", "the command is to run outside the agent's sandbox"},
	}
}

// addBuiltIn adds the built-in rules that are not switched off, behind the
// others.
func (l *Layer) addBuiltIn(disabled []config.Setting[string]) {
	known := builtIns()
	for _, d := range disabled {
		found := false
		for i := range known {
			if known[i].id == d.Value {
				known[i].text, found = "", true
			}
		}
		if !found {
			l.reports = append(l.reports, Report{config.Rule{Text: d.Value, Origin: d.Origin}, "disabledRules", Warned,
				"no built-in rule has this id; the command automode config lists them"})
		}
	}
	for _, b := range known {
		if b.text == "" {
			continue
		}
		r, _, err := Parse(b.text)
		if err != nil {
			continue
		}
		n := entry{rule: r, source: config.Rule{Text: b.text, Origin: config.Origin{Scope: config.BuiltIn}}, list: b.list, id: b.id, why: b.why}
		n.rule.Form = OfField // the letters of a command are not meant
		s := &l.ask
		if b.list == "deny" {
			s = &l.deny
		}
		if l.tie(s, &n) == nil {
			s.put(n)
		}
	}
}

package rules

import "automode/internal/config"

// BuiltIn is a rule of our own. The person and the organisation can switch it
// off by its id.
type BuiltIn struct {
	ID   string // stable over releases
	List string // "ask" or "deny"
	Text string // as in a configuration
	Why  string // one clause for the person
}

// BuiltIns lists the rules of our own, which stand behind all others.
func BuiltIns() []BuiltIn {
	return []BuiltIn{
		{"sandbox.off", "ask", "Bash(dangerouslyDisableSandbox:true)", "the command is to run outside the agent's sandbox"},
	}
}

// addBuiltIn adds the built-in rules that are not switched off, behind the
// others.
func (l *Layer) addBuiltIn(disabled []config.Setting[string]) {
	known := BuiltIns()
	for _, d := range disabled {
		found := false
		for i := range known {
			if known[i].ID == d.Value {
				known[i].Text, found = "", true
			}
		}
		if !found {
			l.reports = append(l.reports, Report{config.Rule{Text: d.Value, Origin: d.Origin}, "disabledRules", Warned,
				"no built-in rule has this id; the command automode config lists them"})
		}
	}
	for _, b := range known {
		if b.Text == "" {
			continue
		}
		r, _, err := Parse(b.Text)
		if err != nil {
			continue
		}
		n := entry{rule: r, source: config.Rule{Text: b.Text, Origin: config.Origin{Scope: config.BuiltIn}}, list: b.List, id: b.ID, why: b.Why}
		n.rule.Form = OfField // the letters of a command are not meant
		s := &l.ask
		if b.List == "deny" {
			s = &l.deny
		}
		if l.tie(s, &n) == nil {
			s.put(n)
		}
	}
}

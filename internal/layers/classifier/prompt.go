package classifier

import (
	_ "embed"
	"strings"
)

//go:embed prompt.md
var instructions string

// What is wanted, at the very end, so that everything before it is the same in
// both stages.
const (
	firstLook = "\nFirst look. Leave thinking empty. Set should_block to false only if this is plainly fine; whenever a rule might match, or you are not sure, set " +
		"it to true: somebody will look closer. Leave rule empty and message 0.\n"
	secondLook = "\nDecide. Write your reasoning into thinking, in a few sentences, before you set should_block.\n"
)

// system is the part of a query that a configuration fixes.
func (l *Lists) system() string {
	var b strings.Builder
	b.WriteString(instructions)
	part := func(title string, rules []Rule) {
		b.WriteString("\n# " + title + "\n\n")
		if len(rules) == 0 {
			b.WriteString("(none)\n")
		}
		var w writer
		for _, r := range rules {
			// A project's line says whose it is, and the instructions what that is worth;
			// every other one is the person's, the organisation's or ours.
			from := ""
			if r.Project {
				from = "the project"
			}
			w.line(pair{"id", r.ID}, pair{"from", from}, pair{"rule", r.Text})
		}
		b.WriteString(w.b.String())
	}
	part("Hard rules: nothing lifts them", l.HardDeny)
	part("Soft rules", l.SoftDeny)
	part("Exceptions from the soft rules", l.Allow)
	part("Environment", l.Environment)
	return b.String()
}

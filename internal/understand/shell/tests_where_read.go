//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// testsWhere looks for a variable that has tests take the settings of what is in use:
// they fill and empty what is kept there. What the project's own recipes say so is
// the project's.
func (r *reader) testsWhere(task string, st *state) {
	if st.vars == nil || r.covered() || !commands.TestTask(task) {
		return
	}
	for name := range strings.FieldsSeq(commands.Environments) {
		values, _ := st.lookup(name)
		for i := range values {
			if (r.exports || st.kinds.has(name, exported)) && commands.InUse(values[i]) {
				r.give(automode.Effect{Kind: automode.Change, Target: name, Known: automode.Exact, Via: automode.ByEnvironment, Why: "runs the tests with what is kept in that environment"})
				return
			}
		}
	}
	if r.exports {
		for b := st.vars; b != nil && !r.tires(1); b = b.next {
			r.speaksTo(b.name, st)
		}
	}
	for d := st.kinds.first; d != nil && !r.tires(1); d = d.next {
		if d.kind&exported != 0 && st.kinds.has(d.name, exported) {
			r.speaksTo(d.name, st)
		}
	}
}

// speaksTo tells of a variable that nobody knows and that holds an address: tests fill and
// empty what they find there.
func (r *reader) speaksTo(name string, st *state) {
	if commands.FindVariable(name) != nil {
		return
	}
	values, _ := st.lookup(name)
	for _, w := range values {
		if w.Text = strings.TrimPrefix(w.Text, "jdbc:"); !w.Exact() || !strings.Contains(w.Text, "://") || commands.Local(w) {
			continue
		}
		r.fact(&commands.Fact{Role: commands.Sends, Word: w, Kind: automode.Send, Via: automode.ByEnvironment, Flag: name, Why: "the tests may speak to that host"}, st, flow{}, &sum{})
	}
}

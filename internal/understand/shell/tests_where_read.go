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
}

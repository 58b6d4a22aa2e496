//go:build lean

package shell

import "automode/internal/commands"

// testsWhere leaves tasks that see the name of what is in use to the program that
// knows which variables tests obey.
func (r *reader) testsWhere(_ string, st *state) {
	if r.exports && st.vars != nil {
		r.beyond()
	}
	for d := st.kinds.first; d != nil; d = d.next {
		values, _ := st.lookup(d.name)
		for i := range values {
			if commands.InUse(values[i]) {
				r.beyond()
			}
		}
	}
}

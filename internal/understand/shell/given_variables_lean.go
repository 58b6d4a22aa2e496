//go:build lean

package shell

import "strings"

// givenVariable leaves calls in which a variable with a path in it is handed on to the
// program beside the hook.
func (r *reader) givenVariable(st *state) string {
	for d := st.kinds.first; d != nil || r.exports; d = d.next {
		if d == nil {
			r.beyond()
			break
		}
		values, _ := st.lookup(d.name)
		for i := range values {
			if strings.Contains(values[i].Text+values[i].Base+values[i].Suffix, "/") || strings.Contains(values[i].Text, "..") {
				r.beyond()
			}
		}
	}
	return ""
}

//go:build lean

package shell

import (
	"automode"
	"automode/internal/commands"
)

// emptiesNamed leaves a program that empties its folder, and may be told by a variable which
// it is, to the program beside the hook.
func (r *reader) emptiesNamed(result *commands.Result, st *state, _ *sum) {
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Kind == automode.Delete && f.Traits.Has(automode.Recoverable) && (r.exports || st.kinds.first != nil) {
			r.beyond()
		}
	}
}

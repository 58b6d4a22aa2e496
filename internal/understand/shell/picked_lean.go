//go:build lean

package shell

import (
	"slices"

	"automode"
	"automode/internal/commands"
)

// picked leaves what a condition picks out of many names to the program that knows what
// conditions come to.
func (r *reader) picked(c *conditional, _ string, values alts, _ *state) alts {
	if !c.leaves && slices.ContainsFunc(values, func(w commands.Word) bool {
		return w.One && (sweeps(&w) || w.Known == automode.Bounded) || w.Known == automode.Bounded && w.Base != ""
	}) {
		r.beyond()
	}
	return nil
}

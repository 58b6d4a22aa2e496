//go:build lean

package shell

import "slices"

// picked leaves what a condition picks out of many names to the program that knows what
// conditions come to.
func (r *reader) picked(c *conditional, _ string, values alts, _ *state) alts {
	if !c.leaves && slices.ContainsFunc(values, ofMany) {
		r.beyond()
	}
	return nil
}

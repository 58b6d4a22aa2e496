//go:build !lean

package shell

import (
	"automode"
	"automode/internal/commands"
)

// packed notes that a file is from now on the only one that holds what another held, unless
// that can be had back.
func (r *reader) packed(f *commands.Fact, to *spot, st *state) (only bool) {
	for i := range f.Words {
		for _, s := range r.spots(nil, &f.Words[i], st) {
			e := automode.Effect{Kind: automode.Lose}
			if r.recoverableNow(&e, &s, st); s.at.Path != "" && s.at.Exists && !e.Traits.Has(automode.Recoverable) && s.place.Region != automode.Scratch || r.notes.holdsOnly(s.at.Path) {
				r.notes.moved.add(to.at.Path)
				r.notes.only.add(to.at.Path)
				only = true
			}
		}
	}
	return only
}

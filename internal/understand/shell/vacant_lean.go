//go:build lean

package shell

import "automode/internal/commands"

// vacates is left to the program that lists what patterns take.
func (r *reader) vacates(f *commands.Fact, s *spot) {
	if f.Role == commands.Moves && s.like != "" {
		r.beyond()
	}
}

// endsOtherwise leaves a name that is known by how it ends to that program, too.
func (r *reader) endsOtherwise(s *spot) bool {
	if s.name != nil && s.name.Suffix != "" {
		r.beyond()
	}
	return false
}

//go:build lean

package shell

import (
	"automode"
	"automode/internal/commands"
)

// partly is a name that the hook leaves to the program beside it, as it leaves what a pattern
// moved: see vacates.
type partly struct{}

func (r *reader) notePartly(f *commands.Fact, s *spot) {
	if s.name != nil && s.name.Suffix != "" && !f.Word.Exact() {
		r.beyond()
	}
}

// overNames: so are the names that a write may meet.
func (r *reader) overNames(*commands.Fact, *automode.Effect, *spot, *state) { r.beyond() }

func (r *reader) overPartly(*spot, bool) bool { return false }

func (r *reader) carryGone(s *spot, _ string) {
	if s.like != "" {
		r.beyond()
	}
}

// overLinks: and the links that it may be put behind.
func (r *reader) overLinks(f *commands.Fact, e *automode.Effect, _ *spot) {
	if (e.Extent != automode.One || e.Known == automode.Bounded) && f.Role != commands.WritesTree && f.Role != commands.Edits {
		r.beyond()
	}
}

//go:build lean

package shell

import (
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// opening: which file is behind a descriptor is left to the program that follows them.
type opening struct{}

func (r *reader) opens(d *syntax.Redirect, w commands.Word, _ *state) {
	if d.Op == syntax.RdrIn || d.Op == syntax.RdrInOut || isDescriptor(w) && w.Text > "2" || w.Is("0") {
		r.openings = []opening{{}}
	}
}

func (r *reader) reopened(_ *commands.Fact, path string, _ *state, _ *sum) {
	if path != "/dev/null" && (len(r.openings) > 0 || r.piped || r.captured || path != "/dev/stderr" && path != "/dev/stdout") {
		r.beyond()
	}
}

//go:build lean

package shell

import (
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// held leaves a name that is not known to the program that looks for what it may be.
func (r *reader) held(_ *syntax.Word, l *line, _ *state, _ flow) {
	if len(l.words) > 0 && !l.words[0].Exact() {
		r.beyond()
	}
}

// spokenIn is left to the program that reads code.
func (r *reader) spokenIn([]commands.Word, *sum) []string { return nil }

// splicedInto leaves a call that sets such variables and starts the project to it as well.
func (r *reader) splicedInto(*state) {
	if len(r.spliceable) > 0 && r.entry() >= 0 {
		r.beyond()
	}
}

// ownSources leaves a call that writes sources and runs the project to the
// program that reads them.
func (r *reader) ownSources(*state) {
	for p := range r.notes.at {
		if r.telling(p) && r.entry() >= 0 {
			r.beyond()
			return
		}
	}
}

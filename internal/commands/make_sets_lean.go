//go:build lean

package commands

import "strings"

// makeSets leaves a definition with blanks or an unusual operator, and one of make's own
// options, to the program beside this one.
func (m *Match) makeSets(w Word) Word {
	if name, _, _ := strings.Cut(w.Text, "="); strings.ContainsAny(name, "! \t") || strings.HasSuffix(name, "MAKEFLAGS") {
		m.Add(leftBeside())
	}
	return w
}

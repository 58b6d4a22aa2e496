//go:build !lean

package commands

import "strings"

// makeSets is a definition without the blanks beside its operator. By "!=" make runs what it
// holds, and some variables hold options of make itself.
func (m *Match) makeSets(w Word) Word {
	name, value, _ := strings.Cut(w.Text, "=")
	plain := strings.TrimRight(name, ":?+! \t")
	value = strings.TrimLeft(value, " \t")
	if strings.HasSuffix(name, "!") {
		line := w
		line.Text = value
		m.addRole(RunsLine, &line, "make runs it")
		m.Unknown("what the variable holds is what a command prints", w)
	}
	if named("MAKEFLAGS GNUMAKEFLAGS", plain) && strings.Trim(value, "Bjknsw0123456789 -") != "" {
		m.Unknown("options for every make, which can name programs", w)
	}
	if end := name[len(plain):]; strings.ContainsAny(end, " \t") || len(name)+1+len(value) < len(w.Text) {
		w.Text = plain + strings.Trim(end, " \t") + "=" + value
	}
	return w
}

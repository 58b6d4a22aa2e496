//go:build !lean

package commands

import "strings"

// swallows: where programs share a table, an option that takes a value in one may
// take none in another, and what is written like an option is then one.
func (m *Match) swallows(f *Flag, next *Word) {
	if m.Program == nil || m.Program.Kin == "" || f.Of != "" {
		return
	}
	t := next.Text
	if len(t) > 1 && t[0] == '-' && (t[1] == '-' || awkLetter(t[1]) || m.find(t[:2]) != nil) {
		m.Unknown("for some of its kin it may be an option", *next)
	}
	// An address is what such a program is for.
	if scheme, _, ok := strings.Cut(t, "://"); ok && f.Value == Data && named("http https ftp", scheme) {
		m.Unknown("for some of its kin it may be what it is asked to take", *next)
	}
}

// swallowsLetters is swallows for what stands behind it in its own word, where the
// first letter of that would do something.
func (m *Match) swallowsLetters(f *Flag, rest string) {
	if m.Program == nil || m.Program.Kin == "" || f.Of != "" || rest == "" {
		return
	}
	if other := m.find("-" + rest[:1]); other != nil && other.matters() {
		m.Unknown("for some of its kin “-"+rest[:1]+"” may be an option", Lit("-"+rest))
	}
}

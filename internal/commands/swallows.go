//go:build !lean

package commands

// swallows: where programs share a table, an option that takes a value in one may
// take none in another, and what is written like an option is then one.
func (m *Match) swallows(f *Flag, next *Word) {
	if t := next.Text; m.Program != nil && m.Program.Kin != "" && f.Of == "" && len(t) > 1 && t[0] == '-' && (t[1] == '-' || awkLetter(t[1])) {
		m.Unknown("for some of its kin it may be an option", *next)
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

//go:build !lean

package commands

// looksFirst reports whether the words behind the name are a use of a rare program
// that stands beside its rows, and adds what it comes to.
func (m *Match) looksFirst(words []Word) bool {
	if !m.Program.Rare || len(words) == 0 {
		return false
	}
	name, args := m.name(), m.Args
	m.Args = words
	for i := range besideLooking {
		if p := &besideLooking[i]; named(p.names, name) && m.seenByAny(p) {
			m.Stdin = Data
			return true
		}
	}
	m.Args = args
	return false
}

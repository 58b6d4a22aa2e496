//go:build lean

package commands

// looksFirst: a lean build carries no rare program.
func (m *Match) looksFirst([]Word) bool { return false }

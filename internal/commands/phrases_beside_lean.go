//go:build lean

package commands

// saysFirst: a lean build carries no rare program.
func (m *Match) saysFirst([]Word) bool { return false }

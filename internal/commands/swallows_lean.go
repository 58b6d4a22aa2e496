//go:build lean

package commands

// swallows: nearly all programs that share a table are the full programs' to read.
func (m *Match) swallows(*Flag, *Word) {}

func (m *Match) swallowsLetters(*Flag, string) {}

//go:build lean

package commands

// The programs that share rows are left to the program beside this one, but for those that
// only say who is there and how busy the machine is.

func (m *Match) kinValues() {}

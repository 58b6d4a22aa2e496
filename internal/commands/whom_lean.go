//go:build lean

package commands

// Whose processes are told of is left to the program beside this one.

func (m *Match) chosen(Word) {}
func pgrepWhom(*Match)       {}
func pidofWhom(*Match)       {}
func psWhom(*Match)          {}
func grepWhom(*Match)        {}
func awkWhom(*Match, string) {}

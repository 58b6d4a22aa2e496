//go:build !lean

package commands

import "automode"

// asked reports whether the invocation is nothing but a question for help or for the
// version. Whoever reads options answers it, or ends with an error, but for what does its
// work with or without any.
func (m *Match) asked(name string) bool {
	if len(m.Words) != 2 || name != "--version" && name != "--help" {
		return false
	}
	for i := range m.Row.Does {
		if (NoRead|NoQuery|NoKeep)&Of(m.Row.Does[i].Kind) == 0 && m.Row.Does[i].Traits&automode.EntryPoint == 0 {
			return false
		}
	}
	return true
}

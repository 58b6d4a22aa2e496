//go:build !lean

package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// whom is whose numbers and lines an invocation prints, where what it reads is about
// the processes in.
func whom(result *commands.Result, in commands.Whom) commands.Whom {
	switch result.Whom {
	case commands.EveryProcess:
		return commands.EveryProcess
	case commands.ChosenProcesses:
		if gateNamed(result.Chosen) {
			return commands.GateProcesses
		}
	case commands.SameProcesses:
		return in
	}
	switch result.Prints {
	case commands.Passed, commands.Most:
		return in
	case commands.Sifted:
		if in == commands.GateProcesses {
			return in // or none
		}
	}
	return commands.AnyProcesses
}

// signals says whether the gate is signalled, or kept from running, by what is done to
// the processes or services that a word names.
func (r *reader) signals(w *commands.Word, e *automode.Effect) bool {
	if w.Whom == commands.EveryProcess || w.Known == automode.Exact && w.Text != "" && strings.Trim(w.Text, "*") == "" {
		e.Traits |= automode.Halts
	}
	return w.Whom == commands.GateProcesses || w.Known == automode.Exact && gateNamed(w.Text)
}

// gateNamed reports whether a name or pattern of processes, services or their lines
// says the whole name of a program of the gate.
func gateNamed(pattern string) bool {
	for w := range strings.FieldsSeq(pattern) {
		w = strings.Map(func(c rune) rune {
			if strings.ContainsRune(`[]^$\`, c) {
				return -1
			}
			return c
		}, w)
		w, _, _ = strings.Cut(path.Base(w), ".")
		if p := commands.Find(w); p != nil && p.Gate {
			return true
		}
	}
	return false
}

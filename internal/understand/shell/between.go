package shell

import (
	"strings"

	"automode/internal/commands"
)

// What the shell runs by itself between commands prints where those print: into a pipe,
// a file, a substitution. zsh does so in every shell below the one that set the trap,
// bash where it is told to.

// betweenCommands reports whether a trap for such a condition is run between commands, and
// not at an end or because of a signal.
func betweenCommands(condition *commands.Word) bool {
	if !condition.Exact() {
		return true
	}
	switch strings.TrimPrefix(strings.ToUpper(condition.Text), "SIG") {
	case "DEBUG", "ERR", "ZERR", "RETURN":
		return true
	}
	return false
}

// interrupted is the output of a statement with what is printed so.
func (r *reader) interrupted(out flow) flow {
	if r.amid == nil {
		return out
	}
	return r.both(*r.amid, out)
}

// printsBetween notes what is printed so. How often it is, nobody knows.
func (r *reader) printsBetween(out flow) {
	if out.silent() {
		return
	}
	more := flow{data: out.data, encoded: out.encoded, strange: out.strange, endless: out.endless, maybe: true, open: true}
	if texts := out.said(); texts != nil {
		more.knows(rest{parts: texts})
	}
	if r.amid != nil {
		more = both(*r.amid, more) // of two traps either may be run
	}
	r.amid = &more
}

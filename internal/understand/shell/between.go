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
	if r.murmurs != nil && r.merged {
		out = r.both(*r.murmurs, out)
	}
	if r.amid == nil {
		return out
	}
	return r.both(*r.amid, out)
}

// printsBetween notes what is printed so.
func (r *reader) printsBetween(out flow) { r.amid = amid(r.amid, out) }

// amid is what is printed so with one more output of that kind. How often it is, nobody
// knows.
func amid(was *flow, out flow) *flow {
	if out.silent() {
		return was
	}
	more := flow{data: out.data, encoded: out.encoded, strange: out.strange, endless: out.endless, maybe: true, open: true}
	if texts := out.said(); texts != nil {
		more.knows(rest{parts: texts})
	}
	if was != nil {
		more = both(*was, more) // of two traps either may be run
	}
	return &more
}

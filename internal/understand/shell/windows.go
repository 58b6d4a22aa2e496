package shell

import (
	"automode/internal/commands"
)

// windowsProgram reads a program that Windows has under a name of its own.
func (r *reader) windowsProgram(argv []commands.Word, st *state, in flow) (flow, bool) {
	return flow{}, false
}

//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// completion reads the builtins that can run code to complete a word.
func (r *reader) completion(name string, args []commands.Word, st *state) {
	if name == "bind" && len(args) == 1 && args[0].Exact() {
		switch args[0].Text {
		case "-l", "-p", "-P", "-s", "-S", "-v", "-V", "-X":
			return // it lists
		}
	}
	for i, w := range args {
		switch {
		case !w.Exact():
			r.unknown("what “" + name + "” would run is not known")
		case w.Is("-C") && i+1 < len(args) && args[i+1].Exact():
			at := r.position
			r.via = automode.Deferred
			r.called(args[i+1].Text, st)
			r.backTo(at)
		case name == "bind" || strings.HasPrefix(w.Text, "-") && len(w.Text) > 1 && strings.ContainsAny(w.Text, "CF"),
			strings.ContainsAny(w.Text, "$`("):
			r.unknown("“" + name + "” can run code")
		}
	}
}

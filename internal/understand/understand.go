// Package understand turns a call into what it would do. It never judges and
// never runs anything.
package understand

import (
	"automode"
	"automode/internal/understand/shell"
	"automode/internal/understand/tools"
	"automode/internal/world"
)

// Options are what understanding needs beside the call.
type Options struct {
	// World makes the world that a call is judged in.
	World func(*automode.Call) *world.World
	// Live: the call is about to happen on this machine, so a working folder
	// that does not exist is not judged by its letters.
	Live bool
	// Changed reports whether this session changed an executable surface. Nil:
	// nothing was changed.
	Changed func(path string) bool
	// Made reports whether the session made a file and left it as it is. Nil: none.
	Made func(path string) bool
	// Wrote reports whether the session wrote a file, by whatever tool. Nil: none.
	Wrote func(path string) bool
	// Only are the places where this session moved what is nowhere else.
	Only []string
	// SecretRead: a secret was read in this session, so that it may be in what
	// goes out, whatever the call itself shows.
	SecretRead bool
	// Beyond is told when the call holds a language that this build does not
	// carry. Nil: nobody wants to know.
	Beyond func()
	// Described tells what is known of a tool of an MCP server. Nil: nothing.
	Described func(*automode.Call) tools.Described
}

// Read says what the call would do.
func Read(call *automode.Call, o Options) automode.Action {
	a := automode.Action{Call: call}
	w := o.World(call)
	defer w.Close()
	also := shell.Options{Changed: o.Changed, Made: o.Made, Wrote: o.Wrote, Only: o.Only, Beyond: o.Beyond}
	if w.Lexical() {
		a.Note = "the working folder " + call.Cwd + " does not exist here: paths are judged by their letters alone"
	}
	switch {
	case call.Malformed != "":
		a.Effects = append(a.Effects, automode.Effect{Target: call.Tool, Why: call.Malformed})
		a.Outcome = automode.Unreadable
	case call.Kind == automode.ShellTool:
		shell.Read(&a, w, also)
	default:
		of := a // apart, so that a shell call's needs no memory of its own
		tools.Read(&of, w, also, o.Described)
		a = of
	}
	if o.SecretRead {
		for i := range a.Effects {
			if e := &a.Effects[i]; e.Kind == automode.Send && e.Place.Host != automode.Loopback {
				e.Data |= automode.MaybeSecret
			}
		}
	}
	if o.Live && w.Lexical() {
		// What was read by its letters can still be denied, and never allowed.
		a.Effects = append(a.Effects, automode.Effect{Target: call.Cwd, Why: "the working folder does not exist"})
		a.Complete, a.Outcome = false, automode.Unreadable
	}
	return a
}

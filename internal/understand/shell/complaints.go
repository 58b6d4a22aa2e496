package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// What is said on standard error goes where standard output goes when a call sends it
// there: messages with words of the call in them, and what a shell that traces prints.

// joinsErrors reports whether redirections send standard error the way of standard output.
func joinsErrors(list []*syntax.Redirect) bool {
	for _, d := range list {
		switch {
		case d.Op == syntax.RdrAll || d.Op == syntax.RdrAllClob || d.Op == syntax.AppAll:
			return true
		case d.Op == syntax.DplOut && d.N != nil && d.N.Value == "2":
			return true // to whatever it goes
		case d.Op == syntax.DplOut && d.N == nil && strings.Trim(d.Word.Lit(), "0123456789-") != "":
			return true // ">&file"
		}
	}
	return false
}

// leadsErrors reports whether redirections send standard error anywhere but away.
func leadsErrors(list []*syntax.Redirect) bool {
	for _, d := range list {
		if d.N != nil && d.N.Value != "0" && d.N.Value != "1" && d.Word.Lit() != "/dev/null" {
			return true
		}
	}
	return joinsErrors(list)
}

// goesToErrors reports whether all that redirections do is to send standard output the
// way of standard error.
func goesToErrors(list []*syntax.Redirect) bool {
	return len(list) == 1 && list[0].Op == syntax.DplOut && (list[0].N == nil || list[0].N.Value == "1") && list[0].Word.Lit() == "2"
}

// mayBeExec reports whether a command's redirections may last.
func mayBeExec(c syntax.Command) bool {
	call, ok := c.(*syntax.CallExpr)
	if !ok || len(call.Args) == 0 {
		return false
	}
	switch name := call.Args[0].Lit(); name {
	case "", "exec", "command", "builtin", "eval", "noglob", "nocorrect", "-":
		return true
	default:
		return strings.ContainsAny(name, "\\*?[{~")
	}
}

// saidAside is what is left of an output that goes to standard error alone: nobody reads
// it but the person, and whoever joined the two.
func (r *reader) saidAside(out flow) flow {
	if out.silent() {
		return out
	}
	if r.springs {
		r.aside = amid(r.aside, out)
	}
	if out.data&automode.SecretData != 0 {
		r.shown() // wherever else it goes
	}
	if r.merged || r.piped && r.mayBeZsh() { // zsh sends it down the pipe as well
		return out
	}
	d, endless := out.data, out.endless
	out = nothing()
	out.data, out.endless = d&^automode.SecretData, endless
	return out
}

// withErrors is an output that what a command says on standard error stands in, where it
// is read. What that is nobody knows.
func (r *reader) withErrors(c syntax.Command, out flow, st *state) flow {
	if !r.piped && !r.captured && !r.filed {
		return out
	}
	switch {
	case out.prints == commands.PathsIn: // words of the call among the names
	case out.prints != commands.ItsText || !out.exact() || !st.traced && complainsNever(c):
		return out
	}
	more := out.more()
	more.parts = out.said()
	out.prints, out.text = commands.AnyText, nil
	out.knows(more)
	return out
}

// complains notes what goes to standard error by one of its names: it is shown, wherever
// standard output goes.
func (r *reader) complains(path string, data automode.Data) {
	switch path {
	case "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2":
		if data&automode.SecretData != 0 {
			r.shown()
		}
	}
}

// complainsNever reports whether a command has nothing to say on standard error: it
// prints its words, which stand there as they are.
func complainsNever(c syntax.Command) bool {
	call, ok := c.(*syntax.CallExpr)
	if !ok || len(call.Assigns) > 0 || len(call.Args) == 0 {
		return false
	}
	for _, w := range call.Args {
		if _, ok := verbatim(w); !ok && !quotedText(w) {
			return false
		}
	}
	switch call.Args[0].Lit() {
	case "echo", ":", "true":
		return true
	}
	return false
}

// quotedText reports whether a word is nothing but text in quotes.
func quotedText(w *syntax.Word) bool {
	for _, p := range w.Parts {
		switch p := p.(type) {
		case *syntax.Lit, *syntax.SglQuoted:
		case *syntax.DblQuoted:
			for _, in := range p.Parts {
				if _, ok := in.(*syntax.Lit); !ok {
					return false
				}
			}
		default:
			return false
		}
	}
	return true
}

package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// What the plain sh of many systems, which is no bash, makes of bash's own words
// and signs. Where it refuses a text nothing more is done than was read; here is
// what it does otherwise.

// mayBeSober reports whether the shell that a text is given to may be such an sh:
// where no other one is named, what starts one takes that.
func (r *reader) mayBeSober(text string) bool {
	if r.command == 0 {
		return false // the call's own
	}
	if w := r.a.Commands[r.command-1].Words; len(w) > 0 {
		if name := base(w[0]); commands.HasBashWords(name) || commands.MayLackBashWords(name) {
			return commands.MayLackBashWords(name)
		}
	}
	line, _, _ := strings.Cut(text, "\n")
	return !strings.HasPrefix(line, "#!") || !strings.Contains(line, "bash") && !strings.Contains(line, "zsh")
}

// soberly reads a statement as such an sh does, beside what bash does: "&>" puts it
// in the background and empties a file, and "function f" is a command that is not
// there, behind which the lines of the function follow.
func (r *reader) soberly(s *syntax.Stmt, before, ok, fail *state, in flow) (*state, *state) {
	if slices.ContainsFunc(s.Redirs, func(d *syntax.Redirect) bool { return d.Op == syntax.RdrAll || d.Op == syntax.AppAll }) {
		r.exit = either
		after := join(before, join(ok, fail))
		return after, after
	}
	switch c := s.Cmd.(type) {
	case *syntax.FuncDecl:
		if c.RsrvWord && !c.Parens {
			o, f, _ := r.stmt(c.Body, before, in)
			return join(ok, join(o, f)), fail
		}
	case *syntax.TestClause:
		r.exit = r.exit.orOther()
		if comparesOrJoins(c.X) {
			r.unknown("a plain sh reads it as commands and redirections")
		}
	case *syntax.ArithmCmd:
		r.exit = r.exit.orOther()
		r.unknown("a plain sh reads it as commands and redirections")
	case *syntax.DeclClause, *syntax.LetClause:
		// Of these it knows three.
		if d, is := c.(*syntax.DeclClause); !is || d.Variant.Value != "export" && d.Variant.Value != "readonly" && d.Variant.Value != "local" {
			r.exit = r.exit.orOther()
			after := join(before, join(ok, fail))
			return after, after
		}
	}
	return ok, fail
}

// differs reports whether such an sh may read a statement otherwise than bash.
func differs(s *syntax.Stmt) bool {
	switch s.Cmd.(type) {
	case *syntax.FuncDecl, *syntax.TestClause, *syntax.ArithmCmd, *syntax.DeclClause, *syntax.LetClause:
		return true
	}
	return len(s.Redirs) > 0
}

// comparesOrJoins reports whether a test holds a sign that is one of the shell's own
// outside of a test.
func comparesOrJoins(x syntax.TestExpr) bool {
	switch x := x.(type) {
	case *syntax.Word:
		return false
	case *syntax.UnaryTest:
		return comparesOrJoins(x.X)
	case *syntax.BinaryTest:
		return x.Op == syntax.TsAfter || x.Op == syntax.TsBefore || x.Op == syntax.AndTest || x.Op == syntax.OrTest || comparesOrJoins(x.X) || comparesOrJoins(x.Y)
	}
	return true
}

// orMissing are values of a variable that a plain sh does not set.
func (r *reader) orMissing(v alts) alts {
	if !r.sober {
		return v
	}
	v = slices.Clone(v)
	for i := range v {
		if v[i].Known != automode.Exact {
			v[i].MayEmpty = true
			return v
		}
	}
	return append(v, missing())
}

// specialBuiltin reports whether what is assigned in front of a command stays in a plain
// sh when it is done.
func specialBuiltin(name string) bool {
	switch name {
	case ":", ".", "break", "continue", "eval", "exec", "exit", "export", "readonly", "return", "set", "shift", "times", "trap", "unset":
		return true
	}
	return false
}

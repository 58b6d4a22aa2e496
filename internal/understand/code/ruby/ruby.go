// Package ruby reads programs in Ruby, above all those of one line. Package
// script follows what they do.
package ruby

import (
	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// Read says what a program does. Of one that cannot be parsed to its end, what
// stands in front of the place is read all the same.
func Read(text string, s code.Setting) code.Reading {
	p := newParser(text)
	program := script.N(script.Block, "")
	p.Parse(func() { p.program(program) })
	program.Kids = append(p.first, program.Kids...)
	r := script.Read(&language, program, s)
	if script.Has(program, readsGiven) && script.Has(program, altersGiven) {
		r.Whole, r.Why = false, "what is read may be another file"
	}
	if p.Why != "" {
		r.Whole, r.Why = false, p.Why
	}
	return r
}

// readsGiven reports whether n reads the files that ARGV names.
func readsGiven(n *script.Node) bool {
	return n.Op == script.Call && len(n.Kids) > 0 && n.Kids[0].Op == script.Name && code.Within("gets readline readlines", n.Kids[0].Text)
}

// altersGiven reports whether n puts something into ARGV, or makes another name of it.
func altersGiven(n *script.Node) bool {
	given := func(n *script.Node) bool {
		return n != nil && n.Op == script.Call && len(n.Kids) == 1 && n.Kids[0].Op == script.Name && n.Kids[0].Text == "arguments"
	}
	switch {
	case n.Op == script.Set && len(n.Kids) > 1:
		to := n.Kids[0]
		return given(n.Kids[1]) || to.Op == script.Index && given(to.Kids[0])
	case n.Op == script.Call && n.Kids[0].Op == script.Member:
		return given(n.Kids[0].Kids[0]) && code.Within(language.Alters, n.Kids[0].Text) && !code.Within("shift pop clear delete delete_at delete_if keep_if select! reject! compact! uniq! slice! sort! reverse!", n.Kids[0].Text)
	}
	return false
}

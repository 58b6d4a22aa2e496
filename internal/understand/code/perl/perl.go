// Package perl reads programs in Perl, above all those of one line. Package
// script follows what they do.
package perl

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
	if len(p.given) == 1 && p.given[0] != nil && p.given[0].Text == "@ARGV" && !script.Has(program, func(n *script.Node) bool {
		return takesGiven(n) || n.Op == script.Set && n.Kids[0] == p.given[0]
	}) {
		p.given[0].Text = script.Given
	}
	// With -n and -p a program is run for each line, with what the one before
	// left behind; without, once.
	r := script.Read(&language, script.N(script.Block, "", program, script.N(script.Loop, "", program)), s)
	if p.Why != "" {
		r.Whole, r.Why = false, p.Why
	}
	return r
}

// takesGiven reports whether a call may take of the words behind the program, or change
// them, without their name.
func takesGiven(n *script.Node) bool {
	return n.Op == script.Call && len(n.Kids) > 0 && n.Kids[0] != nil && code.Within("shift pop readline push unshift splice eval", n.Kids[0].Text) || n.Op == script.Strange
}

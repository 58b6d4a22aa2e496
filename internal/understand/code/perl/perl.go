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
	// With -n and -p a program is run for each line, with what the one before
	// left behind; without, once.
	r := script.Read(&language, script.N(script.Block, "", program, script.N(script.Loop, "", program)), s)
	if p.Why != "" {
		r.Whole, r.Why = false, p.Why
	}
	return r
}

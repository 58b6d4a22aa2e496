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
	if p.Why != "" {
		r.Whole, r.Why = false, p.Why
	}
	return r
}

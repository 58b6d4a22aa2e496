// Package javascript reads programs in JavaScript, as node, bun and deno run
// them. It knows the language; package script follows what the programs do.
package javascript

import (
	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// Read says what a program does. Of one that cannot be parsed to its end, what
// stands in front of the place is read all the same.
func Read(text string, s code.Setting) code.Reading {
	program, why := parse(text)
	r := script.Read(&language, program, s)
	if why != "" {
		r.Whole, r.Why = false, why
	}
	return r
}

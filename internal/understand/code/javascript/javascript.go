// Package javascript reads programs in JavaScript, as node, bun and deno run
// them. It knows the language; package script follows what the programs do.
package javascript

import (
	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// Read says what a program does. Of one that cannot be parsed to its end, what
// stands in front of the place is read all the same.
func Read(text string, s code.Setting) code.Reading { return read(&language, text, s) }

// ReadMapped is Read for programs that take settings from the folder they run
// in: code to load first, and what the names of modules mean. They read TypeScript.
func ReadMapped(text string, s code.Setting) code.Reading {
	mapped := language
	mapped.Mapped = true
	r := read(&mapped, text, s)
	if r.Whole && (s.Beside == nil || s.Beside("bunfig")) {
		r.Whole, r.Why = false, "settings beside it may load other code first"
	}
	return r
}

func read(l *script.Language, text string, s code.Setting) code.Reading {
	program, why := parse(text, l.Mapped)
	r := script.Read(l, program, s)
	if why != "" {
		r.Whole, r.Why = false, why
	}
	return r
}

// Package php reads programs in PHP, above all those of one line. Package
// script follows what they do.
package php

import (
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// Read says what a program does. Of one that cannot be parsed to its end, what
// stands in front of the place is read all the same.
func Read(text string, s code.Setting) code.Reading {
	p := parser{src: text}
	if s.File != "" {
		// A file is text until it says that it is a program.
		if strings.HasPrefix(p.src, "#!") {
			_, p.src, _ = strings.Cut(p.src, "\n")
		}
		if !strings.HasPrefix(p.src, "<?php") {
			return code.Reading{Why: "it is not a program from its beginning on"}
		}
		p.pos = len("<?php")
	}
	program := script.N(script.Block, "")
	p.program(program)
	r := script.Read(&language, program, s)
	if p.why != "" {
		r.Whole, r.Why = false, p.why
	}
	return r
}

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
	p := newParser(text)
	p.file = s.File != ""
	if p.file {
		// A file is text until it says that it is a program.
		if strings.HasPrefix(p.Src, "#!") {
			_, p.Src, _ = strings.Cut(p.Src, "\n")
		}
		if !strings.HasPrefix(p.Src, "<?php") {
			return code.Reading{Why: "it is not a program from its beginning on"}
		}
		p.Pos = len("<?php")
	} else if strings.HasPrefix(p.Src, "<?php\n") || strings.HasPrefix(p.Src, "<?php ") {
		p.Pos = len("<?php") // what comes in is a file as well; as a text in the command line it would not be read
	}
	program := script.N(script.Block, "")
	p.Parse(func() { p.program(program) })
	r := script.Read(&language, program, s)
	if p.Why != "" {
		r.Whole, r.Why = false, p.Why
	}
	return r
}

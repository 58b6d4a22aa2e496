//go:build !lean

package shell

import (
	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/javascript"
	"automode/internal/understand/code/perl"
	"automode/internal/understand/code/php"
	"automode/internal/understand/code/python"
)

// understood reads a text in a language other than the shell's. ok is false
// where nobody reads the language.
func (r *reader) understood(lang commands.Lang, text string, s code.Setting) (reading code.Reading, ok bool) {
	switch lang {
	case commands.JavaScript:
		return javascript.Read(text, s), true
	case commands.TypeScript:
		return javascript.ReadMapped(text, s), true
	case commands.Perl:
		return perl.Read(text, s), true
	case commands.PHP:
		return php.Read(text, s), true
	case commands.Python:
		return python.Read(text, s), true
	}
	return code.Reading{}, false
}

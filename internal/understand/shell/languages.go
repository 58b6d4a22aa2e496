//go:build !lean

package shell

import (
	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/glance"
	"automode/internal/understand/code/javascript"
	"automode/internal/understand/code/perl"
	"automode/internal/understand/code/php"
	"automode/internal/understand/code/python"
	"automode/internal/understand/code/ruby"
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
		reading = perl.Read(text, s)
	case commands.PHP:
		reading = php.Read(text, s)
	case commands.Python:
		reading = python.Read(text, s)
	case commands.Ruby:
		reading = ruby.Read(text, s)
	default:
		if !glance.Reads(lang) {
			return code.Reading{}, false
		}
	}
	if !reading.Whole && glance.Reads(lang) {
		// What was not followed may still stand there to the letter.
		seen := glance.Read(lang, text, s)
		reading.Facts = append(reading.Facts, seen.Facts...)
		if reading.Why == "" {
			reading.Why = seen.Why
		}
	}
	return reading, true
}

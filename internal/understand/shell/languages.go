//go:build !lean

package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/understand/code/glance"
	"automode/internal/understand/code/golang"
	"automode/internal/understand/code/javascript"
	"automode/internal/understand/code/perl"
	"automode/internal/understand/code/php"
	"automode/internal/understand/code/python"
	"automode/internal/understand/code/ruby"
)

// rare has nobody to ask: this build knows all programs that are known.
func (r *reader) rare() {}

// exhausts reports whether a source of a compiled language plainly takes the
// machine down.
func (r *reader) exhausts(source string) bool {
	return len(source) <= code.MaxText && glance.Exhausts(source)
}

// understood reads a text in a language other than the shell's. ok is false
// where nobody reads the language.
func (r *reader) understood(lang commands.Lang, text string, s code.Setting) (reading code.Reading, ok bool) {
	switch lang {
	case commands.JavaScript, commands.TypeScript, commands.Perl, commands.PHP, commands.Python, commands.Ruby:
		reading = r.byNames(lang, text, s)
	case commands.Go:
		reading = golang.Read(text, s)
		lang = commands.Native // to those that nobody follows
	case commands.Awk, commands.Sed:
		reading.Facts, reading.Why, reading.Endless = commands.ReadScript(lang, text, s.Args)
		reading.Whole = reading.Why == ""
	default:
		if !glance.Reads(lang) {
			return code.Reading{}, false
		}
	}
	if (!reading.Whole || startsUnknown(reading.Facts)) && s.Module != code.Loads && glance.Reads(lang) {
		// What was not followed may still stand there to the letter.
		seen := glance.Read(lang, text, s)
		reading.Facts = append(reading.Facts, seen.Facts...)
		reading.Endless = reading.Endless || seen.Endless
		if reading.Why == "" && !reading.Whole {
			reading.Why = seen.Why
		}
	}
	return reading, true
}

// readIn reads a text in a language whose programs are followed.
func readIn(lang commands.Lang, text string, s code.Setting) code.Reading {
	switch lang {
	case commands.JavaScript:
		return javascript.Read(text, s)
	case commands.TypeScript:
		return javascript.ReadMapped(text, s)
	case commands.Perl:
		return perl.Read(text, s)
	case commands.PHP:
		return php.Read(text, s)
	case commands.Ruby:
		return ruby.Read(text, s)
	default:
		return python.Read(text, s)
	}
}

// startsUnknown reports whether something is run that is not known.
func startsUnknown(facts []commands.Fact) bool {
	return slices.ContainsFunc(facts, func(f commands.Fact) bool { return f.Kind == automode.Run && f.Word.Known != automode.Exact })
}

// lies reports whether a file lies there: of awk's, which is a part of a program and
// says nothing without the rest, or a module in the place of python's own.
func (r *reader) lies(result *commands.Result, f *commands.Fact) bool {
	switch result.Row.Lang {
	case commands.Awk:
		f.Lang = commands.Native
	case commands.Python:
	default:
		return false
	}
	return r.world.Resolve(f.Word.Text).Exists
}

// ended are the files that a runner of JavaScript may take where none of that very name is
// there: those that have one of its endings, or the index of a folder. The manifest of a
// folder may name another file than the index: then the folder itself stands for what it is.
func (r *reader) ended(f *commands.Fact, list []spot) []spot {
	if f.Lang != commands.JavaScript && f.Lang != commands.TypeScript || r.away > 0 || r.world.Lexical() {
		return list
	}
	n, all, endings := neighbours{r: r}, list[:0:0], ".js .json .node /index.js /index.json /index.node"
	if f.Lang == commands.TypeScript {
		endings += " .mjs .cjs .ts .tsx .mts .cts .jsx /index.mjs /index.cjs /index.ts /index.tsx"
	}
	for _, s := range list {
		p, was := strings.TrimSuffix(s.at.Path, "/"), len(all)
		if s.known == automode.Exact && p != "" && !n.there(p) {
			for ending := range strings.FieldsSeq(endings) {
				for _, found := range n.first(p, ending) {
					all = append(all, r.spot(found, automode.Exact))
				}
			}
		}
		if len(all) == was || n.there(p+"/package.json") {
			all = append(all, s)
		}
	}
	return all
}

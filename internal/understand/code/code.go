// Package code is what a reader of a programming language says of a text: what
// the code does, in the same facts that the catalogue states of programs. Each
// language has a package of its own below this one; package shell says where
// code stands in a call, and applies what was read of it.
package code

import (
	"slices"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code/condition"
)

// Reading is what a text of code was seen to do. The zero value is a text of
// which nothing was understood.
type Reading struct {
	// Facts, in the order of the text; also those of code that was not
	// understood as a whole, so that what it is seen to do can be denied. A
	// Base among them moves the working folder from there on, or has moved it
	// already where code runs more than once.
	Facts []commands.Fact
	Whole bool   // every statement was understood: the code does what Facts say and nothing else
	Why   string // what was not understood, one clause with its line; empty when Whole
	// Decodes: what it prints may be made by a decoder.
	Decodes bool
	// Endless: what it prints may never end.
	Endless bool
	// Located: it prints where a module of the language lies, and nothing else.
	Located bool
	// Work is how many expressions and statements were gone through.
	Work int
	// Made are texts that it puts together, as far as they are known.
	Made []string
}

// Makes adds a text that code puts together, where it may be more than a name or
// a word.
func (r *Reading) Makes(w commands.Word) {
	if w.Exact() && len(w.Text) > 8 && len(r.Made) < mostMade && strings.ContainsAny(w.Text, "(`\"'") && !slices.Contains(r.Made, w.Text) {
		r.Made = append(r.Made, w.Text)
	}
}

// String is the facts as tests state them, with "?" behind those of a text that
// was not understood as a whole.
func (r Reading) String() string {
	var list []string
	for _, f := range r.Facts {
		list = append(list, f.String())
	}
	if !r.Whole {
		list = append(list, "?")
	}
	if len(list) == 0 {
		return "nothing"
	}
	return strings.ReplaceAll(strings.Join(list, "; "), "\n", " ; ")
}

// mostMade bounds how many texts are kept.
const mostMade = 32

// Setting is what code sees of the call that runs it.
type Setting struct {
	Args  []commands.Word // what follows the script: sys.argv[1:], process.argv.slice(2)
	Input commands.Word   // standard input
	File  string          // the script's own path; empty when the code stands in no file
	Cwd   string          // the working folder; empty when it is not known
	Home  string          // the home; empty when it is not known
	// Secret reports whether a variable of the environment holds a secret, by
	// its name. Nil: it may.
	Secret func(variable string) bool
	// Beside reports whether something of that name may lie where the
	// interpreter looks for modules before it comes to its own; “node_modules”
	// in JavaScript: packages that nobody installed for the project. Nil: it may.
	Beside func(module string) bool
	// BesideIn is Beside in a folder that the code moves to. Nil: nobody knows.
	BesideIn func(folder string) func(module string) bool
	// Inside: it runs inside the project's application, with its settings.
	Inside bool
	// Module: other code takes it in.
	Module Module
	// Own gives the files of the project's own code that run when a module of that name
	// is loaded, from the folders that the interpreter looks into or, before them, from
	// others that the code names. Empty: it is not the project's. Nil: nobody knows.
	Own func(module string, folders ...string) []string
	// Given reports whether the call that runs the code gives that variable of the
	// environment a value. Nil: it may.
	Given func(variable string) bool
	// Version is that of a package that is installed for the project; empty where it is
	// not known. Nil: it never is.
	Version func(name string) string
	// Mapped reports whether settings beside the code may let the name of a module mean
	// another one. Nil: they may.
	Mapped func(module string) bool
	// OwnFolder reports whether a folder is the project's. Nil: nobody knows.
	OwnFolder func(folder string) bool
	// Names are those that listings are tried with. Nil: nobody looks.
	Names Names
	// Tried: it is read for what it does to such a name, and a condition that does not
	// hold of that one leads nowhere.
	Tried bool
	// Matches holds a text against a regular expression. Nil: nobody can.
	Matches condition.Match
}

// Module says what other code does with a text that it takes in.
type Module uint8

const (
	NoModule Module = iota // it is a program of its own
	Loads                  // it runs, and what it defines is not looked at
	Calls                  // it runs, and anything that it defines is called with anything
)

// MaxText is how much code is read.
const MaxText = 64 << 10

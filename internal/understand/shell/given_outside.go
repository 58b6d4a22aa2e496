package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// givenOutside takes back what a task's name earns where the call hands it what lies outside of
// the project: nobody knows what the task makes of it, and code or settings may be. What
// a recipe of the project hands on itself is the project's, and what holds another
// command may become one.
func (r *reader) givenOutside(named *automode.Effect, f *commands.Fact, st *state) {
	if r.covered() {
		return
	}
	args := f.Words[min(1, len(f.Words)):]
	if r.runner != nil {
		args = append(args[:len(args):len(args)], r.runner.Args...)
	}
	if r.goesOver(len(args)) {
		return
	}
	for _, w := range args {
		r.splices(alts{w})
		parts := []string{w.Text}
		if strings.HasPrefix(w.Text, "-") { // an option's value may hold an option
			parts = strings.FieldsFunc(w.Text, func(c rune) bool { return c == '=' || c == ' ' })
		}
		for _, w.Text = range parts {
			if r.liesOutside(w, st) {
				named.Traits &^= automode.EntryPoint
				named.Why = "is handed what lies outside of the project"
				return
			}
		}
	}
}

const givenWhy = "is handed what lies outside of the project in "

// givenIn says of an effect which variable hands it what lies outside of the project, if any does.
func givenIn(e automode.Effect, variable string) automode.Effect {
	if variable != "" {
		e.Why = givenWhy + variable
	}
	return e
}

// liesOutside reports whether a word is a path that leads out of the project.
func (r *reader) liesOutside(w commands.Word, st *state) bool {
	if !w.Exact() || w.Text == "" || w.Text[0] != '/' && w.Text[0] != '~' && !strings.HasPrefix(w.Text, "../") && !strings.Contains(w.Text, "/../") {
		return false
	}
	for _, s := range r.locate(w, st) {
		if s.place.Region != automode.Project {
			return true
		}
	}
	return false
}

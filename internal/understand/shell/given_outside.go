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
	for _, w := range args {
		r.splices(alts{w})
		if _, value, ok := strings.Cut(w.Text, "="); ok && strings.HasPrefix(w.Text, "-") {
			w.Text = value
		}
		if !w.Exact() || w.Text == "" || w.Text[0] != '/' && w.Text[0] != '~' && !strings.HasPrefix(w.Text, "../") && !strings.Contains(w.Text, "/../") {
			continue
		}
		for _, s := range r.locate(w, st) {
			if s.place.Region != automode.Project {
				named.Traits &^= automode.EntryPoint
				named.Why = "is handed what lies outside of the project"
				return
			}
		}
	}
}

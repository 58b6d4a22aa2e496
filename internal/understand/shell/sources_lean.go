//go:build lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/recipe"
	"mvdan.cc/sh/v3/syntax"
)

// held leaves a name that is not known to the program that looks for what it may be.
func (r *reader) held(_ *syntax.Word, l *line, _ *state, _ flow) {
	if len(l.words) > 0 && !l.words[0].Exact() {
		r.beyond()
	}
}

// What a program may print or write, and what a file may hold, are left to the program
// that reads code.
func (r *reader) mayPrint(*commands.Result, []commands.Word, flow, *sum, *state) []string { return nil }
func (r *reader) mayFill(*commands.Result, []commands.Word, *state, flow, *sum)           {}
func (r *reader) mayReplace(alts, string, string)                                         {}
func (r *reader) writes(in flow, _ commands.Lang, _ string) flow                          { return in }
func (r *reader) uttered([]string)                                                        {}
func (r *reader) supposed(*commands.Fact, spot, automode.Effect, *state, flow)            { r.unsure() }
func (r *reader) supposedText(*commands.Fact, *state, flow)                               { r.unsure() }
func (r *reader) handsCode([]commands.Word, *state, flow, []commands.Fact)                {}
func (r *reader) supposedTask(*commands.Fact, *book, *state, flow)                        { r.unsure() }

// broughtTask leaves a task whose recipes came with their folder to it as well.
func (r *reader) broughtTask(recipe.Found, *commands.Fact, *book, *state, flow) {
	if len(r.notes.carried) > 0 {
		r.unsure()
	}
}

// startsLater leaves what is put where sessions run it to it.
func (r *reader) startsLater(*spot, *automode.Effect, *state, *sum) { r.unsure() }

// mayStart leaves words that may be a command to it.
func (r *reader) mayStart(argv []commands.Word, _ *state, _ flow) {
	for i := 1; i < len(argv); i++ {
		if w := &argv[i]; w.Exact() && (strings.Contains(w.Text, " ") || i+1 < len(argv) && commands.Find(w.Text) != nil) {
			r.unsure()
			return
		}
	}
}

// installScripts leaves what a manifest has done around an installation to it.
func (r *reader) installScripts([]commands.Word, *state) { r.beyond() }

// splicedInto leaves a call that sets such variables and starts the project to it as well.
func (r *reader) splicedInto(*state) {
	if len(r.spliceable) > 0 && r.entry() >= 0 {
		r.beyond()
	}
}

// ownSources leaves a call that writes sources and runs the project to the
// program that reads them.
func (r *reader) ownSources(*state) {
	for p := range r.notes.at {
		if r.telling(p) && r.entry() >= 0 {
			r.beyond()
			return
		}
	}
}

func (x *note) mayBe(out flow) { x.may = out.saidAfter(x.may[:len(x.may):len(x.may)]) }

// linksCarried leaves a pattern behind copies to the program beside the hook.
func (r *reader) linksCarried(string) []string {
	r.beyond()
	return nil
}

// ownSurfaces leaves a call that writes what programs obey to it, too, where they may
// run it.
func (r *reader) ownSurfaces(*state) {
	for p := range r.notes.at {
		if n := r.notes.at[p]; (n.said != "" || len(n.told) > 0 || n.link != "" || len(r.notes.carried[p]) > 0) && (r.world.Place(p).Marks.Has(automode.Surface) || strings.Contains(n.said, "//go:generate")) {
			r.beyond()
			return
		}
	}
}

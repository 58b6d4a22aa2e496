//go:build !lean

package shell

import (
	"path"

	"automode"
	"automode/internal/understand/recipe"
	"automode/internal/world"
)

// Written adds to a what a text would do that is put into an executable
// surface, as children of the write, which is the effect with that 1-based
// index. When nobody can tell what the text makes run, it adds nothing and
// reports false.
//
// Nothing of it happens in this call: rules on commands are about those that
// it runs, so none is entered for them.
func Written(a *automode.Action, w *world.World, o Options, write int, p, old, text string) bool {
	r := &reader{a: a, world: w, options: o, position: position{parent: write}}
	src := recipe.Source{Path: p, Dir: path.Dir(p), Cwd: path.Dir(p), Text: text, Read: r.recipeFile, Beyond: o.Beyond}
	steps, ok := recipe.Written(src, old)
	if !ok {
		return false
	}
	complete, outcome := a.Complete, a.Outcome
	from, commands := len(a.Effects), len(a.Commands)
	st := &state{cwds: []string{src.Dir}, known: true}
	taken := map[recipe.Take]alts{}
	for i := range steps {
		r.step(&steps[i], taken, st, flow{})
	}
	for i := from; i < len(a.Effects); i++ {
		e := &a.Effects[i]
		e.Via, e.Command, e.Part = automode.Written, 0, automode.InWords
	}
	clear(a.Commands[commands:])
	a.Commands = a.Commands[:commands]
	a.Complete, a.Outcome = complete, outcome
	if r.failed {
		a.Effects = a.Effects[:from]
		return false
	}
	a.Effects[write-1].Traits |= automode.Readable
	return true
}

// surfaceText reads what an executable surface makes run with the text that is
// put into it; false: it cannot be told.
func (r *reader) surfaceText(to *output, text string) bool {
	at := r.world.Resolve(to.files[0])
	old := ""
	if at.Exists {
		b, err := r.world.ReadFile(at.Path, maxScript)
		if err != nil || !at.Regular {
			return false
		}
		old = string(b)
	}
	if to.appends {
		text = old + text
	}
	return Written(r.a, r.world, r.options, to.surface, to.files[0], old, text)
}

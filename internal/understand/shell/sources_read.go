//go:build !lean

package shell

import (
	"maps"
	"slices"

	"automode"
	"automode/internal/commands"
)

// ownSources reads what this call wrote among the project's sources, where it
// also starts, tests or builds the project: what is seen in it is judged as if it
// was started by its name. What nobody can read of it stays the entry point's.
func (r *reader) ownSources(st *state) {
	if len(r.notes.at) == 0 || r.spent {
		return
	}
	entry := r.entry()
	if entry < 0 {
		return
	}
	r.command, r.parent = r.a.Effects[entry].Command, entry+1
	for _, p := range slices.Sorted(maps.Keys(r.notes.at)) {
		lang, ok := sourceLang(p)
		if n := r.notes.at[p]; !ok || !r.telling(p) || n.built || n.inBuild() || r.tires(1) ||
			slices.ContainsFunc(r.a.Effects, func(e automode.Effect) bool { return e.Kind == automode.Run && e.Target == p }) {
			continue
		}
		f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Lang: lang, Word: commands.Lit(p), Why: "is among what that runs"}
		for _, s := range r.locate(f.Word, st) {
			if s.place.Region != automode.Project || s.place.Marks.Has(automode.Surface) {
				continue // that is judged where it is written
			}
			if !r.fromElsewhere(p) {
				r.cover++
				r.scriptAt(&f, s, st, flow{}, &sum{})
				r.cover--
			} else {
				r.scriptAt(&f, s, st, flow{}, &sum{})
			}
		}
	}
}

// fromElsewhere reports whether something of another place than the project was
// copied or moved to a path.
func (r *reader) fromElsewhere(p string) bool {
	return slices.ContainsFunc(r.notes.carried[p], func(from string) bool {
		return r.world.Place(from).Region != automode.Project
	})
}

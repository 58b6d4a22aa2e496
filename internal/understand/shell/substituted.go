//go:build !lean

package shell

import (
	"automode/internal/commands"
	"automode/internal/understand/recipe"
	"automode/internal/understand/substitute"
)

// settled reports whether a script makes nothing more of what it made, so that it may
// be run any number of times.
func settled(script substitute.Script, text string) bool {
	again, full := script.Apply(text)
	return full && again == text
}

// substituted is what an editor of streams makes of the files that it edits in their
// place, where that can be computed and they are files of settings: nothing of this
// call touched them before, and each is edited once, or as often as one likes.
func (r *reader) substituted(result *commands.Result, st *state) (list []patched) {
	s := result.Substitutes
	if s == nil || r.loose || r.loop > 0 || r.world.Lexical() {
		return nil
	}
	script := substitute.Script{Text: s.Script, Extended: s.Extended, Perl: s.Perl, GNU: s.GNU}
	seen := map[string]bool{}
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Role != commands.Edits {
			continue
		}
		at := r.locate(f.Word, st)
		if !f.Word.Exact() || len(at) != 1 || at[0].at.Path == "" || seen[at[0].at.Path] {
			return nil
		}
		x := patched{path: at[0].at.Path}
		seen[x.path] = true
		if !recipe.IsSettings(x.path) || !at[0].at.Regular || r.noted(x.path) {
			continue
		}
		b, err := r.world.ReadFile(x.path, maxScript)
		if err != nil || r.tires(len(b)/longStep+1) {
			continue
		}
		x.old, x.own, x.sure = string(b), true, r.happens(st)
		if x.text, x.full = script.Apply(x.old); x.full && (x.sure || settled(script, x.text)) {
			list = append(list, x)
		}
	}
	return list
}

//go:build !lean

package shell

import (
	"slices"
	"strings"

	"automode/internal/commands"
)

// leaves reports whether a file, or a folder, stays as it is where files that hold
// one of some texts are changed, behind the first so many notes. What this call put
// there before may hold them.
func (r *reader) leaves(p string, texts []commands.Word, behind int) bool {
	put := func(q string) bool {
		return r.notes.leaves[q] == nil && (p == q || strings.HasPrefix(p, q+"/") && r.notes.at[q].tree)
	}
	if r.tires(behind/64) || slices.ContainsFunc(r.notes.log[:behind], put) {
		return false
	}
	if r.world.Lexical() || r.loose && !r.allOwn() || r.tires(1) {
		return false
	}
	if at := r.world.Resolve(p); at.Err != nil {
		return false
	} else if !at.Exists || at.Dir {
		return true
	}
	b, err := r.world.ReadFile(p, maxScript)
	return err == nil && !slices.ContainsFunc(texts, func(w commands.Word) bool { return strings.Contains(string(b), w.Text) })
}

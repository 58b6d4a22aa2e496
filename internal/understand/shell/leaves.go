//go:build !lean

package shell

import (
	"slices"
	"strings"

	"automode/internal/commands"
)

// leaves reports whether a file, or a folder, stays as it is where files that hold
// one of some texts are changed.
func (r *reader) leaves(p string, texts []commands.Word) bool {
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

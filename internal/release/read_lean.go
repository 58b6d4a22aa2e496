//go:build lean

package release

import "cmp"

// commit is the revision that the lean hook was built from. The linker sets it, and
// the name: the hook carries nothing that takes its own build apart.
var commit string

// Read tells what this program was built as, as far as the linker was told.
func Read() Info { return Info{Name: cmp.Or(name, "(devel)"), Commit: commit} }

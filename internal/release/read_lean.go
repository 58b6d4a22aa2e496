//go:build lean

package release

import "cmp"

// Read tells what this program was built as, as far as the linker was told.
func Read() Info { return Info{Name: cmp.Or(name, "(devel)"), Commit: commit} }

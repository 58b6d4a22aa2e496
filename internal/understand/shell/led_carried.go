//go:build !lean

package shell

import (
	"errors"
	"slices"
	"strings"

	"automode/internal/world"
)

// linksCarried are the names in a folder of links that this call copied or moved there,
// or into the folder with all that lies beside them.
func (r *reader) linksCarried(folder string) (names []string) {
	for at := range r.notes.carried {
		if name, ok := strings.CutPrefix(at, strings.TrimSuffix(folder, "/")+"/"); ok && strings.IndexByte(name, '/') < 0 && !r.tires(1) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for at := folder; at != "/" && at != "."; at = above(at) {
		for _, from := range r.notes.carried[at] {
			links, err := r.world.Links(from+folder[len(at):], maxNames)
			if errors.Is(err, world.ErrTooMany) || r.tires(2) {
				break
			}
			names = append(names, links...)
		}
	}
	return names
}

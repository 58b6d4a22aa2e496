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
func (r *reader) linksCarried(folder string) []string { return r.linksFrom(folder, nil) }

// linksFrom is linksCarried behind copies to these places.
func (r *reader) linksFrom(folder string, to []string) (names []string) {
	for at := range r.notes.carried {
		if name, ok := strings.CutPrefix(at, strings.TrimSuffix(folder, "/")+"/"); ok && strings.IndexByte(name, '/') < 0 && !r.tires(1) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for at := folder; at != "/" && at != "."; at = above(at) {
		if slices.Contains(to, at) {
			continue
		}
		if len(to) == mostHops && len(r.notes.carried[at]) > 0 {
			r.unknown("what was copied too often is not followed")
			break
		}
		for _, from := range r.notes.carried[at] {
			from += folder[len(at):]
			links, err := r.world.Links(from, maxNames)
			if errors.Is(err, world.ErrTooMany) {
				r.unknown("a folder that was copied holds more than is looked at")
				break
			}
			if r.tires(2) {
				break // which is not allowed
			}
			names = append(append(names, links...), r.linksMade(from, true)...)
			names = append(names, r.linksFrom(from, append(to, at))...)
		}
	}
	return names
}

//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// vacates makes of a pattern of names of which none is there the one file that it would
// be, where it is moved: what is missing is judged as if it was there.
func (r *reader) vacates(f *commands.Fact, s *spot) {
	if f.Role != commands.Moves || s.like == "" || s.known != automode.Bounded || !r.unmatched(s.at.Path, s.like) {
		return
	}
	marks, n := r.world.Meets(s.at.Path, s.like)
	if r.tires(n) || marks&^automode.HomeFolder != 0 {
		return // or one that more hangs on
	}
	file := world.Clean(s.at.Path + "/" + s.like)
	s.at, s.known = world.Resolved{Path: file, Named: file}, automode.OneOf
}

// unmatched reports whether nothing in a folder has a name that a pattern takes, and
// this call put nothing there.
func (r *reader) unmatched(folder, pattern string) bool {
	if r.away > 0 || r.world.Lexical() || r.loose || r.notes.touched(folder) {
		return false
	}
	if at := r.world.Resolve(folder); !at.Exists {
		return at.Err == nil
	}
	list, ok := r.listed(folder, []string{pattern})
	return ok && len(list) == 0
}

// endsOtherwise reports whether a name that is known by how it ends is that of no folder:
// none of those that are there ends so, and this call made none.
func (r *reader) endsOtherwise(s *spot) bool {
	w := s.name
	if s.known != automode.Bounded || w == nil || w.Base != "" || w.MayEmpty || len(w.Suffix) < 2 || strings.Contains(w.Suffix, "/") ||
		r.away > 0 || r.world.Lexical() || r.loose || len(r.notes.links) > 0 || r.mayHaveFolder(s.at.Path) {
		return false
	}
	names, err := r.world.ReadDir(s.at.Path, maxNames)
	if err != nil || r.tires(len(names)/16) {
		return err != nil && !s.at.Exists && s.at.Err == nil
	}
	for _, n := range names {
		if strings.HasSuffix(strings.ToLower(n), strings.ToLower(w.Suffix)) && r.world.Resolve(s.at.Path+"/"+n).Dir {
			return false
		}
	}
	return true
}

// mayHaveFolder reports whether this call may have put a folder into another one: what
// it did there is more than files of names that are known in part, and what is gone.
func (r *reader) mayHaveFolder(dir string) bool {
	for p, x := range r.notes.at {
		within := p == dir || strings.HasPrefix(p, strings.TrimSuffix(dir, "/")+"/")
		if over := strings.HasPrefix(dir, strings.TrimSuffix(p, "/")+"/"); (within && !x.removed || over) && (x.like == nil || x.folder) {
			return true
		}
	}
	return r.notes.moved.touch(dir) && !r.notes.at[dir].tree
}

//go:build !lean

package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// What was moved under names that are known in part, and what lies there by then.

// carryGone is carry for what a pattern took, and is no longer there to be found.
func (r *reader) carryGone(s *spot, to string) {
	for _, p := range r.notes.log {
		if s.like == "" || r.tires(1) {
			return
		}
		if r.notes.gone.at[p] && path.Dir(p) == s.at.Path {
			if ok, err := value.Matches(s.like, base(p)); ok || err != nil {
				r.carryOne(p, to)
			}
		}
	}
}

// partly is a name below a folder of which no more than its end is known, and how it
// begins where the folder is the one that it lies in.
type partly struct {
	folder string
	name   commands.Word
}

// mayBe reports whether a path may be the one that is meant.
func (x *partly) mayBe(p string) bool {
	rest, below := strings.CutPrefix(p, strings.TrimSuffix(x.folder, "/")+"/")
	first := ""
	if x.name.Base == "" {
		first = base(x.name.Text)
	}
	return below && len(rest) >= len(first)+len(x.name.Suffix) && strings.HasPrefix(rest, first) && strings.HasSuffix(rest, x.name.Suffix)
}

// mayMeet reports whether another name that is known in part may be the same one.
func (x *partly) mayMeet(s *spot) bool {
	end, here, there := "", s.at.Path+"/", x.folder+"/"
	if s.name != nil {
		end = s.name.Suffix
	}
	return (strings.HasPrefix(here, there) || strings.HasPrefix(there, here)) && (strings.HasSuffix(end, x.name.Suffix) || strings.HasSuffix(x.name.Suffix, end))
}

// notePartly notes the name of what was moved and is nowhere else.
func (r *reader) notePartly(f *commands.Fact, s *spot) {
	if w := s.name; w != nil && w.Suffix != "" && !f.Word.Exact() {
		r.notes.partly = append(r.notes.partly, partly{folder: s.at.Path, name: *w})
	}
}

// overPartly reports whether a place may be one of those; moves: it is taken by a file
// that is itself nowhere else.
func (r *reader) overPartly(s *spot, moves bool) bool {
	for i := range r.notes.partly {
		if x := &r.notes.partly[i]; x.mayBe(s.at.Path) || !moves && s.known == automode.Bounded && x.mayMeet(s) {
			return true
		}
	}
	return false
}

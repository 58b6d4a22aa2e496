//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// mostOver is how many names in folders below each other are looked at for those
// that a write may put itself in the place of.
const mostOver = 4096

// overNames gives effects for what is overwritten where it is not known which file
// of a folder is written.
func (r *reader) overNames(f *commands.Fact, lost *automode.Effect, s *spot, st *state) {
	left := mostOver
	any := s.extent != automode.Children && (s.name == nil || s.name.Base != "" && s.name.Suffix == "")
	if any || !r.overIn(s.at.Path, f, s.name, lost, st, &left) {
		lost.Extent, lost.Known = automode.Tree, automode.Bounded
		if s.name == nil {
			lost.Target = s.at.Path
			r.give(*lost) // which names meet is not followed
			return
		}
		r.over(s.at.Path, lost, st)
	}
}

// overIn is overNames for one folder, and a name that is known in part; nil: any. It
// is false where there are too many.
func (r *reader) overIn(folder string, f *commands.Fact, name *commands.Word, lost *automode.Effect, st *state, left *int) bool {
	names, err := r.world.ReadDir(folder, maxNames)
	if *left -= len(names); err != nil || *left < 0 || r.tires(len(names)/16) {
		return false
	}
	first, last := "", ""
	if name != nil {
		last = name.Suffix
		if name.Base == "" {
			first = base(name.Text)
		}
	}
	end, _, _ := strings.Cut(last, "/")
	for _, n := range names {
		p := folder + "/" + n
		if len(n) >= len(first)+len(end) && strings.HasPrefix(n, first) && strings.HasSuffix(n, end) {
			r.over(p+last[len(end):], lost, st)
			for i := 0; i < len(f.Words) && f.Role != commands.Writes; i++ {
				if !f.Words[i].Exact() && r.world.Resolve(p).Dir {
					return false // whatever it may hold
				}
				r.over(p+"/"+base(f.Words[i].Text), lost, st) // where that is a folder
			}
		}
		if name != nil && name.Base != "" && n != ".git" && r.world.Resolve(p).Dir && !r.overIn(p, f, name, lost, st, left) {
			return false
		}
	}
	return true
}

// over gives the effect of overwriting one file, when there is something in it, or,
// where lost is of a tree, all in a folder.
func (r *reader) over(p string, lost *automode.Effect, st *state) {
	s := r.spot(p, automode.OneOf)
	if tree := lost.Extent == automode.Tree; !tree && (!s.at.Regular || s.at.Size == 0) || r.notes.judged.cover(s.at.Path) {
		return
	}
	e := *lost
	e.Target, e.Named, e.Place = s.at.Path, "", s.place
	if r.recoverableNow(&e, &s, st); e.Extent != automode.Tree {
		r.notes.judged.add(s.at.Path) // what is put there after it is the call's own
	}
	r.give(e)
}

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

// overLinks: what is put below a folder under names that nobody knows may be put behind a
// link there: one that this call made, and where what is there is put over, as by an
// archive or among what a build makes, those from before.
func (r *reader) overLinks(f *commands.Fact, e *automode.Effect, s *spot) {
	switch f.Role {
	case commands.Writes, commands.Appends, commands.Receives, commands.Unpacks, commands.UnpacksNew:
	default:
		return // what makes or edits a tree follows no links, or says so
	}
	if e.Extent == automode.One && e.Known != automode.Bounded || s.at.Path == "" || r.away > 0 {
		return
	}
	below, links := strings.TrimSuffix(s.at.Path, "/")+"/", r.notes.links
	if s.at.Dir && !r.world.Lexical() && (f.Role == commands.Unpacks || f.Role == commands.UnpacksNew || e.Traits.Has(automode.BuildOutput)) {
		more, _ := r.linksIn(s.at.Path)
		links = append(links[:len(links):len(links)], more...)
	}
	if r.tires(len(links) / 16) {
		return // which is not allowed
	}
	for _, link := range links {
		to := r.spot(link, automode.OneOf)
		free := to.place.Marks == 0 && (to.place.Region == automode.Project || to.place.Region == automode.Scratch)
		if strings.HasPrefix(link, below) && (to.known == automode.Guess || !free && !strings.HasPrefix(to.at.Path, below)) {
			r.unknown("there is a link to " + ledTo(&to) + ", and what it puts there may lie behind it")
		}
	}
}

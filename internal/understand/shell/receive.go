package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// targets are the places of a fact's word; a folder that receives copies
// stands for the files in it. They may be put into the room, which is empty.
func (r *reader) targets(room []spot, f *commands.Fact, st *state) []spot {
	r.linking = f.Role == commands.Links
	list := r.spots(room, &f.Word, st)
	r.linking = false
	for i := range list {
		r.vacates(f, &list[i])
	}
	if f.Kind == automode.Write && strings.Contains(f.Word.Text, "/..") {
		list = r.passed(list, f.Word.Text, st)
	}
	if (f.Kind == automode.Write || f.Kind == automode.Delete || f.Kind == automode.Lose) && len(r.notes.links) > 0 && f.Word.Exact() {
		list = r.unlinked(list, f.Word.Text, st)
	}
	if len(r.notes.leads.at) > 0 {
		r.misled(list, f)
	}
	if f.Role == commands.Links && len(f.Words) == 0 && f.Word.Exact() && r.away == 0 {
		for i := range list {
			s := &list[i]
			s.at = r.world.ResolveEntry(r.entryOf(&f.Word, s.at.Named, st)) // it is put in the place of a link, and not behind it
			s.place = r.world.PlaceOf(s.at)
		}
	}
	if f.Role != commands.Receives && f.Role != commands.Links || len(f.Words) == 0 || f.Role == commands.Receives && f.More {
		return list
	}
	var all []spot
	for _, s := range list {
		sure := f.Word.Is(".") || f.Word.Is("..") || len(f.Words) > 1 || r.isFolder(&s.at, st) && !r.vanished(s.at.Path)
		folder := sure || s.at.Dir || r.notes.at[s.at.Path].folder || strings.HasSuffix(f.Word.Text, "/")
		if !sure || s.at.Path == "" || f.Word.Known == automode.Bounded {
			all = append(all, s)
		}
		if s.at.Path == "" || (r.isFile(&s) || r.vacant(&s, st)) && !folder {
			continue
		}
		if f.Role == commands.Receives && r.endsOtherwise(&s) {
			continue
		}
		if f.Word.Glob && (s.known == automode.Bounded || s.extent == automode.Children) {
			// Any file or folder below it may be the one that matches.
			any := s
			any.known, any.extent = automode.Bounded, automode.Tree
			all = append(all, any)
		}
		if !s.at.Dir && s.place.Marks.Has(automode.GateAncestor) && s.place.Marks&(automode.RegionRoot|automode.RootAncestor) == 0 && f.Role == commands.Receives {
			// A folder that is not there yet becomes what is put in its place.
			tree := s
			tree.extent = automode.Tree
			all = append(all, tree)
		}
		from := f.Words
		if f.Word.Glob {
			from = append(from[:len(from):len(from)], f.Word) // all that match but the last are copied, too
		}
		for _, w := range from {
			for _, in := range r.received(s, w, st) {
				// Where nobody can see whether it is a folder, what would lie in
				// it counts when it is more than the folder itself.
				if folder || in.place.Marks&^(s.place.Marks|automode.Secret) != 0 {
					all = append(all, in)
				}
			}
		}
	}
	return all
}

// vacant reports whether what is copied to an unmarked place gets its name: nothing is there, and
// nothing can have put a folder there by then that it would come to lie in.
func (r *reader) vacant(s *spot, st *state) bool {
	_, noted := r.notes.of(s.at.Path)
	return !noted && s.known == automode.Exact && s.place.Marks == 0 && !s.at.Exists && s.at.Err == nil && r.loop == 0 && !r.piped && len(r.notes.links) == 0 && r.certain(st)
}

// vanished reports whether a folder may not be there any more: this call removed it,
// moved it away, or did what nobody follows to it or to a folder above it.
func (r *reader) vanished(p string) bool {
	n, noted := r.notes.of(p)
	return r.loose || r.versions.replaced || r.notes.gone.cover(p) || noted && (n.removed || !n.folder)
}

// misled makes unknown what is written below a folder that this call unpacked, and what
// is removed deeper there: an archive, and a repository, may hold links. So it does with a
// file that is read out of what was an archive.
func (r *reader) misled(list []spot, f *commands.Fact) {
	for i := range list {
		s := &list[i]
		in := path.Dir(s.at.Path)
		switch f.Kind {
		case automode.Write:
		case automode.Read:
			if f.Traits.Has(automode.Listing) || s.extent != automode.One || f.Extent != automode.One || s.at.Path == "" || !r.notes.archived.cover(in) {
				continue
			}
		case automode.Delete, automode.Lose:
			in = path.Dir(in)
		default:
			return
		}
		if s.at.Path != "" && r.notes.leads.cover(in) {
			s.known, s.target = automode.Guess, s.at.Path
		}
	}
}

// unlinked adds the place of a path through links that this call made as it is
// where it could not make them.
func (r *reader) unlinked(list []spot, name string, st *state) []spot {
	for _, d := range st.cwds {
		if p := r.join2(d, name); r.relinked(p) != world.Clean(p) {
			at := r.world.Resolve(p)
			list = append(list, spot{at: at, known: automode.OneOf, place: r.world.PlaceOf(at)})
		}
	}
	return list
}

// passed adds the folders that are not there and that a path goes into and out of
// again: whoever makes the folders of a path makes these, too.
func (r *reader) passed(list []spot, name string, st *state) []spot {
	if r.away > 0 || r.world.Lexical() {
		return list
	}
	for i := range name {
		if rest, up := strings.CutPrefix(name[i:], "/.."); up && i > 0 && (rest == "" || rest[0] == '/') {
			for _, s := range r.spots(nil, &commands.Word{Text: name[:i], Known: automode.Exact}, st) {
				if !s.at.Exists {
					list = append(list, s)
				}
			}
		}
	}
	return list
}

// received are the places that the files of w get in the folder s.
func (r *reader) received(s spot, w commands.Word, st *state) []spot {
	if w.Exact() {
		name := base(strings.TrimRight(w.Text, "/"))
		if name == "" || name == "." || name == ".." {
			s.extent = automode.Tree
			return []spot{s}
		}
		return []spot{r.spot(s.at.Path+"/"+name, s.known)}
	}
	if w.Known == automode.Exact && w.Glob {
		var all []spot
		for _, from := range r.locate(w, st) {
			if from.known < automode.OneOf || from.extent != automode.One || from.at.Path == "" {
				all = nil
				break
			}
			all = append(all, r.spot(s.at.Path+"/"+base(from.at.Path), min(s.known, automode.OneOf)))
		}
		if all != nil {
			return all
		}
		pattern := base(w.Text)
		first, last := strings.IndexAny(pattern, "*?["), strings.LastIndexAny(pattern, "*?]")
		if first >= 0 && last+1 < len(pattern) {
			return []spot{r.bounded(commands.Word{Known: automode.Bounded, Text: s.at.Path + "/" + pattern[:first], Suffix: pattern[last+1:]}, "/")}
		}
	}
	// Files of any name come to lie there.
	s.known, s.extent = automode.Bounded, automode.Tree
	return []spot{s}
}

// discards: what is moved to the null device is not moved but gone, and a file
// that the null device is copied over is emptied.
func (r *reader) discards(result *commands.Result, st *state) {
	moves, gone := false, false
	for i := range result.Facts {
		moves = moves || result.Facts[i].Role == commands.Moves
	}
	for i := range result.Facts {
		f := &result.Facts[i]
		empty := false
		if f.Role == commands.Receives && len(f.Words) == 1 && f.Words[0].Exact() {
			empty, _ = r.isNothing(&f.Words[0], st)
		}
		if empty {
			result.Facts = append(result.Facts, commands.Fact{Role: commands.Truncates, Kind: automode.Lose, Word: f.Word, Why: "empties the file"})
			f = &result.Facts[i]
		}
		if moves && f.Role == commands.Receives && f.Word.Exact() {
			for _, s := range r.locate(f.Word, st) {
				gone = gone || s.at.Path != "" && r.world.IsStream(s.at.Path)
			}
		}
	}
	for i := range result.Facts {
		if f := &result.Facts[i]; gone && f.Role == commands.Moves {
			f.Traits &^= automode.Relocated
		}
	}
}

// isNothing reports whether a word names the file in which nothing is, or a link to it:
// perhaps, and for sure.
func (r *reader) isNothing(w *commands.Word, st *state) (may, is bool) {
	is = true
	for _, s := range r.locate(*w, st) {
		null := r.world.IsNull(s.at.Path)
		may, is = may || null, is && null
	}
	return may, may && is
}

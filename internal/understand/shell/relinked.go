package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// What stands where this call made a folder or a link, and how sure that is: a
// command may have failed, not have been reached, or something was there before.

// relinked replaces what this call itself linked elsewhere, part by part: what stands
// behind a link is read from where it leads, ".." too.
func (r *reader) relinked(name string) string {
	to, _ := r.followed(name, true)
	return to
}

// maxHops is how many links behind each other a system follows.
const maxHops = 40

// followed is relinked, with or without the links of which it is not sure that they
// lie there, and says how many of those it came upon. Two are too many to tell, and so
// are links without end.
func (r *reader) followed(name string, all bool) (to string, doubts int) {
	if len(r.notes.links) == 0 {
		return name, 0
	}
	at, rest := "", name
	for hops := 0; rest != ""; {
		var part string
		part, rest, _ = strings.Cut(strings.TrimLeft(rest, "/"), "/")
		switch {
		case part == "" || part == ".":
			continue
		case part == "..":
			at = path.Dir(r.world.Resolve(at + "/").Path)
			continue
		case at != "":
			at = r.world.Resolve(at).Path
		}
		at = strings.TrimSuffix(at, "/") + "/" + part
		x, ok := r.notes.at[at]
		if !ok || x.link == "" || rest == "" && r.linking && x.by == r.command {
			continue
		}
		if x.doubt {
			if doubts++; !all {
				continue
			}
		}
		if hops++; x.several || hops > maxHops || r.tires(1) {
			return at, 2
		}
		at, rest = "", x.link+"/"+rest
	}
	if at == "" && strings.HasPrefix(name, "/") {
		at = "/" // which no link stands for
	}
	return at, doubts
}

// linked are the places of a path through links that may lie there: as they lead,
// and as what else lies there; ok is false where it passes none of them.
func (r *reader) linked(name string) (list []spot, ok bool) {
	if len(r.notes.links) == 0 || r.away > 0 {
		return nil, false
	}
	_, n := r.followed(name, true)
	plain, m := r.followed(name, false)
	if n != 1 || m != 1 {
		return nil, false // none, or so many that it stays not known
	}
	for _, p := range [...]string{r.relinked(name), plain} {
		list = append(list, r.resolved(p, automode.OneOf))
	}
	return list, true
}

// isFolder reports whether it is sure that a folder lies at a path.
func (r *reader) isFolder(at *world.Resolved, st *state) bool {
	p, n := at.Path, &r.notes
	if p == "" || n.at[p].link != "" || n.judged.cover(p) || n.perhaps.cover(p) || n.gone.cover(p) || n.leads.cover(p) {
		return false
	}
	for d := above(p); len(n.at) > 0; d = above(d) {
		if n.at[d].tree {
			return false
		}
		if d == "/" || d == "." {
			break
		}
	}
	return at.Dir && !r.versions.moved || !r.loose && !n.modes && slices.Contains(st.folders, p)
}

// makesFolder notes in the state that a folder is there from here on, when nothing
// was in its way and it is put into one, or those above it are made as well.
func (r *reader) makesFolder(f *commands.Fact, s *spot, st *state) {
	if f.Role != commands.MakesFolder || s.known != automode.Exact || s.at.Path == "" || r.away > 0 || r.world.ResolveEntry(r.entryOf(&f.Word, s.at.Named, st)).Path != s.at.Path {
		return // or a link bears the name
	}
	made := slices.Clip(st.folders)
	for at := s.at; !r.isFolder(&at, st); at = r.world.Resolve(path.Dir(at.Path)) {
		if _, touched := r.notes.of(at.Path); touched || at.Exists || at.Path == "/" || len(made) > len(st.folders) && !f.More {
			return
		}
		made = append(made, at.Path)
	}
	st.folders = made
}

// linkAt is where a link is put: in the place of what bears its name, and not behind
// that where it is a link itself. It is open whether it lies there afterwards where
// something did before, and where nobody knows that there is such a folder.
func (r *reader) linkAt(f *commands.Fact, s *spot, to string, st *state) (at string, doubt bool) {
	named := r.entryOf(&f.Word, s.at.Named, st)
	entry, folder := r.world.ResolveEntry(named), r.world.Resolve(path.Dir(named))
	if x := r.notes.at[entry.Path]; x.link == to && to != "" {
		return entry.Path, x.doubt // said twice
	}
	_, noted := r.notes.of(entry.Path)
	_, also := r.notes.of(folder.Path)
	return entry.Path, entry.Exists || noted || (folder.Exists || also) && !r.isFolder(&folder, st)
}

// isLink reports whether a link lies at a path, by this call's doing or from before: what
// a hard link of it leads to depends on where that lies.
func (r *reader) isLink(name string) bool {
	name = world.Clean(name)
	return r.notes.at[name].link != "" || r.world.ResolveEntry(name).Path != r.world.Resolve(name).Path
}

// entryOf is the path of a word to which what is named belongs, without what this call
// linked there itself.
func (r *reader) entryOf(w *commands.Word, named string, st *state) string {
	for _, d := range st.cwds {
		if p := r.join2(d, strings.TrimRight(w.Text, "/")); w.Exact() && world.Clean(r.relinked(p)) == named {
			return world.Clean(r.relinked(path.Dir(p)) + "/" + base(p))
		}
	}
	return named
}

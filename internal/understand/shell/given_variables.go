//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// givenVariable is the name of a variable that this call hands to what it starts, of which
// nobody knows what it is for, and which holds a path that leads out of the project: to code of the project it
// is what an argument of that kind is, and code or settings may be. Empty: there is none.
func (r *reader) givenVariable(st *state) string {
	if r.covered() || r.away > 0 {
		return ""
	}
	if r.exports {
		for b := st.vars; b != nil && !r.tires(1); b = b.next {
			if r.leadsOut(b.name, st) {
				return b.name
			}
		}
	}
	for d := st.kinds.first; d != nil && !r.tires(1); d = d.next {
		if d.kind&exported != 0 && st.kinds.has(d.name, exported) && r.leadsOut(d.name, st) {
			return d.name
		}
	}
	return ""
}

// leadsOut reports whether a variable that is not known holds a path that leads out.
func (r *reader) leadsOut(name string, st *state) bool {
	values, _ := st.lookup(name)
	if len(values) == 0 || commands.FindVariable(name) != nil {
		return false
	}
	for _, w := range values {
		if w.Known == automode.Guess && w.MayEmpty && w.Text+w.Suffix == "" {
			continue // what it held before: not what this call says
		}
		if !w.Exact() {
			if (w.Base != "" || w.Text != "") && r.pathOut(w, st) {
				return true
			}
			continue
		}
		for part := range strings.FieldsFuncSeq(w.Text, func(c rune) bool { return strings.ContainsRune("=,;'\"{} \t\n\r", c) }) {
			if sort, at, is := strings.Cut(part, "://"); is && (sort == "file" || strings.HasPrefix(sort, "sqlite")) {
				part = at
				if at = strings.TrimPrefix(at, "/"); sort != "file" && (strings.HasPrefix(at, "/") || strings.HasPrefix(at, "..")) {
					part = at // what stands behind three slashes is named from here
				} else if sort != "file" {
					continue
				}
			} else if strings.Contains(part, "://") {
				continue // an address
			}
			for one := range strings.SplitSeq(part, ":") {
				if r.pathOut(commands.Lit(one), st) {
					return true
				}
			}
		}
	}
	return false
}

// pathOut reports whether a word is a path to what is neither the project's nor installed. A
// scratch folder is nobody's as long as it holds nothing.
func (r *reader) pathOut(w commands.Word, st *state) bool {
	switch {
	case w.Base != "":
	case w.Text == "" || w.Text[0] != '/' && w.Text[0] != '~' && !strings.HasPrefix(w.Text, "..") && !strings.Contains(w.Text, "/../"):
		return false
	}
	for _, s := range r.locate(w, st) {
		switch s.place.Region {
		case automode.Project:
			if s.place.Marks&(automode.Repository|automode.GatePath) == 0 {
				continue
			}
		case automode.Scratch:
			n, touched := r.notes.of(s.at.Path)
			if s.known < automode.OneOf || s.place.Marks.Has(automode.RegionRoot) || touched && (n.output || n.empty) && !r.notes.touchedIn(s.at.Path) || !touched && !s.at.Exists {
				continue
			}
		case automode.Elsewhere:
			continue
		}
		if r.world.IsStream(s.at.Path) || r.installedCode(commands.Lit(s.at.Path), st) || r.world.InstalledPrograms(s.at.Path) || r.cached(s.at.Path) || r.routes(w, &s) {
			continue
		}
		return true
	}
	return false
}

// routes reports whether a path begins in a folder that is not there: then it is the path of an
// address, or of a page.
func (r *reader) routes(w commands.Word, s *spot) bool {
	if !w.Exact() || w.Text[0] != '/' || s.at.Exists || r.world.Lexical() || strings.Contains(w.Text, "..") {
		return false
	}
	top, _, _ := strings.Cut(s.at.Path[1:], "/")
	_, touched := r.notes.of("/" + top)
	at := r.world.Resolve("/" + top)
	return top != "" && !touched && !at.Exists && at.Err == nil
}

// cached reports whether a path is that of a tool's cache in the home, by the folder that is
// for them.
func (r *reader) cached(path string) bool {
	home := r.world.Home()
	return home != "" && (strings.HasPrefix(path, home+"/.cache/") || strings.HasPrefix(path, home+"/Library/Caches/"))
}

package world

import (
	"io/fs"
	"slices"
	"strings"

	"automode"
)

// tables are all rows that give marks, by subject.
func tables() [][]row {
	return [][]row{secrets, surfaces, instructions, startups, gates, devices}
}

// Place says where a resolved path lies and what else is known of it.
func (w *World) Place(resolvedPath string) automode.Place {
	looked := w.looked(resolvedPath)
	for i := range min(w.places, len(w.placed)) {
		if p := &w.placed[i]; p.path == resolvedPath && p.looked == looked && resolvedPath != "" {
			return p.Place
		}
	}
	p := placed{resolvedPath, looked, w.place(resolvedPath, nil)}
	w.placed[w.places%len(w.placed)] = p
	w.places++
	return p.Place
}

// placed is a place that was asked for: the same few are, again and again.
type placed struct {
	path   string
	looked bool // what lies there was known
	automode.Place
}

// PlaceOf is Place for a path with the name that led to it: the marks of
// either count, so that a start-up file kept elsewhere and linked to is one.
func (w *World) PlaceOf(r Resolved) automode.Place {
	p := w.Place(r.Path)
	if r.Named != r.Path && r.Named != "" {
		named := w.Place(r.Named)
		p.Marks |= named.Marks
	}
	return p
}

// Why gives the reason for the region and for each mark that Place gives.
func (w *World) Why(path string) []string {
	var why reasons
	w.place(w.Resolve(path).Path, &why)
	return why
}

// reasons are what a place is as it is for. A nil one takes none.
type reasons []string

func (r *reasons) add(what, why string) {
	if r != nil {
		*r = append(*r, what+": "+why)
	}
}

// place finds the rows that mean the path by the index, or, when reasons are
// wanted, by asking every one; the marks are the same.
func (w *World) place(path string, why *reasons) automode.Place {
	w.settle()
	if why == nil {
		if path == "/dev/null" && !w.windows && !slices.ContainsFunc(w.gate, func(g string) bool { return strings.HasPrefix(g, "/dev/") }) {
			return automode.Place{Region: automode.System} // where most redirections lead
		}
		p, ok := w.calmly(path)
		if !ok && len(w.project) > 0 && path == w.project[0] {
			p, ok = w.o.Ground.lies(w)
		}
		if ok {
			p.Marks |= w.deviceMarks(path, path, nil)
			return p
		}
	}
	var s spot
	path, c := w.prepare(&s, path)
	p := w.around(c, why)
	plain, repository := why != nil || s.deep(), true
	if plain {
		p.Marks |= rowMarks(&s, why)
	} else {
		f := s.indexed()
		p.Marks |= f.marks
		repository = f.repository
		if len(w.project) > 0 && path == w.project[0] && w.calm.folder == "" {
			w.calm.tried = true
			w.calmed(path, c, &s, p, f.quiet)
		}
	}
	p.Marks |= w.gateMarks(&s, plain, why)
	if repository {
		p.Marks |= w.repositoryMarks(path, &s, why)
	} else if why == nil && len(w.project) > 0 && path == w.project[0] && !strings.HasPrefix(c, "/dev/") {
		w.o.Ground.lay(w, p)
	}
	p.Marks |= w.deviceMarks(path, c, why)
	return p
}

// deviceMarks looks whether there is a block device, below /dev and where it
// costs nothing.
func (w *World) deviceMarks(path, c string, why *reasons) automode.Marks {
	if w.lexical || !strings.HasPrefix(c, "/dev/") && !w.looked(path) {
		return 0
	}
	if f := w.look(path); f.mode&fs.ModeDevice == 0 || f.mode&fs.ModeCharDevice != 0 {
		return 0
	}
	why.add("device", "a block device")
	return automode.Device
}

// rowMarks asks every row. What it gives, [spot.indexed] must give too.
func rowMarks(s *spot, why *reasons) automode.Marks {
	var m automode.Marks
	for _, table := range tables() {
		for i := range table {
			if r := &table[i]; m&r.marks != r.marks && r.bears(s) {
				m |= r.marks
				if why != nil {
					why.add(r.marks.String(), r.why)
				}
			}
		}
	}
	return m
}

// looked reports whether asking about path costs nothing.
func (w *World) looked(path string) bool {
	_, ok := w.files[path]
	return ok
}

// around gives the region, that of the longest match, and the marks that come
// of being one, above one or just below one. Of equally long matches the
// project counts first, then home.
func (w *World) around(c string, why *reasons) automode.Place {
	p := automode.Place{Region: automode.Outside}
	longest, reason, of := -1, "in no region", ""
	for _, r := range w.roots {
		if _, ok := inside(c, r); ok && len(r) > longest {
			p.Region, longest, reason, of = automode.Project, len(r), "inside the root ", r
		}
		p.Marks |= edge(c, r)
	}
	for _, h := range w.homes {
		rest, ok := inside(c, h)
		if ok && len(h) > longest {
			p.Region, longest, reason, of = automode.Home, len(h), "inside the home ", h
		}
		if w.windows && ok && len(h)+len("/appdata/local/temp") > longest {
			if temp, in := inside(rest, "appdata/local/temp"); in {
				p.Region, longest, reason, of = automode.Scratch, len(h)+len("/appdata/local/temp"), "Windows: the account's throw-away files in ", h
				if temp == "" {
					p.Marks |= automode.RegionRoot
				}
			}
		}
		if ok && rest != "" && strings.IndexByte(rest, '/') < 0 {
			p.Marks |= automode.HomeFolder
		}
		p.Marks |= edge(c, h)
	}
	if t := w.territoryOf(c); t != nil {
		if len(t.path) > longest {
			p.Region, reason, of = t.region, "inside ", t.path
			if why != nil {
				of += ": " + t.why
			}
		}
		if len(t.path) == len(c) && t.region != automode.Outside {
			p.Marks |= automode.RegionRoot
		}
	}
	if rest, ok := mountedDrive(c); ok && strings.EqualFold(rest, "users") {
		p.Marks |= automode.RootAncestor // the homes of Windows lie there
	} else if ok && len(rest) > 6 && strings.EqualFold(rest[:6], "users/") && strings.IndexByte(rest[6:], '/') < 0 {
		p.Marks |= automode.RegionRoot
	}
	switch commonFolder(c) {
	case 1:
		p.Marks |= automode.RootAncestor
	case 2:
		p.Marks |= automode.RegionRoot
	}
	if isRoot(c) {
		p.Region, reason, of = automode.System, "the root of the file system", ""
		p.Marks |= automode.RegionRoot | automode.RootAncestor
	}
	if why != nil {
		why.add(p.Region.String(), reason+of)
		if p.Marks != 0 {
			why.add(p.Marks.String(), "by its place among roots and homes")
		}
	}
	return p
}

// commonFolder says how a path stands to the folders in which systems keep the homes
// of all accounts and the disks that are mounted: 1 for such a folder, 2 for a
// home or a disk in it, 0 for anything else.
func commonFolder(c string) int {
	if !isRooted(c) {
		return 0
	}
	first, rest := cut(c[1:])
	for _, f := range [...]string{"home", "users", "mnt", "media", "volumes", "srv"} {
		if len(f) != len(first) || first[0]|0x20 != f[0] || !strings.EqualFold(first, f) {
			continue
		}
		switch {
		case len(c) == 1+len(f):
			return 1
		case strings.IndexByte(rest, '/') < 0 && f != "srv" && !strings.EqualFold(rest, "shared"):
			return 2
		}
	}
	return 0
}

// edge gives the marks of a path that is, or lies above, a root or a home.
func edge(c, folder string) automode.Marks {
	if len(c) >= len(folder) {
		if c == folder {
			return automode.RegionRoot
		}
	} else if _, ok := inside(folder, c); ok {
		return automode.RootAncestor
	}
	return 0
}

// isRoot reports whether a comparable path is a file system's root.
func isRoot(c string) bool {
	if rest, ok := mountedDrive(c); ok && rest == "" {
		return true
	}
	return c == "/" || len(c) == 3 && hasDrive(c)
}

// gateMarks gives the marks of our own paths, and of the folders above those
// and above what every home is taken to hold. The folders above a gate of the
// tables are among them when plain is set; else [spot.indexed] gives those.
func (w *World) gateMarks(s *spot, plain bool, why *reasons) automode.Marks {
	var m automode.Marks
	for _, g := range w.gate {
		if _, ok := inside(s.path, g); ok {
			m |= automode.GatePath
			why.add("gate", "ours")
		} else if _, ok := inside(g, s.path); ok {
			m |= automode.GateAncestor
			why.add("above the gate", "ours lies below")
		}
	}
	if m.Has(automode.GateAncestor) {
		return m
	}
	if plain {
		for i := range gates {
			if r := &gates[i]; r.above(s) {
				why.add("above the gate", r.why)
				return m | automode.GateAncestor
			}
		}
	}
	for _, h := range w.spots {
		if _, ok := inside(h, s.path); ok {
			why.add("above the gate", "agents keep their settings in the home")
			return m | automode.GateAncestor
		}
	}
	if isRoot(s.path) || isRoot(s.path[1:]) {
		m |= automode.GateAncestor
	}
	return m
}

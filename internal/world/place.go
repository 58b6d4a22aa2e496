package world

import (
	"io/fs"
	"strings"

	"automode"
)

// tables are all rows that give marks, by subject.
func tables() [][]row {
	return [][]row{secrets, surfaces, instructions, startups, gates, devices}
}

// Place says where a resolved path lies and what else is known of it.
func (w *World) Place(resolvedPath string) automode.Place {
	return w.place(resolvedPath, nil)
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
	var why []string
	w.place(w.Resolve(path).Path, func(s string) { why = append(why, s) })
	return why
}

func (w *World) place(path string, say func(string)) automode.Place {
	w.settle()
	if say == nil {
		say = func(string) {}
	}
	path = clean(path)
	c := w.comparable(path)
	p := automode.Place{Region: w.region(c, say)}
	p.Marks = w.rootMarks(c, say)
	s := w.spot(c)
	for _, table := range tables() {
		for i := range table {
			r := &table[i]
			if p.Marks&r.marks != r.marks && r.bears(&s) {
				p.Marks |= r.marks
				say(r.marks.String() + ": " + r.why)
			}
		}
	}
	p.Marks |= w.gateMarks(&s, say)
	p.Marks |= w.repositoryMarks(path, &s, say)
	if !w.lexical && (strings.HasPrefix(c, "/dev/") || w.looked(path)) {
		if f := w.look(path); f.mode&fs.ModeDevice != 0 && f.mode&fs.ModeCharDevice == 0 {
			p.Marks |= automode.Device
			say("device: a block device")
		}
	}
	return p
}

// looked reports whether asking about path costs nothing.
func (w *World) looked(path string) bool {
	_, ok := w.files[path]
	return ok
}

// region finds the longest match; of equally long ones the project counts
// first, then home.
func (w *World) region(c string, say func(string)) automode.Region {
	region, longest, why := automode.Outside, -1, "in no region"
	for _, r := range w.roots {
		if _, ok := inside(c, r); ok && len(r) > longest {
			region, longest, why = automode.Project, len(r), "inside the root "+r
		}
	}
	for _, h := range w.homes {
		if _, ok := inside(c, h); ok && len(h) > longest {
			region, longest, why = automode.Home, len(h), "inside the home "+h
		}
	}
	if t := w.territoryOf(c); t != nil && len(t.path) > longest {
		region, why = t.region, "inside "+t.path+": "+t.why
	}
	if isRoot(c) {
		region, why = automode.System, "the root of the file system"
	}
	say(region.String() + ": " + why)
	return region
}

func isRoot(c string) bool { return c == "/" || len(c) == 3 && hasDrive(c) }

// rootMarks gives the marks that come of being, or being above, a region.
func (w *World) rootMarks(c string, say func(string)) automode.Marks {
	var m automode.Marks
	for _, list := range [][]string{w.roots, w.homes} {
		for _, r := range list {
			if c == r {
				m |= automode.RegionRoot
			} else if _, ok := inside(r, c); ok {
				m |= automode.RootAncestor
			}
		}
	}
	if isRoot(c) {
		m |= automode.RegionRoot | automode.RootAncestor
	}
	if t := w.territoryOf(c); t != nil && len(t.path) == len(c) && t.region != automode.Outside {
		m |= automode.RegionRoot
	}
	for _, h := range w.homes {
		if rel, ok := inside(c, h); ok && rel != "" && strings.IndexByte(rel, '/') < 0 {
			m |= automode.HomeFolder
		}
	}
	if m != 0 {
		say(m.String() + ": by its place among roots and homes")
	}
	return m
}

// gateMarks gives the marks of our own paths and of the folders above a gate.
func (w *World) gateMarks(s *spot, say func(string)) automode.Marks {
	var m automode.Marks
	for _, g := range w.gate {
		if _, ok := inside(s.path, g); ok {
			m |= automode.GatePath
			say("gate: ours")
		} else if _, ok := inside(g, s.path); ok {
			m |= automode.GateAncestor
			say("above the gate: ours lies below")
		}
	}
	if m.Has(automode.GateAncestor) {
		return m
	}
	for i := range gates {
		if r := &gates[i]; r.above(s) {
			say("above the gate: " + r.why)
			return m | automode.GateAncestor
		}
	}
	for _, h := range w.homes {
		if _, ok := inside(w.spotted(h), s.path); ok {
			say("above the gate: agents keep their settings in the home")
			return m | automode.GateAncestor
		}
	}
	if isRoot(strings.TrimPrefix(s.path, "/")) || s.path == "/" {
		m |= automode.GateAncestor
	}
	return m
}

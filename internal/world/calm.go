package world

import (
	"slices"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"automode"
)

// Most paths of a call lie in its project and have no name that means anything.
// Of such a path the project alone is looked at, once, and then the names below
// it: where no other root, home or path of ours lies below, and none of the
// names is one of the tables', nothing but the region is to be said. It must be
// what asking every row would give, and TestPlain and TestCalm hold it to that.

// calm is a project's folder below which only names decide. The zero value is
// none.
type calm struct {
	tried  bool
	folder string // empty: none
	region automode.Region
}

// Ground keeps how the project lies to the homes and to our own paths from one
// call to the next. That is by their letters alone, so that it stays true while
// those are the same; what lies there is looked at anew. It is safe for
// concurrent use. The zero value knows nothing.
type Ground struct {
	asked atomic.Bool // a program of one call keeps nothing
	last  atomic.Pointer[lain]
	named atomic.Pointer[[3]string] // a folder, a name, and the path of the two
}

// own is the path of a name in a root.
func (g *Ground) own(root, name string) string {
	if g == nil {
		return root + "/" + name
	}
	n := g.named.Load()
	if n == nil || n[0] != root || n[1] != name {
		if n = (&[3]string{root, name, root + "/" + name}); g.asked.Load() {
			g.named.Store(n)
		}
	}
	return n[2]
}

// lain is what was found of the project's folder in a world divided like that.
type lain struct {
	grounds
	platform automode.Platform
	place    automode.Place
	calm     calm
}

// lay keeps what was found of the project's folder, and lies gives it back where
// the world is divided in the same way.
func (g *Ground) lay(w *World, p automode.Place) {
	if g == nil || !g.asked.Swap(true) {
		return
	}
	g.last.Store(&lain{grounds{slices.Clone(w.roots), slices.Clone(w.project), slices.Clone(w.homes), slices.Clone(w.spots), slices.Clone(w.gate)},
		w.o.Platform, p, w.calm})
}

func (g *Ground) lies(w *World) (p automode.Place, ok bool) {
	if g == nil {
		return p, false
	}
	l := g.last.Load()
	if l == nil || l.platform != w.o.Platform || !slices.Equal(l.project, w.project) || !slices.Equal(l.roots, w.roots) ||
		!slices.Equal(l.homes, w.homes) || !slices.Equal(l.spots, w.spots) || !slices.Equal(l.gate, w.gate) {
		return p, false
	}
	w.calm = l.calm
	return l.place, true
}

// mostCalm is how many components a calm folder and a path in it may have, so
// that a spot holds them.
const mostCalm = 16

// calmed makes the project's folder the calm one if it is: s, comparable and p
// are what was found of it, and quiet says that its names called up no row.
func (w *World) calmed(path, comparable string, s *spot, p automode.Place, quiet bool) {
	if !quiet || w.windows || s.n < 2 || s.n > mostCalm || strings.HasPrefix(path, "/dev/") {
		return
	}
	if w.o.Platform != automode.Linux && (path[1]|0x20 == 's' || path[1]|0x20 == 'p') {
		return // macOS has doubled names for what begins so
	}
	if _, ok := mountedDrive(path); ok {
		return
	}
	for _, r := range w.roots {
		if _, ok := inside(r, comparable); ok && r != comparable {
			return
		}
	}
	for _, h := range w.homes {
		if _, ok := inside(h, comparable); ok {
			return
		}
	}
	for _, h := range w.spots {
		if _, ok := inside(h, s.path); ok {
			return
		}
	}
	for _, g := range w.gate {
		_, ours := inside(s.path, g)
		rest, ok := inside(g, s.path)
		if ours || ok && rest[0] != '.' { // names that begin so are never calm
			return
		}
	}
	if territoryLetters>>(comparable[1]&31)&1 != 0 {
		for i := range territories {
			if t := territories[i].path; len(t) > len(comparable) && strings.EqualFold(t[:len(comparable)], comparable) {
				return
			}
		}
	}
	w.calm.folder, w.calm.region = path, p.Region
}

// calmly is the place of a path below the calm folder none of whose names is one
// of the tables'. Where it is not ok, nothing is said.
func (w *World) calmly(path string) (p automode.Place, ok bool) {
	if !w.calm.tried && len(w.project) > 0 {
		if rest, ok := inside(path, w.project[0]); ok && rest != "" {
			w.calm.tried = true
			w.Place(w.project[0])
		}
	}
	at := len(w.calm.folder)
	if at == 0 || len(path) <= at || path[at] != '/' || path[:at] != w.calm.folder {
		return p, false
	}
	rest := path[at+1:]
	var f finding
	for n := 0; ; n++ {
		end := 0
		for ; end < len(rest) && rest[end] != '/'; end++ {
			if c := rest[end]; c-'A' < 26 || c >= utf8.RuneSelf {
				return p, false
			}
		}
		if end == 0 || rest[0] == '.' || n == mostCalm {
			return p, false
		}
		f.add(whole, rest[:end])
		if end == len(rest) {
			break
		}
		rest = rest[end+1:]
	}
	f.add(last, rest)
	if f.ends(rest); f.compared > 0 {
		return p, false
	}
	p.Region = w.calm.region
	return p, true
}

package world

import (
	"strings"
	"unicode/utf8"

	"automode"
)

// row says what paths of some names are. Names are written in lower case,
// because marks are compared with case folded on every platform.
type row struct {
	marks automode.Marks
	at    anchor
	shape shape
	names []string
	but   []string // what the row does not mean: last components, "*" allowed; "dir/" a folder and all below
	why   string
}

// anchor says from where a row's names count.
type anchor uint8

const (
	anywhere anchor = iota // below any folder
	inHome                 // below a home
	fromRoot               // below "/"; written without it
)

// shape says how a row's names are compared.
type shape uint8

const (
	exact  shape = iota // these components, letter by letter
	folder              // that folder itself and everything below it
	like                // "*" for part of a component, "**" for any number of them
)

// spot is a path prepared for comparison with many rows: folded, and relative
// to the homes.
type spot struct {
	path   string // absolute, folded
	base   string
	homes  [4]string // path relative to the homes that it lies in
	nHomes int
	starts [48]uint16 // where components begin
	n      int
	firsts [2]uint64 // which ASCII characters components begin with
}

// prepare fills in a spot for path and returns path clean and comparable. The
// usual path is all three already, which one look at each byte shows.
func (w *World) prepare(s *spot, path string) (cleaned, comparable string) {
	tidy, folded := s.scan(path)
	if !tidy {
		path = clean(path)
	}
	comparable = w.comparable(path)
	switch {
	case w.windows:
		s.scan(ntfs(w.spotted(comparable)))
	case !folded && !w.folds:
		s.scan(fold(comparable))
	case comparable != s.path:
		s.scan(comparable)
	}
	_, s.base = split(s.path)
	for _, h := range w.spots {
		if rel, ok := inside(s.path, h); ok && s.nHomes < len(s.homes) {
			s.homes[s.nHomes] = rel
			s.nHomes++
		}
	}
	return path, comparable
}

// scan takes path as the spot's and finds its components. It reports whether
// clean and fold would change nothing.
func (s *spot) scan(path string) (tidy, folded bool) {
	s.path, s.n, s.firsts = path, 0, [2]uint64{}
	tidy, folded = isRooted(path), true
	for i := 0; i < len(path); i++ {
		c := path[i]
		if c-'A' < 26 || c >= utf8.RuneSelf {
			folded = false
		}
		if c != '/' {
			continue
		}
		rest := path[i+1:]
		if rest == "" || rest[0] == '/' {
			tidy = tidy && len(path) == 1
			continue
		}
		tidy = tidy && plainStart(rest)
		if s.n < len(s.starts) && i+1 < 1<<16-1 {
			s.starts[s.n] = uint16(i + 1)
			s.n++
			if c := rest[0]; c < utf8.RuneSelf {
				s.firsts[c>>6] |= 1 << (c & 63)
			}
		}
	}
	return tidy, folded
}

func isRooted(path string) bool { return path != "" && path[0] == '/' }

// deep reports that not all components are prepared for.
func (s *spot) deep() bool { return s.n == len(s.starts) || len(s.path) >= 1<<16-1 }

// component returns the component numbered i, from 0.
func (s *spot) component(i int) string {
	from, to := int(s.starts[i]), len(s.path)
	if i+1 < s.n {
		to = int(s.starts[i+1])
	}
	for s.path[to-1] == '/' {
		to--
	}
	return s.path[from:to]
}

// spotted brings a comparable path into the form in which marks are compared:
// folded, and a drive a component like another.
func (w *World) spotted(comparable string) string {
	if w.windows && hasDrive(comparable) {
		return "/" + fold(comparable)
	}
	return fold(comparable)
}

// bears reports whether the row means the path. Of every row's names most are
// turned down here, by one or two bytes.
func (r *row) bears(s *spot) bool {
	for _, n := range r.names {
		switch first := n[0]; {
		case r.at == inHome:
			if s.nHomes == 0 {
				return false
			}
			if s.nHomes == 1 && (s.homes[0] == "" || s.homes[0][0] != first) {
				continue
			}
		case r.at == fromRoot:
			if len(s.path) < 2 || s.path[1] != first {
				continue
			}
		case r.shape == exact:
			if at := len(s.path) - len(n); at <= 0 || s.path[at-1] != '/' || s.path[at] != first {
				continue
			}
		case first != '*':
			if !s.begins(first) {
				continue
			}
		case n[len(n)-1] != '*' && n[len(n)-1] != s.path[len(s.path)-1]:
			continue
		}
		if r.means(n, s) {
			return !s.exceptedBy(r.but)
		}
	}
	return false
}

func (s *spot) exceptedBy(but []string) bool {
	for _, b := range but {
		if s.excepts(b) {
			return true
		}
	}
	return false
}

// excepts matches an entry of but: a folder somewhere in the path when it ends
// in a slash, else the last component.
func (s *spot) excepts(but string) bool {
	if folder, ok := strings.CutSuffix(but, "/"); ok {
		return s.holds(folder)
	}
	return component(but, s.base)
}

func (r *row) means(name string, s *spot) bool {
	switch r.at {
	case inHome:
		for i := range s.nHomes {
			if r.relative(name, s.homes[i]) {
				return true
			}
		}
		return false
	case fromRoot:
		return r.relative(name, s.path[1:])
	}
	switch r.shape {
	case exact:
		at := len(s.path) - len(name)
		return at > 0 && s.path[at] == name[0] && s.path[at-1] == '/' && s.path[at:] == name
	case folder:
		return s.holds(name)
	}
	if strings.IndexByte(name, '/') < 0 {
		return component(name, s.base)
	}
	return matches(name, s.path[1:], true)
}

func (r *row) relative(name, rel string) bool {
	if rel == "" || rel[0] != name[0] && name[0] != '*' {
		return false
	}
	switch r.shape {
	case exact:
		return name == rel
	case folder:
		_, ok := inside(rel, name)
		return ok
	}
	// What stands in front of the first "*" stands in the path to the letter; "a/**"
	// is "a" as well.
	star := strings.IndexByte(name, '*')
	if star > 0 && name[star-1] == '/' {
		star--
	}
	return (star <= 0 || strings.HasPrefix(rel, name[:star])) && matches(name, rel, false)
}

// begins reports whether a component begins with c, or may.
func (s *spot) begins(c byte) bool {
	return c >= 128 || s.n == len(s.starts) || s.firsts[c>>6]&(1<<(c&63)) != 0
}

// holds reports whether the components of name stand somewhere in the path.
func (s *spot) holds(name string) bool {
	if !s.begins(name[0]) {
		return false
	}
	if s.n == len(s.starts) {
		// Deeper than is prepared for.
		return strings.Contains(s.path+"/", "/"+name+"/")
	}
	for _, at := range s.starts[:s.n] {
		if rest := s.path[at:]; strings.HasPrefix(rest, name) && (len(rest) == len(name) || rest[len(name)] == '/') {
			return true
		}
	}
	return false
}

// above reports whether the path is a folder above one that the row means, as
// far as the row's own names say.
func (r *row) above(s *spot) bool {
	for _, n := range r.names {
		if r.leadsTo(n, s) {
			return true
		}
	}
	return false
}

// leadsTo is above for one of the row's names.
func (r *row) leadsTo(name string, s *spot) bool {
	if r.at == inHome && s.nHomes == 0 || name[0] != '*' && !s.begins(name[0]) {
		return false
	}
	part := row{at: r.at, shape: exact}
	if r.shape == like {
		part.shape = like
	}
	for i := len(name) - 1; i > 0; i-- {
		if name[i] == '/' && part.means(name[:i], s) {
			return true
		}
	}
	return false
}

package world

import (
	"os"
	"strings"
)

// Moment is what worlds share that stand for one time and one set of homes, own
// files and environment: what one of them looked up the others do not look up
// again. It serves a long record that is judged at once; a gate whose calls are
// about to happen has none, because a file may be another one by the next call.
// It is used by one goroutine. The zero value knows nothing yet.
type Moment struct {
	files   map[string]file
	grounds map[string]grounds
}

// mostFiles is how many paths are remembered; then everything is forgotten.
const mostFiles = 1 << 18

// grounds are the places that a world is divided by.
type grounds struct {
	roots   []string // resolved, comparable
	project []string // the same as they are spelled
	homes   []string // resolved and as named, comparable
	spots   []string // the homes as marks are compared
	gate    []string // resolved and as named, comparable and folded
}

// at returns what was said of a path.
func (m *Moment) at(path string) (f file, ok bool) {
	if m == nil {
		return file{}, false
	}
	f, ok = m.files[path]
	return f, ok
}

// saw notes what the file system said of a path.
func (m *Moment) saw(path string, f file) {
	if m == nil {
		return
	}
	if m.files == nil || len(m.files) >= mostFiles {
		m.files = map[string]file{}
	}
	m.files[path] = f
}

// key tells the grounds of worlds apart that share a moment: they hang on the
// project, and on whether anything may be looked up.
func (w *World) key() string {
	key := string(rune(w.o.Platform))
	if w.lexical {
		key += "\x00"
	}
	return key + "\x00\x00" + strings.Join(w.o.Roots, "\x00")
}

// remembered takes over the grounds of a world that was settled before.
func (w *World) remembered() bool {
	if w.o.Moment == nil {
		return false
	}
	g, ok := w.o.Moment.grounds[w.key()]
	if ok {
		w.grounds = g
	}
	return ok
}

// remember keeps the grounds for the worlds that come.
func (w *World) remember() {
	if w.o.Moment == nil {
		return
	}
	if w.o.Moment.grounds == nil {
		w.o.Moment.grounds = map[string]grounds{}
	}
	w.o.Moment.grounds[w.key()] = w.grounds
}

// asked has the file system say what a path is.
func (fs FS) asked(path string) file {
	var f file
	info, err := fs.lstat(path)
	if err != nil {
		return file{gone: true}
	}
	f.mode, f.size = info.Mode(), info.Size()
	if f.mode&os.ModeSymlink != 0 {
		if f.link, err = fs.readlink(path); err != nil {
			f.gone = true
		}
	}
	return f
}

// Package world is what may be looked at while a call is judged: the files,
// homes, repositories and hosts of the machine, read and never changed.
//
// A [World] answers three questions. [World.Resolve] says which file a path
// means once every link and ".." is followed; [World.Place] says where that
// file lies and what else is known of it; [World.Host] says what a host is to
// the project. What it knows of names stands in tables of Go literals, each
// row with its reason, which [World.Why] gives back.
package world

import (
	"io/fs"
	"os"
	"path"
	"sync"

	"automode"
)

// Options say which world a call is judged in. All paths are absolute; the
// zero value is a world without home and project, in which everything is
// system or outside.
type Options struct {
	Home        string   // $HOME
	AccountHome string   // the account's home from the user database; both count as home
	Roots       []string // the project; what cannot be a project (see [RaiseToRepository]) is dropped
	Cwd         string
	Platform    automode.Platform
	Env         func(name string) (string, bool) // asked for a few named variables only; may be nil
	Gate        []string                         // our own programs, configuration, state: files or folders
	Own         string                           // the name of what is ours in each root; empty: nothing is
	// TrustedHosts is the person's list: "example.com", "*.example.com" (every
	// host below it, not itself), "github.com/owner/repo" (that path and below).
	TrustedHosts []string
	// Remotes are the addresses of the project's remotes as recorded when the
	// session began. Nil: those that the roots' configuration names now.
	Remotes []string
	FS      FS // zero value: the real file system
	// Moment: what was looked up for other calls is not looked up again. Nil:
	// this call alone is judged, as things are.
	Moment *Moment
	// Ground keeps for the calls that come how the project lies. Nil: nothing does.
	Ground *Ground
	// Read is told of the content of every file that is read. May be nil; it must
	// not change the content.
	Read func(path string, content []byte)
}

// FS is the file system that is looked at. A nil field is the function of
// package os.
type FS struct {
	Lstat    func(string) (os.FileInfo, error)
	Readlink func(string) (string, error)
	ReadFile func(string) ([]byte, error) // when set, it is asked instead of opening the file
	ReadDir  func(string) ([]os.DirEntry, error)
}

func (f FS) lstat(path string) (os.FileInfo, error) {
	if f.Lstat != nil {
		return f.Lstat(path)
	}
	return os.Lstat(path)
}

func (f FS) readlink(path string) (string, error) {
	if f.Readlink != nil {
		return f.Readlink(path)
	}
	return os.Readlink(path)
}

// World is made for one call and used by one goroutine. It remembers what it
// looked up, so that nothing is looked up twice.
type World struct {
	o        Options
	lexical  bool
	windows  bool
	folds    bool            // names that differ in case only are one
	files    map[string]file // what Lstat said, by path
	folders  map[string]led  // where folders led, by name
	listings map[string]listing
	placed   [12]placed // the last places, in turn
	places   int        // how many were found

	// Set up by settle, on first need.
	settled bool
	grounds
	calm    calm
	room    [10]string // where the usual few of the grounds lie
	trusted *trust

	opened map[string]repository // by the root of the working tree
}

// closed are worlds that were: nothing but memory. One that is never closed
// is not used again.
var closed = sync.Pool{New: func() any { return new(World) }}

// New makes the world of one call. It asks the file system one thing, whether
// Cwd is a folder.
func New(o Options) *World {
	w := closed.Get().(*World)
	w.o, w.windows = o, o.Platform == automode.Windows
	w.folds = w.windows || o.Platform == automode.Darwin
	if !w.absolute(o.Cwd) {
		w.lexical = true
		return w
	}
	cwd, known := o.Moment.at(o.Cwd)
	if !known {
		cwd = o.FS.asked(o.Cwd)
		o.Moment.saw(o.Cwd, cwd)
	}
	switch {
	case cwd.gone:
		w.lexical = true
	case cwd.mode&fs.ModeSymlink != 0:
		w.lexical = !w.Resolve(o.Cwd).Dir
	default:
		w.lexical = !cwd.mode.IsDir()
	}
	return w
}

// Lexical reports that Cwd does not exist: the call is about another machine
// or another time, nothing is looked up, and every path is judged by its
// letters alone.
func (w *World) Lexical() bool { return w.lexical }

// OwnProgram is where our program of a name lies, as far as that is guarded; empty where
// it is not known.
func (w *World) OwnProgram(name string) string {
	for _, g := range w.o.Gate {
		for _, p := range [...]string{g, path.Join(g, name), path.Join(path.Dir(g), name)} {
			if path.Base(p) == name && w.Place(p).Marks.Has(automode.GatePath) {
				return p
			}
		}
	}
	return ""
}

// Cwd returns the working directory as given.
func (w *World) Cwd() string { return w.o.Cwd }

// Home returns $HOME as given, else the account's home.
func (w *World) Home() string {
	if w.o.Home != "" {
		return w.o.Home
	}
	return w.o.AccountHome
}

// Platform returns the system that the call would run on.
func (w *World) Platform() automode.Platform { return w.o.Platform }

// Roots returns the project's folders, resolved; those that cannot be a
// project are left out.
func (w *World) Roots() []string {
	w.settle()
	return w.project
}

// Getenv returns an environment variable's value.
func (w *World) Getenv(name string) (string, bool) {
	if w.o.Env == nil {
		return "", false
	}
	return w.o.Env(name)
}

// settle resolves homes, roots and our own paths, once.
func (w *World) settle() {
	if w.settled {
		return
	}
	w.settled = true
	if w.remembered() {
		return
	}
	if w.o.Moment == nil { // which would hold on to this world
		w.homes, w.spots, w.roots, w.project = w.room[0:0:2], w.room[2:2:4], w.room[4:4:5], w.room[5:5:6]
		w.gate = w.room[6:6:10]
	}
	for _, h := range [...]string{w.o.Home, w.o.AccountHome} {
		w.homes = w.addBoth(w.homes, h, w.canBeHome)
	}
	for _, h := range w.homes {
		w.spots = append(w.spots, w.spotted(h))
	}
	for _, r := range w.o.Roots {
		if !w.absolute(r) {
			continue
		}
		p := w.Resolve(r)
		if p.Err == nil && w.canBeRoot(p.Path) {
			w.roots = addNew(w.roots, w.comparable(p.Path))
			w.project = addNew(w.project, p.Path)
		}
	}
	for _, g := range w.o.Gate {
		w.gate = w.addBoth(w.gate, g, anyFolder)
	}
	for _, r := range w.o.Roots {
		if w.o.Own != "" {
			w.gate = w.addBoth(w.gate, w.o.Ground.own(r, w.o.Own), anyFolder)
		}
	}
	for i, g := range w.gate {
		w.gate[i] = w.spotted(g)
	}
	w.remember()
}

// addBoth adds path to list as named and as resolved.
func (w *World) addBoth(list []string, path string, fit func(string) bool) []string {
	if !w.absolute(path) {
		return list
	}
	r := w.Resolve(path)
	list = w.addOne(list, r.Path, fit)
	if r.Named != r.Path {
		list = w.addOne(list, r.Named, fit)
	}
	return list
}

func (w *World) addOne(list []string, path string, fit func(string) bool) []string {
	if c := w.comparable(path); c != "/" && fit(c) {
		return addNew(list, c)
	}
	return list
}

func anyFolder(string) bool { return true }

func addNew(list []string, s string) []string {
	for _, have := range list {
		if have == s {
			return list
		}
	}
	return append(list, s)
}

package world

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"
)

// Resolved is a path after every link and ".." was followed.
type Resolved struct {
	Path    string // absolute; always there, by its letters where nothing could be looked up
	Named   string // absolute, as named: links not followed, ".." taken by its letters
	Exists  bool
	Dir     bool
	Regular bool  // a plain file; not a pipe, socket or device
	Size    int64 // bytes, of a regular file
	Locked  bool  // its owner may not write it, or into it
	// Err says why Path cannot be relied on: a loop of links, a name no system
	// takes, a path whose meaning depends on who opens it. A path that is not
	// there, or that may not be looked into, is no error.
	Err error
}

var (
	errLoop    = errors.New("too many links: name the file itself")
	errNUL     = errors.New("the path holds a NUL: name the file plainly")
	errEmpty   = errors.New("the path is empty: name a file")
	errProcess = errors.New("the path means another file to each process: name the file itself")
	errTooLong = errors.New("the path is longer than any system takes: name the file plainly")
)

// maxPath is more than a working folder and a path below it can have together.
const maxPath = 8192

// maxLinks is how many links the kernel follows before it gives up.
const maxLinks = 40

// file is what the file system said about one path.
type file struct {
	mode fs.FileMode
	size int64
	link string // target, of a link
	gone bool   // not there, or not to be looked at
}

// look asks the file system about a path whose parents are resolved, once.
func (w *World) look(path string) file {
	if w.lexical {
		return file{gone: true}
	}
	if f, ok := w.files[path]; ok {
		return f
	}
	f, ok := w.o.Moment.at(path)
	if !ok {
		f = w.o.FS.asked(path)
		w.o.Moment.saw(path, f)
	}
	if w.files == nil {
		w.files = make(map[string]file, 16)
	}
	w.files[path] = f
	return f
}

// Enters reports whether the working folder can become the one of a resolved path: it is
// there, and may be gone through.
func (w *World) Enters(path string) bool {
	f := w.look(path + "/.")
	return !f.gone && f.mode.IsDir()
}

// Resolve says which file path, absolute or relative to the working directory,
// means: links are followed, and ".." after one goes to the parent of where it
// led. When the last components are not there, what is there is resolved and
// the rest kept.
func (w *World) Resolve(path string) Resolved {
	if path == "" {
		return Resolved{Path: clean(w.named("")), Named: clean(w.named("")), Err: errEmpty}
	}
	full := w.named(w.undotted(path))
	if w.windows {
		if _, err := w.win32(path); err != nil {
			named := clean(full)
			return Resolved{Path: named, Named: named, Err: err}
		}
	}
	if strings.IndexByte(path, 0) >= 0 {
		named := clean(full)
		return Resolved{Path: named, Named: named, Err: errNUL}
	}
	if len(full) > maxPath {
		named := clean(full)
		return Resolved{Path: named, Named: named, Err: errTooLong}
	}
	if w.lexical {
		named := clean(full)
		r := Resolved{Path: named, Named: named}
		if throughProcess(named) {
			r.Err = errProcess
		}
		return r
	}
	folder, base := split(full)
	if base == "" || base == "." || base == ".." {
		return w.resolved(full, w.folder(full))
	}
	l := w.folder(folder)
	switch {
	case w.IsStream(full):
		l = led{at: full} // what it leads to is its opener's, not ours
	case l.err != nil:
		l.at = join(l.at, base)
	case l.at != folder || len(full) > 1 && full[1] == '/':
		l = w.walk(l, base)
	case l.missing > 0 && !throughProcess(full):
		return Resolved{Path: full, Named: full}
	default:
		// The usual path: nothing to put together, and asked about once.
		if f := w.look(full); f.gone || f.mode&fs.ModeSymlink == 0 {
			r := Resolved{Path: full, Named: full}
			r.describe(f)
			return r
		}
		l = w.walk(l, base)
	}
	return w.resolved(full, l)
}

// undotted takes off the "./" that a path may begin with, where what is left
// is relative too.
func (w *World) undotted(path string) string {
	for !w.windows && len(path) > 2 && path[0] == '.' && path[1] == '/' && path[2] != '/' {
		path = path[2:]
	}
	return path
}

// resolved makes the answer of where a walk along full ended.
func (w *World) resolved(full string, l led) Resolved {
	r := Resolved{Path: l.at, Named: clean(full), Err: l.err}
	if l.missing == 0 {
		r.describe(w.look(r.Path))
	}
	return r
}

// describe fills in what is known of the file that r.Path names.
func (r *Resolved) describe(f file) {
	r.Exists = !f.gone
	r.Dir = r.Exists && f.mode.IsDir()
	r.Regular = r.Exists && f.mode.IsRegular()
	if r.Regular {
		r.Size = f.size
	}
	r.Locked = r.Exists && f.mode&0o200 == 0
}

// ResolveEntry is Resolve for what acts on a name and not on what it leads to,
// as removing and renaming do: the folder's links are followed, a link in the
// last place is not.
func (w *World) ResolveEntry(path string) Resolved {
	full := w.named(path)
	folder, base := split(full)
	if path == "" || w.lexical || base == "" || base == "." || base == ".." || strings.IndexByte(path, 0) >= 0 {
		return w.Resolve(path)
	}
	l := w.folder(folder)
	l.at = join(l.at, base)
	return w.resolved(full, l)
}

// led is where a walk ended.
type led struct {
	at      string
	missing int // how many of its last components are not there
	err     error
}

// folder walks to a folder, once for each name of it.
func (w *World) folder(path string) led {
	if l, ok := w.folders[path]; ok {
		return l
	}
	root, rest := start(path)
	l := w.walk(led{at: root}, rest)
	if w.folders == nil {
		w.folders = make(map[string]led, 8)
	}
	w.folders[path] = l
	return l
}

// start splits an absolute path into its root and the rest.
func start(path string) (root, rest string) {
	if hasDrive(path) {
		return path[:2] + "/", strings.TrimLeft(path[2:], "/")
	}
	return "/", strings.TrimLeft(path, "/")
}

// walk follows rest from where l stands, as the kernel does.
func (w *World) walk(l led, rest string) led {
	links := 0
	for rest != "" && l.err == nil {
		var c string
		c, rest = cut(rest)
		switch c {
		case "", ".":
			continue
		case "..":
			l.at, l.missing = parent(l.at), max(0, l.missing-1)
			continue
		}
		next := join(l.at, c)
		if l.missing > 0 {
			l.at, l.missing = next, l.missing+1
			continue
		}
		if w.IsStream(next) {
			// What it leads to is its opener's, not ours.
			if strings.Trim(rest, "/") != "" {
				return led{at: clean(join(next, rest)), err: errProcess}
			}
			return led{at: next}
		}
		f := w.look(next)
		switch {
		case f.gone:
			l.at, l.missing = next, 1
		case f.mode&fs.ModeSymlink == 0:
			l.at = next
		case ownProcess(next):
			return led{at: clean(join(next, rest)), err: errProcess}
		case links == maxLinks:
			return led{at: clean(join(next, rest)), err: errLoop}
		default:
			links++
			target := w.slashed(f.link)
			if w.absolute(target) {
				l.at, target = start(target)
			}
			rest = target + "/" + rest
		}
	}
	if l.missing > 0 && throughProcess(l.at) {
		l.err = errProcess // the process is not there yet, or we may not look at it
	}
	return l
}

// parent returns the folder above a resolved path; a root's is itself.
func parent(path string) string {
	root, rest := start(path)
	if rest == "" {
		return root
	}
	folder, _ := split(path)
	if len(folder) < len(root) {
		return root
	}
	return folder
}

// ownProcess reports whether a link's target differs for the process that
// opens it: the working directory and open files of whoever asks.
func ownProcess(path string) bool {
	rest, ok := inside(path, "/proc")
	if !ok {
		return false
	}
	_, rest = cut(rest) // the process
	what, rest := cut(rest)
	if what == "task" {
		_, rest = cut(rest)
		what, rest = cut(rest)
	}
	return what == "cwd" || what == "exe" || what == "fd" && rest != ""
}

// throughProcess reports whether a path leads through a process's own view of
// the files, where nothing can be looked up.
func throughProcess(path string) bool {
	rest, ok := inside(path, "/proc")
	if !ok || rest == "" {
		return false
	}
	_, rest = cut(rest)
	what, rest := cut(rest)
	if what == "task" {
		_, rest = cut(rest)
		what, rest = cut(rest)
	}
	return what == "cwd" || what == "exe" || what == "root" || what == "fd" && rest != ""
}

// IsStream reports whether path is /dev/null, a standard stream, the terminal
// or an open file of the process: none of them is a target.
func (w *World) IsStream(path string) bool {
	rest, ok := inside(path, "/dev")
	if ok {
		switch rest {
		case "null", "stdin", "stdout", "stderr", "tty", "full", "zero":
			return true
		}
		rest, ok = inside(rest, "fd")
	} else if rest, ok = inside(path, "/proc"); ok {
		var process string
		process, rest = cut(rest)
		rest, ok = inside(rest, "fd")
		ok = ok && (process == "self" || process == "thread-self")
	}
	if ok && rest != "" && strings.Trim(rest, "0123456789") == "" {
		return true
	}
	return false
}

// IsNull reports whether path is the device that is always empty.
func (w *World) IsNull(path string) bool {
	rest, ok := inside(path, "/dev")
	return ok && rest == "null"
}

// ReadFile returns the content of a regular file, links followed. It never
// opens a pipe, a device or a folder, and refuses a file of more than max
// bytes. In a lexical world there are no files.
func (w *World) ReadFile(path string, max int64) ([]byte, error) {
	r := w.Resolve(path)
	switch {
	case r.Err != nil:
		return nil, &fs.PathError{Op: "read", Path: path, Err: r.Err}
	case !r.Exists:
		return nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrNotExist}
	case !r.Regular:
		return nil, &fs.PathError{Op: "read", Path: path, Err: errors.New("not a regular file: name one")}
	case r.Size > max:
		return nil, &fs.PathError{Op: "read", Path: path, Err: errTooLarge}
	case r.Size == 0 && (strings.HasPrefix(r.Path, "/proc/") || strings.HasPrefix(r.Path, "/sys/")):
		// The kernel makes it up while it is read, and may make the reader wait.
		return nil, &fs.PathError{Op: "read", Path: path, Err: errors.New("not a file on a disk: name one")}
	}
	read := func(path string) ([]byte, error) { return readRegular(path, r.Size, max) }
	if w.o.FS.ReadFile != nil {
		read = w.o.FS.ReadFile
	}
	b, err := read(r.Path)
	if err == nil && int64(len(b)) > max {
		return nil, &fs.PathError{Op: "read", Path: path, Err: errTooLarge}
	}
	if err == nil && w.o.Read != nil {
		w.o.Read(r.Path, b)
	}
	return b, err
}

var errTooLarge = errors.New("larger than what is looked at: make it smaller or judge it unread")

// ReadDir returns the names in a folder, sorted, links followed. It fails when
// there are more than max.
func (w *World) ReadDir(path string, max int) ([]string, error) {
	return w.names(path, max, func(os.DirEntry) bool { return true })
}

// Links returns the names of the links in a folder, as ReadDir does.
func (w *World) Links(path string, max int) ([]string, error) {
	return w.names(path, max, func(e os.DirEntry) bool { return e.Type()&fs.ModeSymlink != 0 })
}

// Folders lists the names in a folder that are folders, as Links does links.
func (w *World) Folders(path string, max int) ([]string, error) {
	return w.names(path, max, os.DirEntry.IsDir)
}

func (w *World) names(path string, max int, want func(os.DirEntry) bool) ([]string, error) {
	r := w.Resolve(path)
	switch {
	case r.Err != nil:
		return nil, &fs.PathError{Op: "list", Path: path, Err: r.Err}
	case !r.Exists:
		return nil, &fs.PathError{Op: "list", Path: path, Err: fs.ErrNotExist}
	case !r.Dir:
		return nil, &fs.PathError{Op: "list", Path: path, Err: errors.New("not a folder: name one")}
	}
	l, done := w.listings[r.Path]
	if !done || l.max < max {
		l.max = max
		l.entries, l.err = w.list(r.Path, max)
		if w.listings == nil {
			w.listings = map[string]listing{}
		}
		w.listings[r.Path] = l
	}
	if l.err != nil {
		return nil, l.err
	}
	return namesOf(path, l.entries, max, want)
}

// listing is what a folder was seen to hold when at most so many names were
// wanted, and one more to tell.
type listing struct {
	entries []os.DirEntry
	max     int
	err     error
}

func (w *World) list(path string, max int) ([]os.DirEntry, error) {
	if w.o.FS.ReadDir != nil {
		return w.o.FS.ReadDir(path)
	}
	d, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	entries, err := d.ReadDir(max + 1)
	if err == io.EOF {
		err = nil
	}
	return entries, err
}

// Flow is what reading a device gives that has no end.
type Flow uint8

const (
	Ended Flow = iota // it ends, as any file, or is none of these
	Lines             // bytes without end, with ends of lines among them
	Bytes             // bytes without end, and never the end of a line
)

// Endless says whether what is read from a path of this machine has an end.
func Endless(path string) Flow {
	switch rest, _ := inside(path, "/dev"); rest {
	case "zero", "full":
		return Bytes
	case "random", "urandom", "arandom", "hwrng":
		return Lines
	}
	return Ended
}

package git

import (
	"errors"
	"io"
	"os"
	"strings"

	"automode/internal/regular"
)

const (
	errGone     = problem("it is not there")
	errChanged  = problem("it has changes that are not in git")
	errStaged   = problem("what is staged is in no commit")
	errNot      = problem("git does not track it")
	errInTheWay = problem("a file that git does not track is in the way")
	errNested   = problem("another repository lies there")
	errEmpty    = problem("git holds no file here")
	errSpecial  = problem("git holds it in a special way")
)

// folder returns nil when rel is a folder of the working tree that is reached
// without links, errGone when nothing is there, and else what is in the way.
func (r *Repo) folder(rel string) error {
	if rel == "" {
		return nil
	}
	if err, ok := r.folders[rel]; ok {
		return err
	}
	err := r.folder(rel[:max(strings.LastIndexByte(rel, '/'), 0)])
	if err == nil {
		switch info, lerr := os.Lstat(r.path(rel)); {
		case errors.Is(lerr, os.ErrNotExist):
			err = errGone
		case lerr != nil || !info.IsDir():
			err = errInTheWay
		}
	}
	if r.folders == nil {
		r.folders = map[string]error{}
	}
	r.folders[rel] = err
	return err
}

// absent returns nil when nothing lies where a file is to come, not even a file
// where one of its folders would be.
func (r *Repo) absent(rel string) error {
	switch err := r.folder(rel[:max(strings.LastIndexByte(rel, '/'), 0)]); err {
	case nil:
	case errGone:
		return nil
	default:
		return err
	}
	if _, err := os.Lstat(r.path(rel)); !errors.Is(err, os.ErrNotExist) {
		return errInTheWay
	}
	return nil
}

// unchanged returns nil when the file of the working tree is what the index
// says and git has it; errGone when it is not there.
func (r *Repo) unchanged(e *entry) error {
	if e.stage != 0 || e.flags != 0 || e.mode == moduleMode {
		return errSpecial
	}
	if r.looks--; r.looks < 0 {
		return errLarge
	}
	if err := r.folder(e.path[:max(strings.LastIndexByte(e.path, '/'), 0)]); err != nil {
		return err
	}
	path := r.path(e.path)
	info, err := os.Lstat(path)
	if errors.Is(err, os.ErrNotExist) {
		return errGone
	}
	if err != nil {
		return errChanged
	}
	switch {
	case e.mode == linkMode:
		to, err := os.Readlink(path)
		if err != nil || name("blob", to) != e.blob {
			return errChanged
		}
	case !info.Mode().IsRegular() || e.mode != 0o100644 && e.mode != 0o100755:
		return errChanged
	case (e.mode&0o100 != 0) != (info.Mode()&0o100 != 0) && r.modes():
		return errChanged
	case r.seen(e, info):
	default:
		blob, err := r.hash(path, info.Size())
		if err != nil {
			return err
		}
		if blob != e.blob {
			return errChanged
		}
	}
	if r.store.has(e.blob) != nil {
		return errMissing
	}
	return nil
}

// modes reports whether git tells files that can be started from others.
func (r *Repo) modes() bool {
	v, set, err := r.settings.value("core", "", "filemode")
	return err != nil || !set || !strings.EqualFold(v, "false")
}

// seen reports whether git saw the file as it is now and it cannot have changed
// since: all that it noted is the same and older than the note. Where a filter
// makes what git holds, the file itself may hold more.
func (r *Repo) seen(e *entry, info os.FileInfo) bool {
	s, ok := statOf(info)
	return ok && s.modified == e.stat.modified && s.changed == e.stat.changed && s.ino == e.stat.ino && s.size == e.stat.size &&
		info.Size() == int64(s.size) && s.modified.before(r.written) && s.changed.before(r.written) && !r.filtered(e.path)
}

// name is the name of an object with this content.
func name(kind, content string) id {
	h := newSHA1()
	h.add(header(kind, len(content)))
	h.add([]byte(content))
	return h.sum()
}

// hash reads a file and returns the name that its content has as it stands.
func (r *Repo) hash(path string, size int64) (id, error) {
	if r.bytes -= size; r.bytes < 0 {
		return id{}, errLarge
	}
	f, err := regular.Open(path, false)
	if err != nil {
		return id{}, errChanged
	}
	defer f.Close()
	h := newSHA1()
	h.add(header("blob", int(size)))
	n, buf := int64(0), make([]byte, 64<<10)
	for {
		k, err := f.Read(buf)
		h.add(buf[:k])
		if n += int64(k); n > size {
			return id{}, errChanged
		}
		if err == io.EOF {
			return h.sum(), nil
		}
		if err != nil {
			return id{}, errChanged
		}
	}
}

// filtered reports whether git may hold something else of a file than what lies
// in the working tree, because of its attributes (gitattributes(5)).
func (r *Repo) filtered(path string) bool {
	if r.attributes == nil {
		r.attributes = map[string]bool{}
		everywhere, err := r.settings.fileNamed("attributesfile", "attributes")
		r.attributes["/"] = err != nil || everywhere != "" && filters(everywhere, true) || filters("/etc/gitattributes", true) ||
			filters(r.commonDir+"/info/attributes", true)
	}
	if r.attributes["/"] {
		return true
	}
	for at := path; at != ""; {
		at = at[:max(strings.LastIndexByte(at, '/'), 0)]
		yes, ok := r.attributes[at]
		if !ok {
			rel := join(at, ".gitattributes")
			yes = filters(r.path(rel), false)
			if !yes && r.x.find(rel) != nil {
				// Git reads it from the index when it is not there.
				_, err := os.Lstat(r.path(rel))
				yes = err != nil
			}
			r.attributes[at] = yes
		}
		if yes {
			return true
		}
	}
	return false
}

// filters reports whether a file of attributes names a filter, or cannot be
// read.
func filters(path string, follow bool) bool {
	b, err := readWhole(path, maxIgnore, follow)
	if err != nil {
		return blocked(err)
	}
	for _, word := range strings.Fields(string(b)) {
		if word == "filter" || strings.HasPrefix(word, "filter=") || strings.HasPrefix(word, "working-tree-encoding=") {
			return true
		}
	}
	return false
}

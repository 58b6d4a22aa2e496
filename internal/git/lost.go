package git

import (
	"io"
	"os"
	"strings"
)

// Tracks reports whether git tracks a file, or anything below a folder; and when
// nobody can say.
func (r *Repo) Tracks(rel string) bool {
	x, err := r.index()
	return err != nil || x.find(rel) != nil || len(x.below(rel)) > 0
}

// Held returns nil when nothing is lost once a file, or a folder with all that
// is in it, is gone: git holds it as it is, or a build makes it again. rel is
// its path from the root.
func (r *Repo) Held(rel string) error {
	r.About = ""
	x, err := r.index()
	if err != nil {
		return err
	}
	if err := r.folder(rel[:max(strings.LastIndexByte(rel, '/'), 0)]); err != nil {
		return err
	}
	return r.held(x, rel)
}

func (r *Repo) held(x *index, rel string) error {
	if r.looks--; r.looks < 0 {
		return errLarge
	}
	if e := x.find(rel); e != nil {
		return r.of(rel, r.unchanged(e))
	}
	info, err := os.Lstat(r.path(rel))
	if err != nil {
		return errGone
	}
	if len(x.below(rel)) == 0 && r.remade(rel, info.IsDir()) {
		return nil
	}
	if !info.IsDir() {
		return r.of(rel, errNot)
	}
	return r.each(rel, func(child string, _ os.DirEntry) error { return r.held(x, child) })
}

// remade reports whether a build makes again what lies at a path, of which git
// tracks nothing.
func (r *Repo) remade(rel string, isFolder bool) bool {
	path := r.path(rel)
	if r.output(path) {
		return true
	}
	if r.perhaps == nil || !r.perhaps(path) {
		return false
	}
	ignored, err := r.ignored(rel, isFolder)
	return ignored && err == nil
}

// each calls found for what lies in a folder of the working tree. Another
// repository's is an error.
func (r *Repo) each(rel string, found func(child string, e os.DirEntry) error) error {
	if strings.Count(rel, "/") > maxDepth {
		return errLarge
	}
	d, err := os.Open(r.path(rel))
	if err != nil {
		return errChanged
	}
	list, err := d.ReadDir(maxFiles)
	d.Close()
	switch {
	case err != nil && err != io.EOF:
		return errChanged
	case len(list) == maxFiles:
		return errLarge
	}
	for _, e := range list {
		if strings.EqualFold(e.Name(), ".git") {
			if rel == "" {
				continue
			}
			return r.of(rel, errNested)
		}
		if r.looks--; r.looks < 0 {
			return errLarge
		}
		if err := found(join(rel, e.Name()), e); err != nil {
			return err
		}
	}
	return nil
}

// Untouched returns nil when all tracked files at the paths, files or folders
// with all in them, are as the index has them, or not there: what the index
// holds can be put in their place.
func (r *Repo) Untouched(paths []string) error {
	return r.tracked(paths, func(e *entry) error {
		return r.same(e)
	})
}

// same is unchanged for a file that is put back when it is not there.
func (r *Repo) same(e *entry) error {
	err := r.unchanged(e)
	if err == errGone {
		r.Written = append(r.Written, r.path(e.path))
		return nil
	}
	return err
}

// tracked calls found for the entries of all files at the paths. A path at
// which none is is an error.
func (r *Repo) tracked(paths []string, found func(*entry) error) error {
	x, err := r.index()
	if err != nil {
		return err
	}
	for _, p := range paths {
		list := x.below(p)
		if i := x.from(p); p != "" && i < len(x.entries) && x.entries[i].path == p {
			list = x.entries[i : i+1]
		} else if len(list) == 0 {
			return errNot
		}
		for i := range list {
			if err := r.of(list[i].path, found(&list[i])); err != nil {
				return err
			}
		}
	}
	return nil
}

// Committed returns nil when all tracked files at the paths are as the index
// and HEAD have them: they may go, from the index as well.
func (r *Repo) Committed(paths []string) error { return r.Replaceable(paths, "") }

// Replaceable returns nil when the files at the paths can become what a
// revision holds, in the working tree and the index: what is there now is
// committed, and no other file is in the way. An empty revision puts nothing in
// their place.
func (r *Repo) Replaceable(paths []string, revision string) error {
	x, head, err := r.staged()
	if err != nil {
		return err
	}
	then := head
	if revision != "HEAD" && revision != "" {
		if then, err = r.at(x, revision); err != nil {
			return err
		}
	}
	err = r.tracked(paths, func(e *entry) error {
		if !head.holds(e) && (revision == "" || !then.holds(e)) {
			return errStaged
		}
		if revision != "" && !then.holds(e) {
			r.Written = append(r.Written, r.path(e.path))
		}
		return r.same(e)
	})
	if err != nil && !(err == errNot && revision != "") || revision == "" {
		return err
	}
	for path := range then.files {
		if x.find(path) != nil || !within(paths, path) {
			continue
		}
		if r.looks--; r.looks < 0 {
			return errLarge
		}
		if err := r.of(path, r.absent(path)); err != nil {
			return err
		}
		r.Written = append(r.Written, r.path(path))
	}
	return nil
}

func within(paths []string, path string) bool {
	for _, p := range paths {
		if p == "" || path == p || strings.HasPrefix(path, p) && path[len(p)] == '/' {
			return true
		}
	}
	return false
}

// at is what a revision holds.
func (r *Repo) at(x *index, revision string) (*snapshot, error) {
	name, err := r.resolve(revision)
	if err != nil {
		return nil, err
	}
	c, err := r.commitAt(name)
	if err != nil {
		return nil, err
	}
	return r.snapshot(x, c.tree)
}

// staged are the index and what the commit that is checked out holds.
func (r *Repo) staged() (*index, *snapshot, error) {
	x, err := r.index()
	if err != nil {
		return nil, nil, err
	}
	head, err := r.at(x, "HEAD")
	return x, head, err
}

// Indexed returns nil when the commit that is checked out holds what the index has at the
// paths and below them, or the index has nothing there.
func (r *Repo) Indexed(paths []string) error {
	x, head, err := r.staged()
	if err != nil {
		return err
	}
	for i := range x.entries {
		if e := &x.entries[i]; within(paths, e.path) && !head.holds(e) {
			return errStaged
		}
	}
	return nil
}

// Speaks returns nil when the index holds a file. Of a repository that holds none
// nothing is known of what work is done in it.
func (r *Repo) Speaks() error {
	x, err := r.index()
	if err == nil && len(x.entries) == 0 {
		err = errEmpty
	}
	return err
}

// Strays returns nil when git tracks everything below the paths, but for what a
// build makes again. What is ignored is left out unless ignored is set.
func (r *Repo) Strays(paths []string, ignored bool) error {
	of := notIgnored | notOutput
	if ignored {
		of = notOutput
	}
	return r.strays(paths, of, func(string) error { return errNot })
}

// which says which files that git does not track are meant.
type which uint8

const (
	notIgnored which = 1 << iota
	notOutput
)

// strays calls found for the files of a sort that git does not track.
func (r *Repo) strays(paths []string, of which, found func(rel string) error) error {
	x, err := r.index()
	if err != nil {
		return err
	}
	for _, p := range paths {
		if err := r.folder(p); err != nil {
			return err
		}
		if err := r.stray(x, p, of, found); err != nil {
			return err
		}
	}
	return nil
}

func (r *Repo) stray(x *index, rel string, of which, found func(rel string) error) error {
	return r.each(rel, func(child string, e os.DirEntry) error {
		tracked := len(x.below(child)) > 0
		switch {
		case x.find(child) != nil:
			return nil
		case !tracked && of&notOutput != 0 && r.remade(child, e.IsDir()):
			return nil
		case !tracked && of&notIgnored != 0:
			if yes, err := r.ignored(child, e.IsDir()); yes || err != nil {
				return err
			}
		}
		if e.IsDir() {
			return r.stray(x, child, of, found)
		}
		return r.of(child, found(child))
	})
}

// of notes the file that an error is about.
func (r *Repo) of(rel string, err error) error {
	if err != nil {
		r.About = rel
	}
	return err
}

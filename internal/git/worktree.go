package git

import (
	"errors"
	"io"
	"os"
	"strings"

	"automode/internal/regular"
)

var (
	errGone     = errors.New("it is not there")
	errChanged  = errors.New("it has changes that are not in git")
	errStaged   = errors.New("what is staged is in no commit")
	errNot      = errors.New("git does not track it")
	errInTheWay = errors.New("a file that git does not track is in the way")
	errNested   = errors.New("another repository lies there")
	errSpecial  = errors.New("git holds it in a special way")
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
		return r.unchanged(e)
	}
	info, err := os.Lstat(r.path(rel))
	if err != nil {
		return errGone
	}
	if len(x.below(rel)) == 0 && r.output(r.path(rel)) {
		return nil
	}
	if !info.IsDir() {
		return errNot
	}
	return r.each(rel, func(child string, _ os.DirEntry) error { return r.held(x, child) })
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
	if err != nil && err != io.EOF {
		return errChanged
	}
	for _, e := range list {
		if strings.EqualFold(e.Name(), ".git") {
			if rel == "" {
				continue
			}
			return errNested
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
		if err := r.unchanged(e); err != errGone {
			return err
		}
		return nil
	})
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
			if err := found(&list[i]); err != nil {
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
	x, err := r.index()
	if err != nil {
		return err
	}
	head, err := r.at(x, "HEAD")
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
		if err := r.unchanged(e); err != errGone {
			return err
		}
		return nil
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
		if err := r.absent(path); err != nil {
			return err
		}
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
		case !tracked && of&notOutput != 0 && r.output(r.path(child)):
			return nil
		case !tracked && of&notIgnored != 0:
			if yes, err := r.ignored(child, e.IsDir()); yes || err != nil {
				return err
			}
		}
		if e.IsDir() {
			return r.stray(x, child, of, found)
		}
		return found(child)
	})
}

// Kept returns nil when no commit leaves every branch, tag and remote once the
// branches no longer have theirs: others have them. A branch that is not there
// has none.
func (r *Repo) Kept(branches []string) error {
	all, err := r.refs()
	if err != nil {
		return err
	}
	var gone []string
	for _, b := range branches {
		gone = append(gone, "refs/heads/"+b)
	}
	tips, err := r.others(gone)
	if err != nil {
		return err
	}
	for _, ref := range gone {
		if _, symbolic := all.to[ref]; symbolic {
			return errRef
		}
		if tip, there := all.at[ref]; there {
			if err := r.kept(tips, tip); err != nil {
				return err
			}
		}
	}
	return nil
}

// KeptBy returns nil when no commit leaves every branch, tag and remote once
// HEAD, and the branch that is checked out unless HEAD alone moves, is at the
// revision.
func (r *Repo) KeptBy(revision string, alone bool) error {
	branch, tip, err := r.head()
	if err != nil {
		return err
	}
	to, err := r.resolve(revision)
	if err != nil {
		return err
	}
	var but []string
	if !alone && branch != "" {
		but = []string{"refs/heads/" + branch}
	}
	tips, err := r.others(but)
	if err != nil {
		return err
	}
	return r.kept(append(tips, to), tip)
}

func (r *Repo) kept(tips []id, tip id) error {
	ok, err := r.reaches(tips, tip)
	if err == nil && !ok {
		err = errors.New("no other branch, tag or remote has its commits")
	}
	return err
}

// Branch reports whether a name is that of a branch and of nothing else that
// git would take it for.
func (r *Repo) Branch(name string) bool {
	all, err := r.refs()
	if err != nil {
		return false
	}
	_, there := all.at["refs/heads/"+name]
	_, err = r.named(name)
	return there && err == nil
}

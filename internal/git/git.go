// Package git reads repositories as git leaves them on the disk: what the index
// and HEAD hold, what is ignored, which commits a branch alone has, what a push
// would send. It never runs git and never writes.
//
// It answers one sort of question: would anything be lost, or go out, that is
// not known? No answer is an error that says why, and every doubt is one: a
// repository of a form that is not read here, a file that is larger than what is
// looked at, anything damaged, anything that changes meanwhile. Whoever forges
// what lies in a repository's own folder can fool it, as they can fool git.
package git

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// Options say which repository is read. All paths are absolute and resolved.
type Options struct {
	Root   string // of the working tree
	Folder string // the working tree's own state: ".git", or a folder in .git/worktrees
	Common string // what all working trees share; empty: Folder
	Home   string // of the person, for their configuration
	XDG    string // $XDG_CONFIG_HOME
	Folds  bool   // names that differ in case only are one
	// Output reports whether a path, absolute, is what a build makes again.
	Output func(path string) bool
	// Perhaps does so for a path that git ignores; nil for one that is none.
	Perhaps func(path string) bool
}

// problem says why there is no answer.
type problem string

func (p problem) Error() string { return string(p) }

// Repo is a repository. It is used by one goroutine, for one call, and closed.
type Repo struct {
	root, gitDir, commonDir string
	output, perhaps         func(string) bool
	settings                configuration
	store                   store

	shallow map[id]bool // commits whose parents were not fetched

	// What was read so far.
	headRead, refsRead, indexRead bool
	branch                        string
	commit                        id
	headErr, refsErr, indexErr    error
	allRefs                       *refs
	x                             *index
	written                       stamp // when the index was
	commits                       map[id]*commit
	ignoreFiles                   map[string]*rules
	outside                       map[string]bool // folders that are ignored
	info, everywhere              readOnce
	folders                       map[string]error // of the working tree: nil is one, reached without links
	attributes                    map[string]bool  // folders whose files may be filtered

	// About is the file, from the root, that the last answer that was an error is
	// about; empty where it is about none alone.
	About string
	// Written are the files, absolute, that what was asked about puts there: they
	// are not there, or another revision has them otherwise.
	Written []string

	looks int   // files that may still be looked at
	bytes int64 // bytes of them that may still be read
}

// Bounds on what is looked at in a working tree, for one call.
const maxHashed = 32 << 20

const errForm = problem("the repository is of a form that is not read")

// Open looks at a repository's configuration and refuses it when it is not of
// the form that is read here.
func Open(o Options) (*Repo, error) {
	if o.Common == "" {
		o.Common = o.Folder
	}
	r := &Repo{root: o.Root, gitDir: o.Folder, commonDir: o.Common, output: o.Output, perhaps: o.Perhaps, looks: maxFiles, bytes: maxHashed,
		settings: configuration{home: o.Home, xdg: o.XDG}}
	for _, f := range [...]string{"/etc/gitconfig", "/usr/local/etc/gitconfig", "/opt/homebrew/etc/gitconfig"} {
		r.settings.read(f, false, false)
	}
	if o.XDG != "" {
		r.settings.read(o.XDG+"/git/config", false, false)
	} else if o.Home != "" {
		r.settings.read(o.Home+"/.config/git/config", false, false)
	}
	if o.Home != "" {
		r.settings.read(o.Home+"/.gitconfig", false, false)
	}
	r.settings.read(r.commonDir+"/config", true, false)
	if r.settings.on("extensions", "", "worktreeconfig") {
		r.settings.read(r.gitDir+"/config.worktree", true, false)
	}
	if err := r.check(o.Folds); err != nil {
		return nil, err
	}
	return r, r.objects()
}

// Close closes what is open.
func (r *Repo) Close() { r.store.close() }

// check refuses what is not read here.
func (r *Repo) check(folds bool) error {
	if r.settings.err != nil {
		return r.settings.err
	}
	for i := range r.settings.list {
		v := &r.settings.list[i]
		switch v.section {
		case "extensions":
			is := " " + v.key + " "
			if v.key == "objectformat" || v.key == "refstorage" {
				is = " " + v.key + "=" + v.value + " "
			}
			if !strings.Contains(" worktreeconfig noop noop-v1 preciousobjects partialclone relativeworktrees objectformat=sha1 refstorage=files ", is) {
				return errForm
			}
		case "core":
			if v.key == "worktree" && !r.own(v.value) || v.key == "repositoryformatversion" && v.value != "0" && v.value != "1" {
				return errForm
			}
		}
	}
	if r.settings.on("core", "", "bare") || r.settings.on("core", "", "ignorecase") && !folds {
		return errForm
	}
	// What stands in for other commits, and what somebody is writing now.
	for _, f := range [...]string{r.commonDir + "/info/grafts", r.commonDir + "/reftable", r.gitDir + "/index.lock", r.gitDir + "/HEAD.lock"} {
		if _, err := os.Lstat(f); !errors.Is(err, os.ErrNotExist) {
			return errForm
		}
	}
	packed, err := readFile(r.commonDir+"/packed-refs", maxPacked)
	if err != nil && blocked(err) || strings.Contains(string(packed), " refs/replace/") || !empty(r.commonDir+"/refs/replace") {
		return errForm
	}
	return nil
}

// own reports whether a working tree that is named is the one that is read, as a submodule's
// is.
func (r *Repo) own(tree string) bool {
	if !filepath.IsAbs(tree) {
		tree = r.gitDir + "/" + tree
	}
	return r.gitDir == r.commonDir && filepath.Clean(tree) == r.root
}

// empty reports whether a folder, which may not be there, has nothing in it.
func empty(folder string) bool {
	d, err := os.Open(folder)
	if err != nil {
		return !blocked(err)
	}
	defer d.Close()
	_, err = d.Readdirnames(1)
	return err == io.EOF
}

// objects finds where the objects lie: the repository's own folder and, one
// step away, those that it borrows from.
func (r *Repo) objects() error {
	r.store = store{folders: []string{r.commonDir + "/objects"}, reads: 4 * maxHistory}
	b, err := readFile(r.commonDir+"/shallow", maxPacked)
	if err == nil {
		r.shallow = map[id]bool{}
		for line, rest := next(string(b)); line != ""; line, rest = next(rest) {
			name, ok := parseID(line)
			if !ok {
				return errForm
			}
			r.shallow[name] = true
		}
	} else if blocked(err) {
		return errForm
	}
	b, err = readFile(r.commonDir+"/objects/info/alternates", maxRef)
	if err != nil {
		if blocked(err) {
			return errForm
		}
		return nil
	}
	for f, rest := next(string(b)); f != ""; f, rest = next(rest) {
		if f[0] == '#' {
			continue
		}
		if !filepath.IsAbs(f) {
			f = r.commonDir + "/objects/" + f
		}
		if _, err := os.Lstat(f + "/info/alternates"); err == nil || f[0] == '"' || len(r.store.folders) > 4 {
			return errForm
		}
		r.store.folders = append(r.store.folders, f)
	}
	return nil
}

// next is the next line that is not empty, and what stands behind it.
func next(s string) (line, rest string) {
	line, rest, _ = strings.Cut(strings.TrimLeft(s, "\n"), "\n")
	return line, rest
}

// path is the absolute path of a file of the working tree.
func (r *Repo) path(rel string) string {
	if rel == "" {
		return r.root
	}
	return r.root + "/" + rel
}

// index reads the index, once.
func (r *Repo) index() (*index, error) {
	if !r.indexRead {
		r.indexRead = true
		r.x, r.indexErr = r.readIndex()
	}
	return r.x, r.indexErr
}

func (r *Repo) readIndex() (*index, error) {
	info, err := os.Lstat(r.gitDir + "/index")
	if errors.Is(err, os.ErrNotExist) {
		return &index{}, nil // nothing is tracked yet
	}
	if err != nil {
		return nil, errIndex
	}
	if info.Size() > maxIndex {
		return nil, errLarge
	}
	b, err := readFile(r.gitDir+"/index", maxIndex)
	if err != nil {
		return nil, errIndex
	}
	t := info.ModTime()
	r.written = stamp{uint32(t.Unix()), uint32(t.Nanosecond())}
	return parseIndex(b)
}

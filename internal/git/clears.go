package git

import (
	"os"
	"strings"
)

const (
	errAssumed problem = "git was told to take a file for unchanged, and it is not"
	errIgnored problem = "a file that git ignores would go with it"
)

// Clears says what is lost where git makes its files as the last commit has them: what lies
// in the place of a folder or of a file, which it takes away without a word, unless strays
// are kept before; and changes that it was told not to look for, where those go as well.
// Where nobody can say it is nothing.
func (r *Repo) Clears(unseen, strays bool) error {
	x, head, err := r.staged()
	if err != nil {
		return nil
	}
	listed := map[string]map[string]bool{} // by folder: the folders in it
	for i := range x.entries {
		e := &x.entries[i]
		if unseen && e.flags&(assumed|skipped) == assumed {
			is := *e
			is.flags = 0
			if err := r.unchanged(&is); err == errChanged {
				return r.of(e.path, errAssumed)
			}
		}
		if e.flags&skipped == 0 && e.mode != moduleMode {
			if err := r.covered(x, e.path, listed, strays); err != nil {
				return err
			}
		}
	}
	for path, e := range head.files {
		if x.find(path) == nil && e.mode != moduleMode {
			if err := r.covered(x, path, listed, strays); err != nil {
				return err
			}
		}
	}
	return nil
}

// Narrowed says what is lost where folders leave the working tree: they go with all that
// git ignores in them, and other repositories, unless there is something that it does not.
func (r *Repo) Narrowed() error { return r.ignoring(true) }

// Unworked says what is lost with a working tree that goes where git sees no changes in it.
func (r *Repo) Unworked() error {
	if err := r.Leaves(Departure{Head: true}); err != nil {
		return err
	}
	return r.ignoring(false)
}

// ignoring is an error where there is a file that git ignores and no build makes again, or
// another repository; below counts only those in folders.
func (r *Repo) ignoring(below bool) error {
	err := r.strays([]string{""}, notOutput, func(rel string) error {
		if yes, err := r.ignored(rel, false); yes && err == nil && (!below || strings.Contains(rel, "/")) {
			return errIgnored
		}
		return nil
	})
	if err != errIgnored && err != errNested {
		return nil
	}
	return err
}

// Modules calls found for each submodule: its path from the root, and the commit that the
// index names. Where the index cannot be read there is none.
func (r *Repo) Modules(found func(rel, commit string)) {
	x, err := r.index()
	if err != nil {
		return
	}
	for i := range x.entries {
		if e := &x.entries[i]; e.mode == moduleMode && e.stage == 0 {
			found(e.path, e.blob.String())
		}
	}
}

// covered says what lies in the place of a file, or of a folder above it, that git does not
// track. With strays only another repository counts.
func (r *Repo) covered(x *index, rel string, listed map[string]map[string]bool, strays bool) error {
	dir := rel[:max(strings.LastIndexByte(rel, '/'), 0)]
	name := strings.TrimPrefix(rel[len(dir):], "/")
	switch err := r.folder(dir); {
	case err == errInTheWay:
		for at := dir; at != "" && !strays; at = at[:max(strings.LastIndexByte(at, '/'), 0)] {
			if info, err := os.Lstat(r.path(at)); err == nil && info.Mode().IsRegular() && x.find(at) == nil && !r.remade(at, false) {
				return r.of(at, errInTheWay)
			}
		}
		return nil // a link, which leads to what stays
	case err != nil:
		return nil
	}
	folders, ok := listed[dir]
	if !ok {
		if d, err := os.Open(r.path(dir)); err == nil {
			list, _ := d.ReadDir(maxFiles)
			d.Close()
			for _, e := range list {
				if e.IsDir() {
					if folders == nil {
						folders = map[string]bool{}
					}
					folders[e.Name()] = true
				}
			}
		}
		listed[dir] = folders
	}
	if !folders[name] {
		return nil
	}
	err := r.stray(x, rel, notOutput, func(string) error {
		if strays {
			return nil
		}
		return errInTheWay
	})
	if err != errInTheWay && err != errNested {
		return nil
	}
	return err
}

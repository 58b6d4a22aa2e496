package git

import (
	"errors"
	"strings"
)

// Brings reports whether a file came with the repository: its index or the
// commit that is checked out holds the path, or holds as a file what the path
// leads through. Taking it out of the index alone changes nothing. Capitals do
// not count, because the file system may not mind them.
func (r *Repo) Brings(rel string) (bool, error) {
	x, err := r.index()
	if err != nil {
		return false, err
	}
	for i := range x.entries {
		held := x.entries[i].path
		if len(held) <= len(rel) && strings.EqualFold(held, rel[:len(held)]) && (len(held) == len(rel) || rel[len(held)] == '/') {
			return true, nil
		}
	}
	_, at, err := r.head()
	if errors.Is(err, errNone) {
		return false, nil // nothing was committed yet
	}
	if err != nil {
		return false, err
	}
	c, err := r.commitAt(at)
	if err != nil {
		return false, err
	}
	return r.inTree(c.tree, rel)
}

// inTree is Brings for a tree.
func (r *Repo) inTree(tree id, rel string) (bool, error) {
	name, rest, deeper := strings.Cut(rel, "/")
	var below []id // more than one where they differ in capitals
	held := false
	err := r.eachEntry(tree, func(n string, e treeEntry) error {
		switch {
		case !strings.EqualFold(n, name):
		case deeper && e.mode == folderMode:
			below = append(below, e.blob)
		default:
			held = true
		}
		return nil
	})
	for _, t := range below {
		if held || err != nil {
			break
		}
		held, err = r.inTree(t, rest)
	}
	return held, err
}

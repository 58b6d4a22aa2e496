package git

import (
	"encoding/binary"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"automode/internal/regular"
)

// Brings reports whether a file came with the repository: its index or the
// commit that is checked out holds the path, or holds as a file what the path
// leads through. Taking it out of the index alone changes nothing. Capitals do
// not count, because the file system may not mind them.
func (r *Repo) Brings(rel string) (bool, error) {
	if held, err := r.Lists(rel); held || err != nil {
		return held, err
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

// Lists is Brings for the index alone. Of a file near its beginning no more is
// read than that: names stand there in the order of their bytes.
func (r *Repo) Lists(rel string) (bool, error) {
	if !r.indexRead && strings.HasPrefix(rel, ".c") {
		if held, ok := r.listsEarly(rel); ok {
			return held, nil
		}
	}
	x, err := r.index()
	if err != nil {
		return false, err
	}
	for i := range x.entries {
		if leads(x.entries[i].path, rel) {
			return true, nil
		}
	}
	return false, nil
}

// leads reports whether a name is rel or a folder above it.
func leads(held, rel string) bool {
	return len(held) <= len(rel) && strings.EqualFold(held, rel[:len(held)]) && (len(held) == len(rel) || rel[len(held)] == '/')
}

// early is how much of an index is read at first, in bytes.
const early = 16 << 10

// listsEarly looks at the beginning of the index, up to where no name can begin
// with ".c" any more, in small letters or capitals. ok is false when that is not
// to be found there.
func (r *Repo) listsEarly(rel string) (held, ok bool) {
	f, err := regular.Open(r.gitDir+"/index", false)
	if err != nil {
		return false, false
	}
	defer f.Close()
	b := make([]byte, early)
	n, err := io.ReadFull(f, b)
	if b = b[:n]; err != nil || string(b[:4]) != "DIRC" {
		return false, false // a short one is read as a whole
	}
	// A split index keeps most names in another file beside it.
	names, err := readNames(r.gitDir)
	if err != nil || slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, "sharedindex.") }) {
		return false, false
	}
	version, count := binary.BigEndian.Uint32(b[4:]), binary.BigEndian.Uint32(b[8:])
	if version < 2 || version > 4 {
		return false, false
	}
	text, at, before := string(b), 12, &entry{}
	for range count {
		e := &entry{}
		if at = e.parse(text, b, at, version, before.path); at == 0 || !less(before, e) {
			return false, false
		}
		if leads(e.path, rel) {
			return true, true
		}
		if e.path > ".c\xff" {
			return false, true
		}
		before = e
	}
	return false, false
}

// readNames lists a folder.
func readNames(dir string) ([]string, error) {
	d, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	return d.Readdirnames(-1)
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

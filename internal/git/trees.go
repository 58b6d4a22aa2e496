package git

import (
	"bytes"
	"strings"
)

// treeEntry is one name in a tree.
type treeEntry struct {
	mode uint32
	blob id
}

const (
	folderMode = 0o040000
	linkMode   = 0o120000
	moduleMode = 0o160000
)

// eachEntry calls found for the names in a tree, in its order.
func (r *Repo) eachEntry(tree id, found func(name string, e treeEntry) error) error {
	b, err := r.store.read(tree, treeKind)
	if err != nil {
		return err
	}
	return parseTree(b, found)
}

func parseTree(b []byte, found func(name string, e treeEntry) error) error {
	for len(b) > 0 {
		mode, rest, ok := bytes.Cut(b, []byte{' '})
		name, rest, ok1 := bytes.Cut(rest, []byte{0})
		var e treeEntry
		for _, d := range mode {
			if d < '0' || d > '7' || e.mode > 0o777777 {
				return errObject
			}
			e.mode = e.mode<<3 | uint32(d-'0')
		}
		if !ok || !ok1 || len(rest) < 20 || e.mode == 0 || bytes.IndexByte(name, '/') >= 0 || !plain(string(name)) {
			return errObject
		}
		e.blob = id(rest[:20])
		b = rest[20:]
		if err := found(string(name), e); err != nil {
			return err
		}
	}
	return nil
}

// snapshot is what a tree holds, as far as it differs from the index.
type snapshot struct {
	same  map[string]bool // folders that are in the index as they are in the tree
	files map[string]treeEntry
}

// maxFiles is how many files of a tree, and of a working tree, are looked at
// for one question.
const maxFiles = 20000

// snapshot reads a tree, but for the folders of which the index knows that it
// holds the same.
func (r *Repo) snapshot(x *index, tree id) (*snapshot, error) {
	s := &snapshot{same: map[string]bool{}, files: map[string]treeEntry{}}
	return s, r.snap(x, s, tree, "", 0)
}

func (r *Repo) snap(x *index, s *snapshot, tree id, folder string, depth int) error {
	if t, ok := x.trees[folder]; ok && t == tree {
		s.same[folder] = true
		return nil
	}
	if depth > maxDepth {
		return errLarge
	}
	return r.eachEntry(tree, func(name string, e treeEntry) error {
		full := join(folder, name)
		if e.mode == folderMode {
			return r.snap(x, s, e.blob, full, depth+1)
		}
		if len(s.files) == maxFiles {
			return errLarge
		}
		s.files[full] = e
		return nil
	})
}

// holds reports whether the tree has the file as the index has it.
func (s *snapshot) holds(e *entry) bool {
	if t, ok := s.files[e.path]; ok {
		return t.mode == e.mode && t.blob == e.blob
	}
	return s.has(e.path)
}

// has reports whether the tree has the file, of those that the index has.
func (s *snapshot) has(path string) bool {
	if _, ok := s.files[path]; ok {
		return true
	}
	for at := path; at != ""; {
		i := strings.LastIndexByte(at, '/')
		at = at[:max(i, 0)]
		if s.same[at] {
			return true
		}
	}
	return false
}

func join(folder, name string) string {
	if folder == "" {
		return name
	}
	return folder + "/" + name
}

package git

import (
	"bytes"
	"encoding/hex"
	"slices"
	"strconv"
	"strings"
)

// maxHistory is how many commits are looked at for one question.
const maxHistory = 5000

// commit is what is needed of one.
type commit struct {
	tree    id
	parents []id
	date    int64 // when it was committed, as it says itself
}

// commitAt reads a commit.
func (r *Repo) commitAt(name id) (commit, error) {
	if c, ok := r.commits[name]; ok {
		return c, nil
	}
	b, err := r.store.read(name, commitKind)
	if err != nil {
		return commit{}, err
	}
	c, ok := parseCommit(b)
	if !ok {
		return commit{}, errObject
	}
	if r.shallow[name] {
		c.parents = nil
	}
	if r.commits == nil {
		r.commits = map[id]commit{}
	}
	r.commits[name] = c
	return c, nil
}

func parseCommit(b []byte) (c commit, ok bool) {
	line, rest, ok := bytes.Cut(b, []byte{'\n'})
	tree, isTree := strings.CutPrefix(string(line), "tree ")
	if c.tree, isTree = parseIDIf(tree, isTree && ok); !isTree {
		return c, false
	}
	for {
		line, rest, ok = bytes.Cut(rest, []byte{'\n'})
		s := string(line)
		if parent, is := strings.CutPrefix(s, "parent "); is {
			p, good := parseIDIf(parent, ok)
			if !good {
				return c, false
			}
			c.parents = append(c.parents, p)
			continue
		}
		if who, is := strings.CutPrefix(s, "committer "); is {
			f := strings.Fields(who[strings.LastIndexByte(who, '>')+1:])
			if len(f) > 0 {
				c.date, _ = strconv.ParseInt(f[0], 10, 64)
			}
			return c, true
		}
		if line == nil || s == "" || !ok {
			return c, false
		}
	}
}

func parseIDIf(s string, ok bool) (id, bool) {
	if !ok {
		return id{}, false
	}
	return parseID(s)
}

// peeled follows tags to the commit that they name.
func (r *Repo) peeled(name id) (id, error) {
	for range maxLinks {
		o, err := r.store.read(name, tagKind)
		if err == errObject {
			_, err = r.store.read(name, commitKind)
			return name, err
		}
		if err != nil {
			return name, err
		}
		line, _, _ := strings.Cut(string(o), "\n")
		to, ok := strings.CutPrefix(line, "object ")
		if name, ok = parseIDIf(to, ok); !ok {
			return name, errObject
		}
	}
	return name, errObject
}

// slop is by how much a commit's date may be before its parent's: clocks
// differ, by seconds and by time zones.
const slop = 2 * 24 * 60 * 60

// reaches reports whether a commit is one of those that the tips have behind
// them. A history whose dates run backwards may hide it, and then nothing is
// lost but an answer.
func (r *Repo) reaches(tips []id, want id) (bool, error) {
	target, err := r.commitAt(want)
	if err != nil {
		return false, err
	}
	seen := map[id]bool{}
	list := append([]id(nil), tips...)
	for n := 0; len(list) > 0; n++ {
		name := list[len(list)-1]
		list = list[:len(list)-1]
		if name == want {
			return true, nil
		}
		if seen[name] {
			continue
		}
		seen[name] = true
		if n == maxHistory {
			return false, errLarge
		}
		c, err := r.commitAt(name)
		if err != nil {
			return false, err
		}
		if c.date+slop >= target.date {
			list = append(list, c.parents...)
		}
	}
	return false, nil
}

// others are the commits that branches, tags and remotes name, but for some.
func (r *Repo) others(but []string) ([]id, error) {
	all, err := r.refs()
	if err != nil {
		return nil, err
	}
	var tips []id
	for name, at := range all.at {
		switch {
		case slices.Contains(but, name):
			continue
		case !strings.HasPrefix(name, "refs/heads/") && !strings.HasPrefix(name, "refs/tags/") && !strings.HasPrefix(name, "refs/remotes/"):
			continue
		}
		if _, symbolic := all.to[name]; symbolic {
			continue // what it leads to counts
		}
		at, err := r.peeled(at)
		if err == errObject && strings.HasPrefix(name, "refs/tags/") {
			continue // a tag of something else
		}
		if err != nil {
			return nil, err
		}
		tips = append(tips, at)
	}
	return tips, nil
}

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
	for at := e.path; at != ""; {
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

func (n id) String() string { return hex.EncodeToString(n[:]) }

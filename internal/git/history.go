package git

import (
	"bytes"
	"errors"
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
func (r *Repo) commitAt(name id) (*commit, error) {
	if c, ok := r.commits[name]; ok {
		return c, nil
	}
	b, err := r.store.read(name, commitKind)
	if err != nil {
		return nil, err
	}
	c, ok := parseCommit(b)
	if !ok {
		return nil, errObject
	}
	if r.shallow[name] {
		c.parents = nil
	}
	if r.commits == nil {
		r.commits = map[id]*commit{}
	}
	r.commits[name] = &c
	return &c, nil
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

// Kept returns nil when no commit leaves every branch, tag and remote once the
// branches no longer have theirs: others have them. A branch that is not there
// has none; where each must be there, that is an error.
func (r *Repo) Kept(branches []string, there bool) error {
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
		tip, found := all.at[ref]
		switch {
		case found:
			if err := r.kept(tips, tip); err != nil {
				return err
			}
		case there:
			return errNone
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

// Rebased returns nil when no commit leaves every branch, tag and remote once those of a
// branch, of what is checked out where it is empty, are made again on another base without
// those that the revision past has.
func (r *Repo) Rebased(branch, past, onto string) error {
	if branch == "" {
		var err error
		if branch, _, err = r.head(); err != nil {
			return err
		}
	}
	below, err := r.resolve(past)
	if err != nil {
		return err
	}
	base, err := r.resolve(onto)
	if err != nil {
		return err
	}
	tips, err := r.others([]string{"refs/heads/" + branch})
	if err != nil {
		return err
	}
	return r.kept(append(tips, base), below)
}

func (r *Repo) kept(tips []id, tip id) error {
	ok, err := r.reaches(tips, tip)
	if err == nil && !ok {
		err = problem("no other branch, tag or remote has its commits")
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

// Unmade reports whether nothing here has the name, and a branch is checked out: who
// checks the name out stays on a branch, that one or one that begins at a remote's.
func (r *Repo) Unmade(name string) bool {
	all, err := r.refs()
	if err != nil {
		return false
	}
	for _, under := range [...]string{"", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/"} {
		if _, there := all.at[under+name]; there {
			return false
		}
	}
	if _, remote := all.at["refs/remotes/"+name+"/HEAD"]; remote {
		return false
	}
	branch, _, err := r.head()
	return branch != "" && (err == nil || errors.Is(err, errNone))
}

package git

import (
	"encoding/hex"
	"errors"
	"io"
	"os"
	"strings"
)

// Bounds on what is read of a repository's refs.
const (
	maxRef    = 4096    // bytes of a file that holds one
	maxPacked = 4 << 20 // bytes of packed-refs
	maxRefs   = 20000
	maxLinks  = 5 // symbolic refs that lead to each other
)

const (
	errRef  = problem("git's refs cannot be read")
	errNone = problem("there is no such ref")
)

// refs are all refs of a repository, symbolic ones resolved.
type refs struct {
	at map[string]id
	to map[string]string // of symbolic ones, where they lead
}

// head reads HEAD: the branch that is checked out, "" when it is detached, and
// the commit, which is not there before the first one.
func (r *Repo) head() (branch string, commit id, err error) {
	if r.headRead {
		return r.branch, r.commit, r.headErr
	}
	r.headRead = true
	r.branch, r.commit, r.headErr = r.readHead()
	return r.branch, r.commit, r.headErr
}

func (r *Repo) readHead() (branch string, commit id, err error) {
	to, commit, err := readRef(r.gitDir + "/HEAD")
	if err != nil || to == "" {
		return "", commit, err
	}
	branch, ok := strings.CutPrefix(to, "refs/heads/")
	if !ok {
		return "", commit, errRef
	}
	all, err := r.refs()
	if err != nil {
		return "", commit, err
	}
	commit, ok = all.at[to]
	if _, symbolic := all.to[to]; symbolic {
		return "", commit, errRef // a branch that is another one
	}
	if !ok {
		return branch, commit, errNone
	}
	return branch, commit, nil
}

// readRef reads a file that holds a ref: where it leads, or which object it is.
func readRef(path string) (to string, name id, err error) {
	b, err := readFile(path, maxRef)
	if err != nil {
		return "", name, errRef
	}
	line := strings.TrimRight(string(b), "\n\r\t ")
	if rest, ok := strings.CutPrefix(line, "ref:"); ok {
		to = strings.TrimLeft(rest, " \t")
		if !refName(to) {
			return "", name, errRef
		}
		return to, name, nil
	}
	name, ok := parseID(line)
	if !ok {
		return "", name, errRef
	}
	return "", name, nil
}

// parseID reads an object's name in full.
func parseID(s string) (name id, ok bool) {
	if len(s) != 2*len(name) || strings.ToLower(s) != s {
		return name, false
	}
	_, err := hex.Decode(name[:], []byte(s))
	return name, err == nil
}

// refName reports whether s is a ref's full name, by the rules that matter to
// who makes a path of it (git-check-ref-format(1)).
func refName(s string) bool {
	if !strings.HasPrefix(s, "refs/") || strings.ContainsAny(s, "\x00\n\r\t ~^:?*[\\\x7f") || strings.Contains(s, "..") || strings.Contains(s, "@{") {
		return false
	}
	for rest := s; ; {
		var c string
		var more bool
		if c, rest, more = strings.Cut(rest, "/"); c == "" || c[0] == '.' || strings.HasSuffix(c, ".lock") || c[len(c)-1] == '.' {
			return false
		}
		if !more {
			return true
		}
	}
}

// refs reads all refs, once: those that are packed, and over them those that
// have a file. Broken ones make all of them unreadable.
func (r *Repo) refs() (*refs, error) {
	if !r.refsRead {
		r.refsRead = true
		r.allRefs, r.refsErr = r.readRefs()
	}
	return r.allRefs, r.refsErr
}

func (r *Repo) readRefs() (*refs, error) {
	all := &refs{at: map[string]id{}, to: map[string]string{}}
	if err := all.packed(r.commonDir + "/packed-refs"); err != nil {
		return nil, err
	}
	if err := all.files(r.commonDir, "refs", 0); err != nil {
		return nil, err
	}
	for name := range all.to {
		at, ok := all.resolve(name)
		if !ok {
			delete(all.at, name) // it leads nowhere, as origin/HEAD may
			continue
		}
		all.at[name] = at
	}
	return all, nil
}

func (all *refs) resolve(name string) (at id, ok bool) {
	for range maxLinks {
		next, symbolic := all.to[name]
		if !symbolic {
			at, ok = all.at[name]
			return at, ok
		}
		name = next
	}
	return at, false
}

// packed reads the file of refs that were packed (git-pack-refs(1)).
func (all *refs) packed(path string) error {
	b, err := readFile(path, maxPacked)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return errRef
	}
	for line, rest := next(string(b)); line != ""; line, rest = next(rest) {
		if line[0] == '#' || line[0] == '^' {
			continue // what a tag leads to stands behind it
		}
		hex, name, _ := strings.Cut(line, " ")
		at, ok := parseID(hex)
		if !ok || !refName(name) || len(all.at) == maxRefs {
			return errRef
		}
		all.at[name] = at
	}
	return nil
}

// files reads the refs that have a file of their own, below a folder.
func (all *refs) files(dir, name string, depth int) error {
	d, err := os.Open(dir + "/" + name)
	if err != nil || depth > maxDepth {
		return errRef
	}
	list, err := d.ReadDir(maxRefs)
	d.Close()
	if err != nil && err != io.EOF || len(list) == maxRefs {
		return errRef
	}
	for _, e := range list {
		full := name + "/" + e.Name()
		switch {
		case strings.HasSuffix(full, ".lock"):
			continue // somebody is at it
		case e.IsDir():
			if err := all.files(dir, full, depth+1); err != nil {
				return err
			}
			continue
		case !e.Type().IsRegular() || !refName(full) || len(all.at)+len(all.to) >= maxRefs:
			return errRef
		}
		to, at, err := readRef(dir + "/" + full)
		if err != nil {
			return err
		}
		delete(all.to, full)
		if to != "" {
			all.to[full] = to
		} else {
			all.at[full] = at
		}
	}
	return nil
}

// resolve returns the commit that a revision names, as far as its spelling is
// one of a few: HEAD or @, a full name of a commit, a ref by any of its names,
// each with "~n" and "^" behind it (gitrevisions(7)). A name that means several
// refs is none.
func (r *Repo) resolve(revision string) (id, error) {
	end := len(revision)
	if i := strings.IndexAny(revision, "~^"); i >= 0 {
		end = i
	}
	at, err := r.named(revision[:end])
	if err != nil {
		return at, err
	}
	if at, err = r.peeled(at); err != nil {
		return at, err
	}
	for rest := revision[end:]; rest != ""; {
		op := rest[0]
		rest = rest[1:]
		digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
		n := 1
		if digits > 0 {
			var ok bool
			if n, ok = number(rest[:digits]); !ok || n > maxHistory {
				return at, errNone
			}
			rest = rest[digits:]
		}
		if op != '~' && op != '^' || op == '^' && n > 1 {
			return at, errNone // the second parent is no way back
		}
		for range n {
			c, err := r.commitAt(at)
			if err != nil {
				return at, err
			}
			if len(c.parents) == 0 {
				return at, errNone
			}
			at = c.parents[0]
		}
	}
	return at, nil
}

// named finds what a name without "~" or "^" is the name of.
func (r *Repo) named(name string) (at id, err error) {
	if name == "HEAD" || name == "@" {
		_, at, err = r.head()
		return at, err
	}
	if at, ok := parseID(name); ok {
		return at, nil
	}
	all, err := r.refs()
	if err != nil {
		return at, err
	}
	found := 0
	for _, prefix := range [...]string{"", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/"} {
		if x, ok := all.at[prefix+name]; ok {
			at = x
			found++
		}
	}
	if x, ok := all.at["refs/remotes/"+name+"/HEAD"]; ok {
		at = x
		found++
	}
	if found != 1 {
		return at, errNone
	}
	if _, err := os.Lstat(r.gitDir + "/" + name); err == nil && !strings.HasPrefix(name, "refs/") {
		return at, errNone // a ref outside of refs, such as FETCH_HEAD, goes before
	}
	return at, nil
}

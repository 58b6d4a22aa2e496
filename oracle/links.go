//go:build linux

package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"automode/oracle/trace"
)

// links are the symbolic links at one time of a run, by their paths, in the folders
// that are put back: those that were there, and those that the run made, moved and
// removed so far. A path is followed as it led when it was used.
type links struct {
	at    map[string]string
	moved map[string]string // on their way from one name to another, by what stands behind the first
}

func linksOf(was []entry) *links {
	l := &links{at: map[string]string{}}
	for i := range was {
		if was[i].mode&fs.ModeSymlink != 0 {
			l.at[was[i].path] = was[i].content
		}
	}
	return l
}

// touched takes in what a touch did to the links.
func (l *links) touched(t *trace.Touch, path string) {
	rename := strings.HasPrefix(t.Call, "rename")
	switch {
	case t.Op == trace.Removes:
		l.moved = map[string]string{}
		for p, to := range l.at {
			if p == path || below(p, path) {
				l.moved[p[len(path):]] = to
				delete(l.at, p)
			}
		}
	case t.Op == trace.Makes && rename:
		delete(l.at, path)
		for p, to := range l.moved {
			l.at[path+p] = to
		}
		l.moved = nil
	case t.Op == trace.Makes && t.To != "":
		l.at[path] = t.To
	case t.Op == trace.Makes && strings.HasPrefix(t.Call, "link"):
		if to, err := os.Readlink(path); err == nil { // of a link
			l.at[path] = to
		}
	}
}

// isChangeable reports whether a path lies where links are known at all times.
func isChangeable(path string) bool {
	for _, top := range changeable {
		if path == top || below(path, top) {
			return true
		}
	}
	return false
}

// resolve follows the links of a path; of the last part only when the file itself
// is meant.
func (l *links) resolve(path string, whole bool) string {
	at, rest := "", path
	for hops := 0; rest != ""; {
		var part string
		part, rest, _ = strings.Cut(strings.TrimLeft(rest, "/"), "/")
		switch part {
		case "", ".":
			continue
		case "..":
			at = filepath.Dir("/" + at)
			at = strings.TrimSuffix(at, "/")
			continue
		}
		at += "/" + part
		if rest == "" && !whole {
			break
		}
		to, ok := l.at[at]
		if !ok && !isChangeable(at) && !stream(at) {
			to, _ = os.Readlink(at)
		}
		if hops++; to == "" || hops > 40 {
			continue
		}
		if rest = to + "/" + rest; strings.HasPrefix(to, "/") {
			at = ""
		} else {
			at = strings.TrimSuffix(filepath.Dir(at), "/")
		}
	}
	if at == "" {
		return "/"
	}
	return at
}

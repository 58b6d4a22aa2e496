package shell

import (
	"path"
	"strings"
)

// touches are paths, asked for by the name that they end in and by the folder that
// they lie in. Few are looked through, and many have an index. The zero value is
// empty.
type touches struct {
	all     []string            // in the order in which they came
	byName  map[string][]string // nil: there are few
	folders map[string]bool
}

// fewTouches is how many paths are looked through.
const fewTouches = 16

// add puts in a clean path that is not there yet.
func (t *touches) add(p string) {
	if t.all = append(t.all, p); len(t.all) <= fewTouches {
		return
	}
	from := len(t.all) - 1
	if t.byName == nil {
		t.byName, t.folders, from = map[string][]string{}, map[string]bool{}, 0
	}
	for _, p := range t.all[from:] {
		t.byName[base(p)] = append(t.byName[base(p)], p)
		t.folders[path.Dir(p)] = true
	}
}

// named are the paths that end in a name.
func (t *touches) named(name string) []string {
	if t.byName != nil {
		return t.byName[name]
	}
	var list []string
	for _, p := range t.all {
		if base(p) == name {
			list = append(list, p)
		}
	}
	return list
}

// in reports whether one of the paths lies directly in a folder.
func (t *touches) in(folder string) bool {
	if t.byName != nil {
		return t.folders[folder]
	}
	for _, p := range t.all {
		if path.Dir(p) == folder {
			return true
		}
	}
	return false
}

// like returns what was touched under a name, in which a star stands for anything.
func (t *touches) like(name string) []string {
	before, behind, star := strings.Cut(name, "*")
	if !star {
		return t.named(name)
	}
	var list []string
	for _, p := range t.all {
		if b := base(p); len(b) >= len(before)+len(behind) && strings.HasPrefix(b, before) && strings.HasSuffix(b, behind) {
			list = append(list, p)
		}
	}
	return list
}

// Package release tells what a program was built as.
package release

import "runtime/debug"

// name is the release, "v0.3.0". The linker sets it where a release is built;
// empty otherwise.
var name string

// Info is what a program was built as.
type Info struct {
	Name    string // the release, else what version control said, else "(devel)"
	Commit  string // the revision that it was built from; empty when not known
	Changed bool   // files were not committed
	Time    string // when the revision was made, as RFC 3339; empty when not known
}

// Of tells what Go's tool wrote into a program. Nil: nothing.
func Of(build *debug.BuildInfo) Info {
	i := Info{Name: "(devel)"}
	if build == nil {
		return i
	}
	if v := build.Main.Version; v != "" {
		i.Name = v
	}
	for _, s := range build.Settings {
		switch s.Key {
		case "vcs.revision":
			i.Commit = s.Value
		case "vcs.time":
			i.Time = s.Value
		case "vcs.modified":
			i.Changed = s.Value == "true"
		}
	}
	return i
}

// String is the name and the beginning of the commit: "v0.3.0+1a2b3c4d5e6f".
func (i Info) String() string {
	s := i.Name
	if len(i.Commit) >= 12 {
		s += "+" + i.Commit[:12]
	}
	return s
}

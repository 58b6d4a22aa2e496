package code

import (
	"path"
	"strings"
)

// A program that goes through the names of a folder does to each of them what it does to
// any: what it does to one that it picks out is seen when it is read once more, for the
// sake of that name alone. Which names are worth that is known where the machine is looked
// at, so a reader of a language says of which folder it takes names, and is given some.

// Names says which paths a listing is tried with; nil: it is told, and tried with none.
type Names func(folder string, deep bool) []string

// Listed are the paths below a folder that a listing of it is tried with, as they stand
// behind it. ok is false where it is read for any name; deep: it goes into the folders
// below as well.
func (s *Setting) Listed(folder string, deep bool) (names []string, ok bool) {
	if s.Names == nil || s.Cwd == "" && !path.IsAbs(folder) {
		return nil, false
	}
	if !path.IsAbs(folder) {
		folder = path.Join(s.Cwd, folder)
	}
	names = s.Names(path.Clean(folder), deep)
	return names, len(names) > 0
}

// Globbed is Listed of what a pattern for paths takes: dotted, where it takes names with a
// dot in front by "*" as well. The folder is as the pattern writes it, with its stroke.
func (s *Setting) Globbed(pattern string, dotted bool) (paths []string, ok bool) {
	i := strings.IndexAny(pattern, "*?[{")
	if i < 0 || strings.ContainsAny(pattern, "{}\\") {
		return nil, false
	}
	folder := pattern[:strings.LastIndexByte(pattern[:i], '/')+1]
	parts := strings.Split(pattern[len(folder):], "/")
	names, ok := s.Listed(folder, len(parts) > 1)
	for _, n := range names {
		if takes(parts, strings.Split(n, "/"), dotted) {
			paths = append(paths, folder+n)
		}
	}
	return paths, ok && len(paths) > 0
}

// takes reports whether the parts of a pattern match those of a path.
func takes(pattern, parts []string, dotted bool) bool {
	switch {
	case len(pattern) == 0:
		return len(parts) == 0
	case pattern[0] == "**" && len(pattern) > 1 && pattern[1] == "**":
		return takes(pattern[1:], parts, dotted)
	case pattern[0] == "**" && len(pattern) > 1 && takes(pattern[1:], parts, dotted):
		return true
	case len(parts) == 0:
		return false
	case parts[0][0] == '.' && !dotted && !strings.HasPrefix(pattern[0], "."):
		return false
	case pattern[0] == "**":
		return len(pattern) == 1 && len(parts) == 1 || takes(pattern, parts[1:], dotted)
	}
	ok, err := path.Match(strings.ReplaceAll(pattern[0], "[!", "[^"), parts[0])
	return (ok || err != nil) && takes(pattern[1:], parts[1:], dotted)
}

package world

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/git"
)

// repositoryFolders are the folders in which version-control programs keep a
// repository.
var repositoryFolders = []struct{ name, why string }{
	{".git", "git's own folder"},
	{".bare", "git's own folder, by the name used for many work trees beside it"},
	{".hg", "Mercurial's own folder"},
	{".svn", "Subversion's own folder"},
	{".jj", "Jujutsu's own folder"},
	{".bzr", "Bazaar's own folder"},
	{"_darcs", "Darcs's own folder"},
}

// stores are the parts of a repository in which its history lies; removing one
// loses what nothing else holds. They count at any depth, because submodules
// and work trees have their own.
var stores = []struct{ name, why string }{
	{"objects", "the history itself"},
	{"refs", "what names the history"},
	{"logs", "how to find what is no longer named"},
	{"packed-refs", "what names the history"},
	{"reftable", "what names the history"},
	{"head", "what is checked out; without it git sees no repository"},
	{"store", "the history of other programs than git"},
	{"wc.db", "the state of a Subversion work tree"},
}

// repositoryMarks gives the marks of what lies in a version-control program's
// folder.
func (w *World) repositoryMarks(path string, s *spot, to *reasons) automode.Marks {
	rel, why, ok := w.inRepository(path, s)
	if !ok {
		return 0
	}
	to.add("repository", why)
	m := automode.Repository
	if rel == "" {
		to.add("repository store", "the repository itself")
		return m | automode.Store
	}
	if lockName(rel) {
		return m
	}
	for rest := rel; rest != ""; {
		var c string
		c, rest = cut(rest)
		for i := range stores {
			if stores[i].name == c {
				to.add("repository store", stores[i].why)
				return m | automode.Store
			}
		}
		if c == "hooks" && m&automode.Surface == 0 {
			to.add("executable surface", "hooks that git starts")
			m |= automode.Surface
		}
	}
	if _, base := split(rel); base == "config" || base == "config.worktree" || rel == "info/attributes" || rel == "hgrc" {
		to.add("executable surface", "configuration that names programs")
		m |= automode.Surface
	}
	return m
}

// inRepository returns what is left of the path below the innermost folder of
// a version-control program.
func (w *World) inRepository(path string, s *spot) (rel, why string, ok bool) {
	for i := range repositoryFolders {
		f := &repositoryFolders[i]
		if !s.holds(f.name) {
			continue
		}
		rest := strings.TrimPrefix(s.path, "/")
		for rest != "" {
			var c string
			if c, rest = cut(rest); c == f.name {
				return rest, f.why, true
			}
		}
	}
	// A bare repository has no such folder. It is known by what lies in it.
	before := len(path) - len(s.path) // what comparing took off the front
	seen := before >= 0 && strings.EqualFold(path[before:], s.path)
	for i := 1; i < s.n && i < len(s.starts); i++ {
		at := int(s.starts[i])
		if c, _ := cut(s.path[at:]); !slices.Contains(bareChildren, c) {
			continue
		}
		if strings.HasSuffix(s.path[:at-1], ".git") || seen && w.isBare(path[:before+at-1]) {
			return s.path[at:], "a bare repository's own file", true
		}
	}
	if strings.HasSuffix(s.base, ".git") && seen && w.isBare(path) {
		return "", "a bare repository", true
	}
	return "", "", false
}

// bareChildren are names that lie directly in a repository.
var bareChildren = []string{"objects", "refs", "logs", "hooks", "packed-refs", "head", "config", "info", "worktrees", "modules"}

// isBare reports whether a folder is laid out as a repository.
func (w *World) isBare(folder string) bool {
	return !w.lexical && w.isFile(join(folder, "HEAD")) && w.isFolder(join(folder, "objects")) && w.isFolder(join(folder, "refs"))
}

func (w *World) isFile(path string) bool {
	f := w.look(path)
	return !f.gone && f.mode.IsRegular()
}

func (w *World) isFolder(path string) bool {
	f := w.look(path)
	return !f.gone && f.mode.IsDir()
}

// IsRepositoryLock reports whether a resolved path is a lock file of git: what
// a program that died leaves behind and what keeps two from writing at once.
func (w *World) IsRepositoryLock(path string) bool {
	w.settle()
	var s spot
	path, _ = w.prepare(&s, path)
	rel, _, ok := w.inRepository(path, &s)
	return ok && lockName(rel)
}

// lockName reports whether rel, below a repository's folder, is a lock's name;
// no branch may end so. In the store of objects there are no locks to remove
// by hand.
func lockName(rel string) bool {
	first, _ := cut(rel)
	return strings.HasSuffix(rel, ".lock") && first != "objects" && first != "hooks"
}

// Repository returns the folder of the repository that path, resolved or not,
// lies in: the nearest one above it, or path itself, that has ".git". A file of
// that name is believed when the repository that it names knows of it: a work
// tree whose entry points back, or a submodule of a repository around it. One
// that is not believed ends the search: what lies there belongs to nobody known.
func (w *World) Repository(path string) (root string, ok bool) {
	if w.lexical {
		return "", false
	}
	at := w.Resolve(path).Path
	for {
		git := join(at, ".git")
		f := w.look(git)
		switch {
		case f.gone:
		case f.mode.IsDir():
			return at, true
		default:
			if f.mode.IsRegular() && f.size <= maxPointer && w.gitFolder(at) != "" {
				return at, true
			}
			return "", false
		}
		up := parent(at)
		if up == at {
			return "", false
		}
		at = up
	}
}

// maxPointer is how long a file that only names a folder can be, in bytes.
const maxPointer = 4096

// gitFolder returns the folder in which the repository at root keeps its
// state, when it is believed; else "".
func (w *World) gitFolder(root string) string {
	git := join(root, ".git")
	f := w.look(git)
	if f.gone {
		return ""
	}
	if f.mode.IsDir() {
		return git
	}
	target, ok := w.pointer(git, "gitdir: ")
	if !ok {
		return ""
	}
	if back, ok := w.pointer(join(target, "gitdir"), ""); ok {
		// A work tree: the repository's entry must name this very file.
		if folder, entry := split(target); back == git && entry != "" {
			if common, kind := split(folder); kind == "worktrees" && w.isBare(common) {
				return target
			}
		}
		return ""
	}
	// A submodule: its state lies in the repository around it.
	for at := parent(root); ; at = parent(at) {
		if around := join(at, ".git"); w.isFolder(around) {
			if rel, ok := inside(target, join(around, "modules")); ok && rel != "" && w.isBare(target) {
				return target
			}
			return ""
		}
		if at == parent(at) {
			return ""
		}
	}
}

// pointer reads a file that names a path behind a prefix: all of it but for the ends
// of lines at its end, as git takes it.
func (w *World) pointer(path, prefix string) (string, bool) {
	if f := w.look(path); f.gone || !f.mode.IsRegular() || f.size > maxPointer {
		return "", false
	}
	b, err := w.ReadFile(path, maxPointer)
	if err != nil {
		return "", false
	}
	text, _, _ := strings.Cut(strings.TrimRight(string(b), "\r\n"), "\x00")
	line, ok := strings.CutPrefix(text, prefix)
	if !ok || line == "" {
		return "", false
	}
	if !w.absolute(w.slashed(line)) {
		folder, _ := split(path)
		line = folder + "/" + line
	}
	r := w.Resolve(line)
	return r.Path, r.Err == nil
}

// Remote is one remote of a repository, as its configuration names it.
type Remote struct {
	Name string
	URL  string // where it is fetched from
	Push string // where it is pushed to, when that differs; else empty
}

// maxConfig is how much of a repository's configuration is read, in bytes.
const maxConfig = 64 << 10

// Remotes reads the remotes of the repository at root from its own
// configuration. There are none when the repository is not believed (see
// [World.Repository]), the file is too large or cannot be read, or it rewrites
// addresses, so that what it names is not what git asks. Files that it
// includes are not read.
func (w *World) Remotes(root string) []Remote {
	git := w.gitFolder(w.Resolve(root).Path)
	if git == "" {
		return nil
	}
	if folder, _ := split(git); strings.HasSuffix(folder, "/worktrees") {
		git = parent(folder)
	}
	b, err := w.ReadFile(join(git, "config"), maxConfig)
	if err != nil {
		return nil
	}
	return remotes(string(b))
}

// GitStarts names a setting of the repository at root by which git starts a
// program of the repository's choice, empty when there is none. A
// configuration that cannot be read, or that includes another, may hold one.
func (w *World) GitStarts(root string) string {
	folder := w.gitFolder(w.Resolve(root).Path)
	if folder == "" {
		return ""
	}
	if above, _ := split(folder); strings.HasSuffix(above, "/worktrees") {
		folder = parent(above)
	}
	return w.settingStarts(folder)
}

// Bare returns the folder at or above path, resolved or not, that git takes for a
// repository by what lies in it, and not by its name; "" when it finds one by its name
// first, or none.
func (w *World) Bare(path string) string {
	if w.lexical {
		return ""
	}
	for at := w.Resolve(path).Path; ; at = parent(at) {
		if _, base := split(at); base == ".git" || !w.look(join(at, ".git")).gone || at == parent(at) {
			return ""
		}
		if w.isBare(at) {
			if strings.Contains(at, "/.git/") {
				return "" // a part of one that is named so
			}
			return at
		}
	}
}

// GitStartsIn is GitStarts for the folder of a repository itself, whose hooks count as
// well: nobody made them by hand there.
func (w *World) GitStartsIn(folder string) string {
	hooks, err := w.ReadDir(join(folder, "hooks"), 64)
	if err != nil && w.isFolder(join(folder, "hooks")) {
		return "hooks"
	}
	for _, h := range hooks {
		if !strings.HasSuffix(h, ".sample") {
			return "hooks/" + h
		}
	}
	return w.settingStarts(folder)
}

func (w *World) settingStarts(folder string) string {
	name := join(folder, "config")
	if w.look(name).gone {
		return ""
	}
	b, err := w.ReadFile(name, maxConfig)
	if err != nil {
		return "a configuration that cannot be read"
	}
	found := ""
	ok := git.Config(string(b), func(section, _, key, value string) {
		starts := false
		switch section {
		case "core":
			switch key {
			case "fsmonitor":
				starts = !strings.EqualFold(value, "true") && !strings.EqualFold(value, "false") && value != ""
			case "sshcommand", "pager", "editor", "hookspath", "gitproxy", "askpass":
				starts = true
			}
		case "diff":
			starts = key == "external" || key == "command" || key == "textconv"
		case "filter":
			starts = key == "clean" || key == "smudge" || key == "process"
		case "pager", "include", "includeif":
			starts = true
		case "alias":
			starts = strings.HasPrefix(value, "!")
		case "credential", "gpg", "sequence", "interactive", "merge", "mergetool", "difftool":
			starts = key == "helper" || key == "program" || key == "editor" || key == "difffilter" || key == "driver" || key == "cmd"
		}
		if starts {
			found = section + "." + key
		}
	})
	if !ok {
		return "a configuration that cannot be read"
	}
	return found
}

// remotes picks the remotes out of a configuration.
func remotes(config string) []Remote {
	var found []Remote
	rewritten := false
	ok := git.Config(config, func(section, name, key, value string) {
		switch {
		case section == "url" && (key == "insteadof" || key == "pushinsteadof"):
			rewritten = true
		case section == "remote" && name != "" && (key == "url" || key == "pushurl"):
			r := remoteNamed(&found, name)
			// Of several values the first is fetched from, all are pushed to; only
			// the first is believed.
			if key == "url" && r.URL == "" {
				r.URL = value
			} else if key == "pushurl" && r.Push == "" {
				r.Push = value
			}
		}
	})
	if !ok || rewritten {
		return nil
	}
	return found
}

func remoteNamed(list *[]Remote, name string) *Remote {
	for i := range *list {
		if (*list)[i].Name == name {
			return &(*list)[i]
		}
	}
	*list = append(*list, Remote{Name: name})
	return &(*list)[len(*list)-1]
}

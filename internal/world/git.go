package world

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/git"
)

// gitVariables are those of the environment that make git look at another
// repository, index or configuration than the one that lies there
// (git(1), "Environment Variables").
var gitVariables = [...]string{
	"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE",
	"GIT_CEILING_DIRECTORIES", "GIT_CONFIG", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
	"GIT_REPLACE_REF_BASE", "GIT_NO_REPLACE_OBJECTS", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE", "GIT_ATTR_SOURCE", "GIT_ATTR_NOSYSTEM", "GIT_LITERAL_PATHSPECS",
	"GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_EXEC_PATH", "GIT_DEFAULT_HASH", "GIT_REF_FORMAT", "GIT_PREFIX",
	"GIT_SSH", "GIT_SSH_COMMAND", "GIT_PROXY_COMMAND", "GIT_PROTOCOL_FROM_USER", "GIT_ALLOW_PROTOCOL",
}

type noGit string

func (n noGit) Error() string { return string(n) }

const (
	errNoRepository noGit = "it is in no repository of the project that is known"
	errVariable     noGit = "the environment sends git elsewhere"
)

// repository is one that was opened.
type repository struct {
	git *git.Repo
	err error
}

// Git opens the repository that a path lies in, and says where its working tree
// begins. It is believed as [World.Repository] believes it, lies in the project,
// and is the one that git itself would take.
func (w *World) Git(path string) (r *git.Repo, root string, err error) {
	root, ok := w.Repository(path)
	if !ok || w.Place(root).Region != automode.Project {
		return nil, "", errNoRepository
	}
	return w.gitAt(root)
}

// GitAnywhere is Git for what only adds doubt: the repository may lie outside of the project.
func (w *World) GitAnywhere(path string) (*git.Repo, error) {
	root, ok := w.Repository(path)
	if !ok {
		return nil, errNoRepository
	}
	r, _, err := w.gitAt(root)
	return r, err
}

func (w *World) gitAt(root string) (r *git.Repo, _ string, err error) {
	if w.windows || w.o.FS.faked() {
		return nil, "", errNoRepository
	}
	if known, ok := w.opened[root]; ok {
		return known.git, root, known.err
	}
	r, err = w.openGit(root)
	if w.opened == nil {
		w.opened = map[string]repository{}
	}
	w.opened[root] = repository{r, err}
	return r, root, err
}

// Adrift reports whether in a repository a commit is checked out and no
// branch, also where no more of it can be read.
func (w *World) Adrift(path string) bool {
	if w.o.FS.faked() {
		return false
	}
	folder := ""
	if root, ok := w.Repository(path); ok {
		folder = w.gitFolder(root)
	} else if to, ok := w.pointer(join(w.Resolve(path).Path, ".git"), "gitdir: "); ok {
		folder = to // nobody believes it, but it is where git goes
	}
	if folder == "" {
		// Where a file names it and cannot be read, nobody knows.
		f := w.look(join(w.Resolve(path).Path, ".git"))
		return !f.gone && f.mode.IsRegular()
	}
	head, err := w.ReadFile(join(folder, "HEAD"), maxPointer)
	return err == nil && len(head) >= 40 && !strings.HasPrefix(string(head), "ref:")
}

func (w *World) openGit(root string) (*git.Repo, error) {
	for _, name := range gitVariables {
		if _, set := w.Getenv(name); set {
			return nil, errVariable
		}
	}
	o := git.Options{Root: root, Folder: w.gitFolder(root), Home: w.Home(), Folds: w.folds, Output: w.KnownBuildOutput, Perhaps: w.outputIfIgnored}
	if folder, _ := split(o.Folder); strings.HasSuffix(folder, "/worktrees") {
		// What such a working tree shares lies two folders above.
		common, ok := w.pointer(join(o.Folder, "commondir"), "")
		if o.Common = parent(folder); !ok || common != o.Common {
			return nil, errNoRepository
		}
	}
	if x, set := w.Getenv("XDG_CONFIG_HOME"); set && w.absolute(x) {
		o.XDG = x
	}
	return git.Open(o)
}

// faked reports whether something stands in for the real file system, which is
// what repositories are read from.
func (f FS) faked() bool {
	return f.Lstat != nil || f.Readlink != nil || f.ReadFile != nil || f.ReadDir != nil
}

// Holds reports whether the repository that a file or a folder lies in holds all
// of it as it is, or a build makes it again, so that nothing is lost once it is
// gone. Of a link itself it says nothing.
func (w *World) Holds(at *Resolved) bool {
	if at.Err != nil || !at.Exists || w.ResolveEntry(at.Named).Path != at.Path {
		return false
	}
	r, root, err := w.Git(parent(at.Path))
	if err != nil || root == at.Path {
		return false
	}
	rel, ok := inside(at.Path, root)
	return ok && rel != "" && r.Held(rel) == nil
}

// Close closes the repositories that were opened. The world must not be used after
// it, nor be closed again: its memory is the next one's.
func (w *World) Close() {
	for _, r := range w.opened {
		if r.git != nil {
			r.git.Close()
		}
	}
	*w = World{}
	closed.Put(w)
}

// Recorded reports whether the project's remotes were recorded when the session
// began.
func (w *World) Recorded() bool { return w.o.Remotes != nil }

// OwnRemote reports whether an address is one of the project's remotes as they
// were when the session began, to the letter; where that was not recorded, as
// they are.
func (w *World) OwnRemote(url string) bool {
	if w.o.Remotes == nil {
		return true
	}
	for _, r := range w.o.Remotes {
		if r == url {
			return true
		}
	}
	return false
}

// shared are names of branches that everybody builds upon.
var shared = []string{"main", "master", "trunk", "default", "mainline", "develop", "development", "devel", "dev", "next"}

// served are those of branches that are in service, or about to be, or that a
// site is made from: alone, as the first or last part of a name, and in front of
// a separator or a number.
var served = []string{"prod", "production", "live", "staging", "stage", "preprod", "canary", "deploy", "deployment", "release", "releases",
	"stable", "hotfix", "lts", "gh-pages", "pages", "netlify", "vercel", "heroku"}

// UsualBranch reports whether a name is that of branches alone: nobody tags a commit so.
func UsualBranch(name string) bool { return slices.Contains(shared, name) }

// SharedBranch reports whether a branch is one that others build upon or that
// is put into service, by its name; that of a version is.
func (w *World) SharedBranch(name string) bool {
	name = strings.ToLower(name)
	for _, n := range shared {
		if n == name {
			return true
		}
	}
	last := name[strings.LastIndexByte(name, '/')+1:]
	for _, n := range served {
		rest, ok := strings.CutPrefix(name, n)
		if last == n || ok && (rest == "" || strings.IndexByte("-_./0123456789", rest[0]) >= 0) {
			return true
		}
	}
	// "v1", "2.x", "1.4.0".
	digits := strings.TrimPrefix(last, "v")
	return digits != "" && digits[0] >= '0' && digits[0] <= '9' && strings.Trim(digits, "0123456789.x") == ""
}

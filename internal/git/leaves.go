package git

import (
	"os"
	"strings"
)

const (
	errCommits  problem = "no branch, tag or remote has the commits that are checked out"
	errLeft     problem = "commits that were made since it began are on no branch, tag or remote"
	errIgnoring problem = "a file that git ignores, or does not see, lies where it puts its own"
	errResolved problem = "what was done since it stopped is in no commit"
)

// Departure is what an invocation does to HEAD and the files that git says nothing of.
type Departure struct {
	To      string // the revision that is checked out or merged; empty: any, or none
	Follows bool   // it is what the branch follows
	Head    bool   // HEAD leaves where it was
	Commits bool   // and commits were made there since
	Files   bool   // files are put there
}

// Leaves says what is lost although git says nothing of it: commits that only HEAD
// has, where it is left, and files that are ignored here and tracked there. Where
// nobody can say it is nothing: git itself keeps whatever it asks about.
func (r *Repo) Leaves(d Departure) error {
	branch, tip, none := r.head()
	// In a sparse working tree git takes the place of files that it does not track, too.
	sparse := r.settings.on("core", "", "sparsecheckout")
	if none != nil && !sparse {
		return nil
	}
	to, err := r.resolve(d.To)
	if d.Follows {
		to, err = r.followed(branch)
	}
	if none == nil && branch == "" && d.Head && !(r.shallow[tip] && !d.Commits) { // one without its parents was fetched
		if d.Commits {
			return errCommits
		}
		tips, bad := r.others(nil)
		if err == nil {
			tips = append(tips, to)
		}
		if bad == nil {
			if kept, bad := r.reaches(tips, tip); bad == nil && !kept {
				return errCommits
			}
		}
	}
	if err != nil || !d.Files {
		return nil
	}
	x, bad := r.index()
	tracks := func(path string) bool { return x.find(path) != nil }
	if bad != nil && sparse { // its index leaves folders out
		x = &index{}
		head, bad := r.at(x, "HEAD")
		if bad != nil {
			return nil
		}
		tracks = head.has
	} else if bad != nil {
		return nil
	}
	c, err := r.commitAt(to)
	if err != nil {
		return nil
	}
	then, err := r.snapshot(x, c.tree)
	if err != nil {
		return nil
	}
	for path, e := range then.files {
		if !tracks(path) && r.overwrites(path, e.blob, sparse) {
			return errIgnoring
		}
	}
	return nil
}

// followed is the commit of what a branch follows, as it was when it was last looked at.
func (r *Repo) followed(branch string) (id, error) {
	remote, _, err := r.settings.value("branch", branch, "remote")
	if err != nil {
		return id{}, err
	}
	merge, _, err := r.settings.value("branch", branch, "merge")
	name, ok := strings.CutPrefix(merge, "refs/heads/")
	if err != nil || !ok {
		return id{}, errNone
	}
	if remote == "." {
		return r.resolve(merge)
	}
	return r.resolve("refs/remotes/" + remote + "/" + name)
}

// overwrites reports whether an ignored file with other content lies at a path, or any that
// is not tracked, that no build makes again.
func (r *Repo) overwrites(path string, blob id, any bool) bool {
	info, err := os.Lstat(r.path(path))
	if err != nil || !info.Mode().IsRegular() || r.remade(path, false) {
		return false
	}
	if ignored, err := r.ignored(path, false); !any && (err != nil || !ignored) {
		return false
	}
	is, err := r.hash(r.path(path), info.Size())
	return err != nil || is != blob
}

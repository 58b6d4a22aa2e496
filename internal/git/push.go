package git

import (
	"errors"
	"os"
	"strings"
)

const (
	errPush   = problem("the configuration does not say where it goes, or sends it elsewhere or more with it")
	errBranch = problem("it is not known which branch goes where")
)

// Push is where a push of the current branch would go.
type Push struct {
	Remote string // its name
	URL    string // as the repository's own configuration has it
	Branch string // the branch that is checked out, and its name there
	Hook   string // the program that git starts first; empty when there is none
}

// Push says where a push goes that names a remote or none, and HEAD, a branch or
// none. The branch has to be the one that is checked out; made is one that was
// begun at HEAD and checked out since.
func (r *Repo) Push(remote, what, made string) (Push, error) {
	branch, _, err := r.head()
	if made != "" {
		branch, err = made, nil
	}
	if err != nil || branch == "" {
		return Push{}, errBranch
	}
	all, err := r.refs()
	if err != nil {
		return Push{}, err
	}
	if _, tag := all.at["refs/tags/"+branch]; tag {
		return Push{}, errBranch
	}
	if what = strings.TrimPrefix(what, "refs/heads/"); what != "" && what != "HEAD" && what != "@" && what != branch {
		return Push{}, errBranch
	}
	c := &r.settings
	upstream, tracks, err := c.value("branch", branch, "remote")
	if err != nil {
		return Push{}, err
	}
	if !tracks || upstream == "" {
		upstream = "origin"
	}
	if remote == "" {
		remote = upstream
	}
	p := Push{Remote: remote, Branch: branch}
	if p.URL, err = c.surprises(remote, branch); err != nil {
		return Push{}, err
	}
	p.Hook, err = r.pushHook()
	return p, err
}

// Current is the name of the branch that is checked out, which need not have a
// commit yet; empty when there is none or it cannot be read.
func (r *Repo) Current() string {
	branch, _, err := r.head()
	if err != nil && err != errNone {
		return ""
	}
	return branch
}

// Nowhere reports whether a push to a remote of this name, or to the usual one
// where it is empty, ends before anything is sent: no configuration names a
// remote or an address to rewrite, and none of the other things that git would
// take for one lies in the folder.
func (r *Repo) Nowhere(remote, folder string) bool {
	for i := range r.settings.list {
		switch v := &r.settings.list[i]; v.section {
		case "remote", "url", "branch", "push":
			return false
		}
	}
	if remote == "" {
		remote = "origin"
	}
	for i := range len(remote) {
		if c := remote[i]; !letter(c) && (c < '0' || c > '9') && c != '-' && c != '_' {
			return false // it may be an address or a path
		}
	}
	for _, path := range [...]string{folder + "/" + remote, folder + "/" + remote + ".git", r.root + "/" + remote, r.root + "/" + remote + ".git",
		r.commonDir + "/remotes/" + remote, r.commonDir + "/branches/" + remote} {
		if _, err := os.Lstat(path); !errors.Is(err, os.ErrNotExist) {
			return false
		}
	}
	return true
}

// surprises returns a remote's address, unless some setting sends a push
// elsewhere, sends more, or nobody knows.
func (c *configuration) surprises(remote, branch string) (url string, err error) {
	for i := range c.list {
		v := &c.list[i]
		if v.surprising(remote, branch) {
			return "", errPush
		}
		if v.section == "remote" && v.name == remote && v.key == "url" {
			if url != "" || !v.own || v.perhaps {
				return "", errPush // it goes to several, or another file says where
			}
			url = v.value
		}
	}
	if url == "" || strings.Contains(url, "::") {
		return "", errPush
	}
	for i := range c.list {
		// A rule for other addresses rewrites other addresses.
		if v := &c.list[i]; v.section == "url" && strings.HasPrefix(url, v.value) {
			return "", errPush
		}
	}
	return url, nil
}

// surprising reports whether a setting makes a push of the branch to the remote
// something else than that.
func (v *variable) surprising(remote, branch string) bool {
	is := func(keys string) bool { return strings.Contains(keys, " "+v.key+" ") }
	switch v.section {
	case "remote":
		switch {
		case v.key == "fetch":
			return v.strays(remote)
		case v.name == "":
			return is(" pushdefault ")
		case v.name == remote:
			return !is(" url prune prunetags tagopt gh-resolved promisor partialclonefilter skipfetchall ")
		}
	case "branch":
		return v.name == branch && (is(" pushremote ") || is(" merge ") && v.value != "refs/heads/"+branch)
	case "push":
		if is(" default ") {
			return !strings.Contains(" simple current upstream tracking ", " "+v.value+" ")
		}
		return !is(" autosetupremote negotiate usebitmaps useforceifincludes ")
	case "submodule":
		return is(" recurse ")
	}
	return false
}

// strays reports whether what a remote is known to have is not looked for where
// it is kept, or another one's is kept there as well.
func (v *variable) strays(remote string) bool {
	from, ok := strings.CutPrefix(strings.TrimPrefix(v.value, "+"), "refs/heads/")
	from, to, _ := strings.Cut(from, ":")
	if v.name == remote {
		return !ok || to != "refs/remotes/"+remote+"/"+from
	}
	return !strings.HasPrefix(to, "refs/remotes/"+v.name+"/") || strings.HasPrefix(v.name, remote+"/")
}

// pushHook is the program that git starts before a push.
func (r *Repo) pushHook() (string, error) {
	folder, set, err := r.settings.value("core", "", "hookspath")
	switch {
	case err != nil:
		return "", err
	case !set:
		folder = r.commonDir + "/hooks"
	default:
		if folder = r.settings.expand(folder, r.root); folder == "" {
			return "", errConfig
		}
	}
	path := folder + "/pre-push"
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return "", nil
	case err != nil:
		return "", errConfig
	case info.Mode()&0o111 == 0:
		return "", nil // git passes it over
	}
	return path, nil
}

// Defaults are the branches that the repository takes for its own main ones.
func (r *Repo) Defaults(remote string) ([]string, error) {
	all, err := r.refs()
	if err != nil {
		return nil, err
	}
	var list []string
	if to, ok := all.to["refs/remotes/"+remote+"/HEAD"]; ok {
		list = append(list, strings.TrimPrefix(to, "refs/remotes/"+remote+"/"))
	}
	for i := range r.settings.list {
		if v := &r.settings.list[i]; v.section == "init" && v.key == "defaultbranch" {
			list = append(list, v.value)
		}
	}
	return list, nil
}

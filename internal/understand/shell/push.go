package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/git"
	"automode/internal/mask"
)

// push returns nil when a push sends the branch that is checked out, one of the
// person's own, to the project's own remote, and nothing in it is a secret.
// What this call adds and commits before counts as part of it.
func (r *reader) push(d *commands.Deed, repo *git.Repo, root string, st *state) error {
	if r.versions.branch != st.branch {
		return errUncertain // which branch is checked out is not known
	}
	words := [2]string{}
	for i, w := range d.Words {
		words[i] = w.Text
	}
	if r.nowhere(words[0], words[1], repo, root, st) {
		return nil
	}
	p, err := repo.Push(words[0], words[1], st.branch)
	if err != nil {
		return err
	}
	defaults, err := repo.Defaults(p.Remote)
	if err != nil {
		return err
	}
	if r.world.SharedBranch(p.Branch) || slices.Contains(defaults, p.Branch) || !r.world.OwnRemote(p.URL) {
		return errUncertain
	}
	if changed := r.options.Changed; !r.world.Recorded() && changed != nil && changed(path.Join(root, ".git/config")) {
		return errUncertain // which remotes were there at the beginning is not known
	}
	if p.Hook != "" && !r.ownHook(p.Hook, st) {
		return errUncertain
	}
	if r.versions.records {
		if err := r.untouched(root, ""); err != nil {
			return err
		}
		if mask.Found(r.a.Call.Command) || slices.ContainsFunc(r.a.Commands, saysToken) {
			return errUncertain // the messages stand there
		}
	}
	return repo.Outgoing(p.Remote, r.versions.records, func(name string, added bool, content []byte) error {
		if name != "" && r.world.Place(path.Join(root, name)).Marks.Has(automode.Secret) {
			if added {
				return errSecret
			}
			return errUncertain // the remote has one of that name, or it stays here
		}
		if mask.Found(string(content)) {
			return errUncertain
		}
		return nil
	})
}

// nowhere reports whether a push sends nothing because there is no remote. One
// that names a remote has to be of a branch of the person's own all the same:
// what is asked about once there is a remote is asked about before. One that
// names neither ends where git looks for a destination, whatever the branch.
func (r *reader) nowhere(remote, what string, repo *git.Repo, root string, st *state) bool {
	branch := strings.TrimPrefix(what, "refs/heads/")
	if strings.ContainsAny(branch, "+:*^~") {
		return false // it names another branch there, or several
	}
	if branch == "" || branch == "HEAD" || branch == "@" {
		if branch = st.branch; branch == "" {
			branch = repo.Current()
		}
	}
	for _, folder := range [...]string{root, st.cwds[0]} {
		for _, name := range [...]string{remote, "origin", remote + ".git", "origin.git"} {
			if name != "" && r.untouched(folder, name) != nil {
				return false
			}
		}
	}
	if remote != "" || what != "" {
		defaults, err := repo.Defaults(remote)
		if err != nil || r.world.SharedBranch(branch) || slices.Contains(defaults, branch) {
			return false
		}
	}
	return branch != "" && repo.Nowhere(remote, st.cwds[0])
}

// ownHook reports whether a hook is an entry point of the project: it, and what
// it may start, are as they were when the session began.
func (r *reader) ownHook(hook string, st *state) bool {
	if !r.trusted(st) {
		return false
	}
	// A hook manager keeps what it calls beside its own hooks.
	for dir, name := path.Dir(hook), path.Base(hook); ; dir = path.Dir(dir) {
		p := dir + "/" + name
		if _, changed := r.notes.of(p); changed || r.options.Changed != nil && r.options.Changed(p) {
			return false
		}
		if dir == path.Dir(path.Dir(hook)) || dir == "/" {
			return true
		}
	}
}

// saysToken reports whether a word of a command is a key or a token, or holds one.
func saysToken(c automode.Command) bool {
	return slices.ContainsFunc(c.Words, mask.Found)
}

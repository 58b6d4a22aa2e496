//go:build !lean

package shell

import (
	"slices"

	"automode"
	"automode/internal/commands"
	"automode/internal/git"
)

// mostModules is how many submodules are looked at.
const mostModules = 64

// submodules calls found for the submodules below the working folders, those in them among
// these, with the commit that the repository around them names.
func (r *reader) submodules(st *state, found func(folder, commit string)) {
	left := slices.Clone(st.cwds)
	for n := 0; len(left) > 0 && n < mostModules && !r.tires(repositoryWork); n++ {
		repo, root, err := r.world.Git(left[0])
		if left = left[1:]; err != nil {
			continue
		}
		repo.Modules(func(rel, commit string) {
			if folder := root + "/" + rel; r.world.Resolve(folder + "/.git").Exists {
				found(folder, commit)
				left = append(left, folder)
			}
		})
	}
}

// inModules is the state in which something is started in each submodule.
func (r *reader) inModules(result *commands.Result, st *state) *state {
	inside := st
	if result.Deed.Within {
		r.submodules(st, func(folder, _ string) {
			if inside == st {
				inside = st.clone()
				inside.cwds = nil
			}
			inside.cwds = append(inside.cwds, folder)
		})
	}
	return inside
}

// modulesLeft says what is lost where in each submodule the commit is checked out that the
// repository around it names, or anything where that is another one by then.
func (r *reader) modulesLeft(anything bool, st *state) (lost error) {
	r.submodules(st, func(folder, commit string) {
		if anything {
			commit = ""
		}
		repo, err := r.world.GitAnywhere(folder)
		if err == nil {
			err = repo.Leaves(git.Departure{To: commit, Head: true, Files: true})
		} else if !r.world.Adrift(folder) {
			err = nil
		}
		if lost == nil {
			lost = err
		}
	})
	return lost
}

// treesLeft says what is lost with what submodules, or working trees that go, have checked
// out.
func (r *reader) treesLeft(result *commands.Result, st *state) error {
	if result.Deed.Away.Go == commands.Modules {
		v := &r.versions
		return r.modulesLeft(result.Deed.Away.Lands == commands.OnBranch || v.moved || v.replaced || v.restages || v.head != headAsBefore, st)
	}
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Role != commands.Deletes {
			continue
		}
		for _, s := range r.spots(nil, &f.Word, st) {
			if s.at.Path == "" || s.known < automode.OneOf {
				return errUncertain
			}
			if !r.world.Resolve(s.at.Path + "/.git").Exists {
				continue // this call makes it, or there is none
			}
			repo, err := r.world.GitAnywhere(s.at.Path)
			if err == nil {
				err = repo.Unworked()
			} else if !r.world.Adrift(s.at.Path) {
				err = nil
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// rebased says what is lost where commits are made again elsewhere.
func rebased(_ *reader, repo *git.Repo, a *commands.Away) error {
	return repo.Rebased(a.Moved.Branch, a.Moved.Past, a.Moved.Onto)
}

// cleared says what is lost where files are made as the last commit has them.
func cleared(_ *reader, repo *git.Repo, a *commands.Away) error {
	return repo.Clears(a.Clears > commands.ClearsChanged, a.Clears == commands.ClearsMore)
}

// leftOut says what is lost where folders leave the working tree.
func leftOut(_ *reader, repo *git.Repo) error { return repo.Narrowed() }

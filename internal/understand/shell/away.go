package shell

import (
	"automode"
	"automode/internal/commands"
	"automode/internal/git"
	"automode/internal/world"
)

// whereabouts is where HEAD is, as far as this call took it there.
type whereabouts uint8

const (
	headAsBefore whereabouts = iota
	headNamed                // on a branch
	headPerhaps              // on a branch or on none
)

const errOwnCommits uncertain = "commits that this call makes may be on no branch"

// quietly adds what an invocation loses without a word of git's, as far as the
// repository says so: as it lay there before the call, whenever this runs. Where it
// cannot be read, what was done since a merge stopped may be lost.
func (r *reader) quietly(result *commands.Result, st *state) {
	a := &result.Deed.Away
	gives := a.Go == commands.GivesUp
	if r.away > 0 || r.world.Lexical() && !gives {
		return
	}
	lost := func(err error) {
		result.Facts = append(result.Facts, commands.Fact{Kind: automode.Lose, Target: "work in the repository", Why: because("loses what nothing else holds", err)})
	}
	v := &r.versions
	leaves := a.Go == commands.Leaves || a.Go == commands.Points
	if leaves && v.head == headPerhaps && v.alone {
		lost(errOwnCommits)
		return
	}
	if m := &a.Moved; m.Is && (v.moved || v.commits || v.alone || m.Branch == "" && v.head != headAsBefore) {
		lost(errOwnCommits)
		return
	}
	if a.Go == commands.Modules || a.Go == commands.Unworks {
		if err := r.treesLeft(result, st); err != nil {
			lost(err)
		}
		return
	}
	for _, cwd := range st.cwds {
		repo, err := r.world.GitAnywhere(cwd)
		switch r.tires(repositoryWork); {
		case a.Moved.Is:
			if err == nil {
				err = rebased(r, repo, a)
			}
			if err == nil {
				err = repo.Leaves(git.Departure{To: a.Moved.Onto, Head: leaves && v.head == headAsBefore, Files: true})
			}
		case err == nil && a.Go == commands.Narrows:
			err = leftOut(r, repo)
		case err == nil && gives:
			err = givenUp(r, repo)
		case err == nil:
			err = repo.Leaves(git.Departure{To: a.To, Follows: a.Go == commands.Follows, Head: leaves && v.head == headAsBefore, Commits: v.commits, Files: a.Go != commands.Points && a.Go != commands.Stashes})
		case !gives && !(leaves && v.head == headAsBefore && r.world.Adrift(cwd)):
			err = nil
		}
		if err == nil && repo != nil && a.Clears != commands.ClearsNone {
			err = cleared(r, repo, a)
		}
		if err != nil {
			lost(err)
			return
		}
	}
}

// headed notes where an invocation takes HEAD, and that it commits there.
func (r *reader) headed(result *commands.Result, st *state) {
	v := &r.versions
	switch d := &result.Deed; {
	case result.Commits():
		v.commits = v.commits || v.head == headAsBefore
		v.alone = v.alone || v.head == headPerhaps
	case d.Act == commands.Begins:
		v.head = headNamed
	case d.Away.Go == commands.Leaves || d.Away.Go == commands.Points:
		stays := v.head != headPerhaps // on a branch, where the repository says so
		v.head, v.alone = headPerhaps, false
		named := d.Away.Lands != commands.OnNone
		for i := 0; named && d.Away.Lands == commands.ByName && i < len(st.cwds); i++ {
			repo, _, err := r.world.Git(st.cwds[i])
			named = err == nil && (repo.Branch(d.Away.To) || stays && world.UsualBranch(d.Away.To) && repo.Unmade(d.Away.To))
		}
		if named {
			v.head = headNamed
		}
	}
}

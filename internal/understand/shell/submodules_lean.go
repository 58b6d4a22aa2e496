//go:build lean

package shell

import (
	"automode/internal/commands"
	"automode/internal/git"
)

// The hook leaves what goes on in submodules, and folders that leave the working tree, to
// the program that has everything.

func (r *reader) inModules(result *commands.Result, st *state) *state {
	if result.Deed.Within {
		r.beyond()
	}
	return st
}

func (r *reader) treesLeft(*commands.Result, *state) error {
	r.beyond()
	return nil
}

func rebased(r *reader, _ *git.Repo, _ *commands.Away) error {
	r.beyond()
	return nil
}

func cleared(r *reader, _ *git.Repo, _ *commands.Away) error {
	r.beyond()
	return nil
}

func leftOut(r *reader, _ *git.Repo) error {
	r.beyond()
	return nil
}

//go:build lean

package shell

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/git"
)

// alternatives leaves a pattern with a list of alternatives to the program that
// follows each.
func (r *reader) alternatives(w commands.Word, _ string) []spot {
	if strings.IndexByte(w.Text, '(') < 0 {
		return nil
	}
	r.beyond()
	return []spot{{target: w.Text}}
}

// givenUp leaves it to the same program what a merge that stopped has left.
func givenUp(r *reader, _ *git.Repo) error {
	r.beyond()
	return nil
}

//go:build lean

package shell

import (
	"path"

	"automode"
	"automode/internal/commands"
)

// keyedTasks leaves a runner that is known here to the program that reads what its
// settings start, where there are any.
func (r *reader) keyedTasks(result *commands.Result, _ []commands.Word, st *state) {
	name := "/.npmrc"
	switch p := result.Program; {
	case p == nil || r.away > 0:
		return
	case p.Name == "cargo":
		name = "/.cargo"
	case p.Name != "npm":
		return
	}
	for _, dir := range st.cwds {
		for ; r.world.Place(dir).Region == automode.Project; dir = path.Dir(dir) {
			if at := r.world.Resolve(dir + name); at.Exists || r.noted(at.Path) {
				r.beyond()
			}
		}
	}
}

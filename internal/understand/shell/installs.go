//go:build !lean

package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/recipe"
)

// installScripts reads what a package manager has done before and after it installs what
// the manifest names. These are the project's own scripts, and covered; what of them is
// known to reach out of it is not.
func (r *reader) installScripts(argv []commands.Word, st *state) {
	if leavesScripts(argv) {
		return
	}
	for _, folder := range st.cwds {
		r.spelt(r.join2(folder, "package.json"), st)
		var b book
		text, found := r.usualFile(&b, commands.PackageScripts, folder)
		if found != recipe.Whole {
			continue
		}
		e := automode.Effect{Kind: automode.Run, Target: b.path, Place: r.world.Place(b.path), Known: automode.OneOf, Traits: automode.EntryPoint | automode.Readable, Why: "runs what the manifest says around an installation"}
		inside := st.clone()
		inside.cwds = []string{path.Dir(b.path)}
		r.aroundInstall(b.path, text, e, inside)
	}
}

// leavesScripts reports whether an invocation is told, without a doubt, to run no scripts
// around an installation.
func leavesScripts(argv []commands.Word) bool {
	none := slices.ContainsFunc(argv, func(w commands.Word) bool { return w.Is("--ignore-scripts") || w.Is("--no-scripts") })
	return none && !slices.ContainsFunc(argv, func(w commands.Word) bool {
		return !w.Is("--ignore-scripts") && !w.Is("--no-scripts") && (!w.Exact() || w.Text == "--" || w.Text == "false" || strings.Contains(w.Text, "ignore-scripts"))
	})
}

// aroundInstall supposes the scripts of a manifest that run when it is installed.
func (r *reader) aroundInstall(p, text string, e automode.Effect, st *state) {
	plan, _ := recipe.Scripts(recipe.Source{Path: p, Dir: path.Dir(p), Text: text, Tasks: []string{"install", "prepare", "prepublish"}})
	for i := range plan.Steps {
		r.suppose(plan.Steps[i].Text, commands.Shell, nil, e, st, flow{})
	}
}

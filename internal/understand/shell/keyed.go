//go:build !lean

package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/recipe"
)

// Tasks whose runner nobody follows are the project's code where their names say that
// they check or build. What their texts plainly do that reaches out of the project is
// not.

// keyedTasks supposes the texts of the tasks that an invocation asks for, where they
// stand in a manifest.
func (r *reader) keyedTasks(result *commands.Result, argv []commands.Word, st *state) {
	if r.supposing || r.away > 0 || len(argv) == 0 || r.world.Lexical() {
		return
	}
	a := recipe.Asked{Program: base(argv[0].Text), Installs: installs(result) && !leavesScripts(argv)}
	for i := range argv[1:] {
		if w := &argv[i+1]; w.Exact() && w.Text != "" {
			a.Words = append(a.Words, w.Text)
		}
	}
	for _, f := range recipe.ManifestsOf(&a) {
		for _, dir := range st.cwds {
			if f.Among {
				r.keyedAmong(&f, &a, dir, st)
				continue
			}
			for ; ; dir = path.Dir(dir) {
				if r.keyedIn(&f, &a, dir, st) || dir == "/" || r.world.Place(path.Dir(dir)).Region != automode.Project {
					break
				}
			}
		}
	}
}

// keyedAmong does so in all packages of a workspace, or in all folders where nothing says
// which are packages.
func (r *reader) keyedAmong(f *recipe.ManifestFile, a *recipe.Asked, dir string, st *state) {
	root, patterns, _ := r.workspace(dir)
	if root == "" && a.Installs {
		return
	} else if root == "" {
		root, patterns = dir, []string{"**"}
	}
	var folders []string
	for _, p := range patterns {
		folders = r.spreadOut(folders, root, strings.Split(p, "/"))
	}
	for _, folder := range folders[:min(len(folders), maxPackages)] {
		r.keyedIn(f, a, folder, st)
	}
}

// keyedIn does so in one folder, and reports whether the file lies there.
func (r *reader) keyedIn(f *recipe.ManifestFile, a *recipe.Asked, dir string, st *state) bool {
	p := r.join2(dir, f.Name)
	text, found := r.recipeFile(p)
	texts := []string{text}
	switch found {
	case recipe.Missing:
		return false
	case recipe.Closed:
		texts = r.mayHold(p, 0)
	}
	inside := st.clone()
	inside.cwds = []string{dir}
	e := automode.Effect{Kind: automode.Run, Target: p, Place: r.world.Place(p), Known: automode.OneOf, Traits: automode.EntryPoint | automode.Readable, Why: "runs what the manifest says"}
	for _, text := range texts {
		for _, t := range f.Tasks(a, text) {
			if !r.tires(1 + len(t)/longStep) {
				// The call's own text may be the same, which starts no second round.
				r.suppose(t+"\n", commands.Shell, nil, e, inside, flow{})
			}
		}
	}
	return true
}

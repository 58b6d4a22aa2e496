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

// maxPackages bounds how many packages of a workspace are looked at.
const maxPackages = 100

// among reads a task of the packages of a workspace: of those that are named,
// and of all where names are patterns or there are none. The root counts as
// one of them, once: a script of its own that hands on to the packages, as "turbo run
// test" does, is not run by itself again. Turbo and npm leave the root out, pnpm and
// Yarn the script that is running.
func (r *reader) among(b *book, f *commands.Fact, dir string) recipe.Found {
	root, patterns, wild := r.workspace(dir)
	if root == "" {
		return recipe.Missing
	}
	b.path, b.plan.Found = root+"/package.json", false
	b.key = "\x00" + b.path + "\x00" + f.Word.Text
	folders := []string{root}
	for _, p := range patterns {
		folders = r.spreadOut(folders, root, strings.Split(p, "/"))
	}
	own := "\x00" + b.path + "\x00" + root + "\x00" + f.Word.Text
	if !r.runner.Rooted && slices.ContainsFunc(r.recipes, func(key string) bool { return key == b.key || strings.HasSuffix(key, own) }) {
		folders, b.key = folders[1:], b.key+"\x00"
	}
	if wild || len(folders) > maxPackages {
		folders = folders[:min(len(folders), maxPackages)]
		b.plan.Steps = append(b.plan.Steps, recipe.Step{Unread: "not all packages of the workspace are known"})
	}
	for _, folder := range folders {
		text, found := r.recipeFile(folder + "/package.json")
		if found == recipe.Closed {
			b.why = folder + "/package.json cannot be read"
			return recipe.Closed
		}
		if found != recipe.Whole || !r.meant(root, folder, text) {
			continue
		}
		plan, ok := recipe.Scripts(recipe.Source{Text: text, Tasks: []string{f.Word.Text}})
		if !ok {
			b.why = folder + "/package.json is none"
			return recipe.Closed
		}
		b.plan.Files = append(b.plan.Files, folder+"/package.json")
		for _, s := range plan.Steps {
			s.Dir = folder
			if folder == root {
				s.Text += "\n" // the call's own text may be the same, which starts no second round
			}
			b.plan.Steps = append(b.plan.Steps, s)
		}
		b.plan.Found = b.plan.Found || plan.Found
	}
	return recipe.Whole
}

// workspace finds the root of the workspace that a folder is in.
func (r *reader) workspace(dir string) (root string, patterns []string, wild bool) {
	for ; r.world.Place(dir).Region == automode.Project; dir = path.Dir(dir) {
		manifest, _ := r.recipeFile(dir + "/package.json")
		pnpm, found := r.recipeFile(dir + "/pnpm-workspace.yaml")
		if found == recipe.Closed {
			return dir, nil, true
		}
		if patterns, wild, ok := recipe.Workspace(manifest, pnpm); ok {
			return dir, patterns, wild
		}
	}
	return "", nil, false
}

// spreadOut adds the folders that a pattern means; "**" goes three deep.
func (r *reader) spreadOut(folders []string, dir string, parts []string) []string {
	if len(folders) > maxPackages || r.tired() {
		return folders
	}
	if len(parts) == 0 {
		if !slices.Contains(folders, dir) {
			folders = append(folders, dir)
		}
		return folders
	}
	if !strings.Contains(parts[0], "*") {
		return r.spreadOut(folders, dir+"/"+parts[0], parts[1:])
	}
	rest := parts[1:]
	if parts[0] == "**" {
		folders = r.spreadOut(folders, dir, rest)
		if strings.Count(dir, "/") < strings.Count(r.world.Cwd(), "/")+4 {
			rest = parts
		}
	}
	names, err := r.world.ReadDir(dir, 1000)
	if err != nil {
		return folders
	}
	for _, n := range names {
		ok, err := path.Match(strings.ReplaceAll(parts[0], "**", "*"), n)
		if ok && err == nil && n != "node_modules" && n[0] != '.' && r.world.Resolve(dir+"/"+n).Dir {
			folders = r.spreadOut(folders, dir+"/"+n, rest)
		}
	}
	return folders
}

// meant reports whether a package is one of those that the call names.
func (r *reader) meant(root, folder, manifest string) bool {
	if len(r.runner.Packages) == 0 {
		return true
	}
	m, _ := recipe.ReadManifest(manifest)
	name := m.Text("name")
	for _, w := range r.runner.Packages {
		said := w.Text
		if strings.HasPrefix(said, ".") || strings.HasPrefix(said, "/") {
			said = path.Clean(said) // a folder
		}
		if !w.Exact() || said == "" || said[0] == '.' || strings.ContainsAny(said, "*!{}[]^$@,") && said[0] != '@' || strings.Contains(said, "...") || strings.ContainsAny(said[1:], "*!{}[]^$,") {
			return true
		}
		if said == name || said == name[strings.IndexByte(name, '/')+1:] || root+"/"+said == folder || said == folder {
			return true
		}
	}
	return false
}

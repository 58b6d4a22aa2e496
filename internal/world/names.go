package world

import "strings"

// DotNames returns the names beginning with a dot that the tables know, in
// lower case, for asking what a pattern such as ".e*" may reach: join each to
// the folder and ask for its place. Where a table has "*" the name has "x".
func (w *World) DotNames() []string {
	if w.dotNames != nil {
		return w.dotNames
	}
	seen := make(map[string]bool, 256)
	add := func(name string) {
		first, _ := cut(name)
		first = strings.ReplaceAll(first, "*", "x")
		if strings.HasPrefix(first, ".") && !seen[first] {
			seen[first] = true
			w.dotNames = append(w.dotNames, first)
		}
	}
	for _, table := range tables() {
		for i := range table {
			for _, n := range table[i].names {
				add(n)
			}
		}
	}
	for i := range repositoryFolders {
		add(repositoryFolders[i].name)
	}
	return w.dotNames
}

// OwnPrograms reports whether a resolved folder is where the project's own
// package manager puts programs: node_modules/.bin or a virtual environment's
// folder of programs, inside a root. On the search path they are expected.
func (w *World) OwnPrograms(folder string) bool {
	w.settle()
	c := w.comparable(clean(folder))
	for _, r := range w.roots {
		rel, ok := inside(c, r)
		if !ok {
			continue
		}
		up, last := split("/" + rel)
		_, name := split(up)
		switch last {
		case ".bin":
			return name == "node_modules"
		case "bin", "scripts", "Scripts":
			// What makes a virtual environment leaves this file in it.
			return name == ".venv" || name == "venv" || name != "" && w.isFile(join(clean(folder+"/.."), "pyvenv.cfg"))
		}
	}
	return false
}

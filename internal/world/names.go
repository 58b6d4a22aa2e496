package world

import (
	"path"
	"strings"

	"automode"
)

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

// Reaches are the marks that a pattern of names in a folder may meet: those of
// the names in the tables that it matches. A pattern that says little, with
// fewer than three letters in front of its first wildcard, meets everything
// and tells nothing.
func (w *World) Reaches(folder, pattern string) automode.Marks {
	i := strings.IndexAny(pattern, "*?[")
	if i < 3 && !strings.HasPrefix(pattern, ".") {
		return 0
	}
	pattern = strings.ReplaceAll(pattern, "[!", "[^") // as the matcher below writes it
	var marks automode.Marks
	try := func(name string) {
		name = strings.ReplaceAll(name, "*", "x")
		if strings.Contains(name, "/") || strings.HasPrefix(name, ".") != strings.HasPrefix(pattern, ".") {
			return
		}
		if ok, err := path.Match(pattern, name); ok && err == nil {
			marks |= w.Place(folder + "/" + name).Marks
		}
	}
	for _, table := range tables() {
		for i := range table {
			for _, n := range table[i].names {
				try(n)
			}
		}
	}
	return marks
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

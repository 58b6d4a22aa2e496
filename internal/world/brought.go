package world

// Brought says why a file may have come with the project, "" when it did not:
// version control does not hold it, and no link leads elsewhere on the way to
// it. What lies in no repository came with none. Who can tell nothing of it
// says so.
// With now set only what version control holds at this moment counts, and not
// what the commit that is checked out holds besides.
func (w *World) Brought(path string, now bool) string {
	at, dir := w.Resolve(path), parent(path)
	front := parent(dir) // the project's folder, which may be reached by links
	if at.Err != nil || w.Resolve(front).Path+path[len(front):] != at.Path {
		return "a link leads to it"
	}
	r, root, err := w.Git(dir)
	if err != nil {
		if kind := w.versioned(dir); kind != "" {
			return "the repository (" + kind + ") does not tell whether it holds it"
		}
		return ""
	}
	rel, ok := inside(at.Path, root)
	if !ok {
		return "it is not where its repository is"
	}
	brings := r.Brings
	if now {
		brings = r.Lists
	}
	switch held, err := brings(rel); {
	case err != nil:
		return "the repository does not tell whether it holds it: " + err.Error()
	case held:
		return "version control holds it, so whoever wrote the project may have written it"
	}
	return ""
}

// versioned is the folder of a version-control program in a folder or above it,
// "" where there is none.
func (w *World) versioned(dir string) string {
	for at := w.Resolve(dir).Path; ; at = parent(at) {
		for i := range repositoryFolders {
			if name := repositoryFolders[i].name; !w.look(join(at, name)).gone {
				return name
			}
		}
		if at == parent(at) {
			return ""
		}
	}
}

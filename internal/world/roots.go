package world

import "path/filepath"

// RaiseToRepository returns the project of a session that began in cwd: the
// repository that cwd lies in (see [World.Repository]), else cwd itself,
// resolved. It is empty when neither can be a project: "/", a home, a folder
// above a home, a system folder, a shared folder for throw-away files itself.
func RaiseToRepository(fs FS, cwd string, homes ...string) string {
	w := raising(fs, cwd, homes)
	if w == nil {
		return ""
	}
	r := w.Resolve(cwd)
	if r.Err != nil || !r.Dir {
		return ""
	}
	if root := w.rootAround(r.Path); root != "" {
		return root
	}
	if w.canBeRoot(r.Path) {
		return r.Path
	}
	return ""
}

// RepositoryAround returns the repository that a folder would lie in that is not
// there; empty where there is none that can be a project.
func RepositoryAround(fs FS, cwd string, homes ...string) string {
	for at := cwd; ; {
		up := filepath.Dir(at)
		if up == at {
			return ""
		}
		at = up
		if w := raising(fs, at, homes); w != nil {
			return w.rootAround(w.Resolve(at).Path)
		}
	}
}

// raising is a world in which only homes and repositories are known; nil where
// nothing can be looked at from cwd.
func raising(fs FS, cwd string, homes []string) *World {
	w := New(Options{FS: fs, Cwd: cwd})
	if w.lexical || !w.absolute(cwd) {
		return nil
	}
	w.settled = true
	for _, h := range homes {
		w.homes = w.addBoth(w.homes, h, w.canBeHome)
	}
	return w
}

// rootAround is the repository that a resolved path lies in, if it can be a project.
func (w *World) rootAround(resolved string) string {
	if root, ok := w.Repository(resolved); ok && w.canBeRoot(root) {
		return root
	}
	return ""
}

// canBeHome reports whether a folder can be somebody's home. What the
// environment says is believed only where homes are: HOME=/etc makes no home
// of the machine's configuration.
func (w *World) canBeHome(comparable string) bool {
	if isRoot(comparable) {
		return false
	}
	t := w.territoryOf(comparable)
	return t == nil || t.projects && (len(t.path) < len(comparable) || t.path == "/root")
}

// canBeRoot reports whether a resolved folder can be a project.
func (w *World) canBeRoot(path string) bool {
	c := w.comparable(path)
	if isRoot(c) {
		return false
	}
	for _, h := range w.homes {
		if _, ok := inside(h, c); ok {
			return false
		}
	}
	t := w.territoryOf(c)
	return t == nil || t.projects && len(t.path) < len(c)
}

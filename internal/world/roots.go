package world

// RaiseToRepository returns the project of a session that began in cwd: the
// repository that cwd lies in (see [World.Repository]), else cwd itself,
// resolved. It is empty when neither can be a project: "/", a home, a folder
// above a home, a system folder, a shared folder for throw-away files itself.
func RaiseToRepository(fs FS, cwd string, homes ...string) string {
	w := New(Options{FS: fs, Cwd: cwd})
	if w.lexical || !w.absolute(cwd) {
		return ""
	}
	w.settled = true
	for _, h := range homes {
		w.homes = w.addBoth(w.homes, h, w.canBeHome)
	}
	r := w.Resolve(cwd)
	if r.Err != nil || !r.Dir {
		return ""
	}
	if root, ok := w.Repository(r.Path); ok && w.canBeRoot(root) {
		return root
	}
	if w.canBeRoot(r.Path) {
		return r.Path
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

package shell

import (
	"path"

	"automode"
	"automode/internal/commands"
)

// activates reports whether a file that this shell is to run only sets it up, as
// every shell of the person's or of the project's is: what shells load from the
// home, which is in force already, or the script by which a virtual environment
// of the project is entered; or the one of those that a toolchain keeps in its folder. Neither this call nor the session may have changed
// it, but for making that environment.
func (r *reader) activates(w commands.Word, st *state) bool {
	if r.away > 0 {
		return false
	}
	if w.Tool && w.Known == automode.Guess && w.Text == "" && !w.Many {
		return commands.SetsShellUp(w.Suffix)
	}
	if !w.Exact() {
		return false
	}
	list := r.locate(w, st)
	for i := range list {
		s := &list[i]
		if s.at.Path == "" || s.empty || r.options.Changed != nil && r.options.Changed(s.at.Path) {
			return false
		}
		bin := path.Dir(s.at.Path)
		n, touched := r.notes.of(s.at.Path)
		switch {
		case r.world.LoadedByShells(s.at.Path) && !touched:
		case s.place.Region == automode.Project && commands.EntersEnvironment(path.Base(s.at.Path)) && !r.notes.touched(bin) && (!touched || n.venv) &&
			(r.world.OwnPrograms(bin) || n.venv) && (touched || !s.at.Exists || r.installed(s)):
		case n.venv && s.place.Region == automode.Scratch && s.known == automode.Exact && !s.at.Exists && commands.EntersEnvironment(path.Base(s.at.Path)) && !r.notes.touched(bin):
		default:
			return false
		}
	}
	return len(list) > 0
}

// environmentEntered says that a virtual environment was entered, as a variable that no
// text can name.
const environmentEntered = "a virtual environment"

// leaves reports whether a command is the function by which a virtual environment
// is left that this shell has entered.
func (s *state) leaves(name string) bool {
	if !commands.LeavesEnvironment(name) || s.path {
		return false
	}
	_, entered := s.lookup(environmentEntered)
	return entered
}

// installed reports whether a script of a virtual environment is the one that its
// maker put there: the environment is complete, and the project does not bring
// the script along.
func (r *reader) installed(s *spot) bool {
	if !r.world.VirtualEnvironment(path.Dir(path.Dir(s.at.Path))) {
		return false
	}
	if _, ok := r.world.Repository(path.Dir(s.at.Path)); !ok {
		return true
	}
	repo, root, err := r.world.Git(path.Dir(s.at.Path))
	if err != nil {
		return false
	}
	rel, err := r.inside(s, root)
	return err == nil && !repo.Tracks(rel)
}

package shell

import (
	"automode"
	"automode/internal/commands"
)

// What a build of the project makes is the project's own code, as what "cargo
// run" starts is: it was made of the source that lies there, by the project's
// own rules.

// product reports whether a file is what a build in this call made: it lies where
// builds put what they make, or was not there before and is no script, and nothing
// else of the call or of the session wrote it, nor any source that it may be made of.
func (r *reader) product(s *spot, lang commands.Lang) bool {
	if s.known != automode.Exact || s.at.Path == "" || s.at.Err != nil || r.away > 0 || r.hidden {
		return false
	}
	n, touched := r.notes.of(s.at.Path)
	made := !s.at.Exists && !r.world.Lexical() && (lang == commands.Native || lang == commands.Go || lang == commands.JavaScript)
	switch {
	case touched && !n.inBuild(), r.notes.puts(), r.options.Changed != nil && r.options.Changed(s.at.Path):
		return false
	case s.place.Region != automode.Project:
		return made && n.output
	}
	return r.builds && !r.world.Installed(s.at.Path) && (made || r.world.KnownBuildOutput(s.at.Path))
}

// inBuild reports whether nothing lies where this call touched something but what
// a build of the project puts there: it was removed, or made as an empty folder, or
// the project is built in it.
func (n *note) inBuild() bool { return n.empty || n.output }

package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// A script of the project may be an entry point by its name, as a task is: what is
// read of it is judged as if it was typed here, and what nobody can read of it is
// the project's code, as it is where a test runner starts the same file.

// checkName reports whether a file of code is called so. A name without an ending is
// one of code where a project keeps its scripts.
func checkName(p string) bool {
	name := base(p)
	ending := path.Ext(name)
	folder := base(path.Dir(p))
	code := isSource(name) || ending == "" && (folder == "bin" || folder == "script" || folder == "scripts")
	return code && commands.CheckScript(strings.TrimSuffix(name, ending))
}

// checkScript reports whether a file that is started by its name is such a script,
// and this call did not put it there or change it. What an earlier one wrote among
// the sources is the project's, as it is to a test runner.
func (r *reader) checkScript(f *commands.Fact, s *spot, st *state) bool {
	if f.Role != commands.RunsFile || f.Via != automode.Direct || r.hidden || r.away > 0 || r.via != automode.Direct || r.sourced != nil ||
		s.known != automode.Exact || s.at.Err != nil || s.place.Region != automode.Project || s.at.Named != s.at.Path ||
		!checkName(s.at.Path) || r.built(s) || r.options.Changed != nil && r.options.Changed(s.at.Path) {
		return false
	}
	if _, set := st.lookup("PATH"); set || st.path {
		return false // which programs it starts is not the project's to say
	}
	for i := range f.Words {
		if !f.Words[i].Exact() {
			return false // what it is given may name other code
		}
	}
	if s.at.Exists && !r.looked(f, s) {
		return false // there is something, and nobody can say what
	}
	_, touched := r.notes.of(s.at.Path)
	return !touched && !r.world.Installed(s.at.Path) && r.trusted(st) && r.givenVariable(st) == ""
}

// built reports whether a script lies where nobody keeps sources: among what a build makes,
// or in a repository's own folder. Where it is not there its folder alone may be of either.
func (r *reader) built(s *spot) bool {
	at := s.at.Path
	if !s.at.Exists {
		at = path.Dir(path.Dir(at))
	}
	return s.place.Marks.Has(automode.Repository) || r.world.KnownBuildOutput(at)
}

// looked reports whether the text of a script can be looked at, or that only the
// project's own code may have changed it.
func (r *reader) looked(f *commands.Fact, s *spot) bool {
	text, ok := r.content(*s)
	if !ok && s.at.Regular && r.loose && r.allOwn() {
		// What runs it does not change with what the project's own code does to it.
		b, err := r.world.ReadFile(s.at.Path, maxScript)
		return err == nil && (f.Lang != commands.Native || hasReader(interpreter(string(b))))
	}
	return ok && hasReader(f.Lang) && (f.Lang == commands.Shell || legible(text))
}

// hasReader reports whether a language has a reader that tells what a script does. A script
// in another one may do anything under the name of a check.
func hasReader(lang commands.Lang) bool {
	switch lang {
	case commands.Native, commands.Awk, commands.Sed, commands.SQL, commands.Make, commands.Jq, commands.Tcl, commands.Cron, commands.Ex:
		return false
	}
	return true
}

// legible reports whether a reader of code looks at a text at all.
func legible(text string) bool {
	return len(text) <= code.MaxText && doubtful(strings.ReplaceAll(text, "\r\n", "\n")) == ""
}

// isOfItsKind reports whether what an option names is a program of this machine that reads
// the language anyway: another shell, or another version of the interpreter, by its number or
// its path. Nobody made it in this session, and no folder has that name.
func (r *reader) isOfItsKind(f *commands.Fact, st *state) bool {
	w := &f.Word
	switch {
	case !w.Exact() || r.away > 0 || r.loose: // nobody knows what it is
		return false
	case f.Lang == commands.Shell:
		return commands.FindVariable("SHELL").Usual(*w)
	case f.Lang != commands.Python:
		return false
	case strings.Contains(w.Text, "/"):
		return commands.Interpreter.For(w) == commands.Data && r.unmade(w, st)
	}
	return commands.NamesPython(w.Text) && !r.mayLie(w, st) || w.Is(commands.OwnEnvironment) && r.unmade(w, st)
}

// unmade reports whether a path lies among the project's or the person's own, or the
// system's, and nobody made anything of it in this session.
func (r *reader) unmade(w *commands.Word, st *state) bool {
	spots := r.locate(*w, st)
	for _, s := range spots {
		switch s.place.Region {
		case automode.Project, automode.Home, automode.System:
		default:
			return false
		}
		if s.at.Path == "" || r.madeAt(s.at.Path) || r.madeAt(path.Dir(s.at.Path)) {
			return false
		}
	}
	return len(spots) > 0
}

// madeAt reports whether this call did something at a path or right below it, or this
// session to what runs there.
func (r *reader) madeAt(p string) bool {
	_, noted := r.notes.of(p)
	return noted || r.notes.touched(p) || r.options.Changed != nil && (r.options.Changed(p) || r.options.Changed(p+"/bin/python"))
}

// mayLie reports whether something of that name lies in a working folder, or may by then.
func (r *reader) mayLie(w *commands.Word, st *state) bool {
	spots := r.locate(*w, st)
	for _, s := range spots {
		if s.at.Exists || s.at.Err != nil || r.madeAt(s.at.Path) {
			return true
		}
	}
	return len(spots) == 0 || len(r.notes.links) > 0
}

package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"automode/internal/world"
	"mvdan.cc/sh/v3/syntax"
)

// A command's name may be written so that it is not known to the letter and is
// still plain to whoever reads it: as a question where a program lies, or as a
// pattern for its path. What such a command does is read as well; that its name
// is not known stays.

// disguised adds to the first word of a command the programs that it may name.
func (r *reader) disguised(w *syntax.Word, l *line) {
	if len(l.words) == 0 || len(l.several) > 0 && l.several[0].at == 0 {
		return
	}
	is := l.words[0]
	if is.Exact() {
		return
	}
	var names []string
	if is.Glob {
		names = r.systemPrograms(is.Text)
	} else if name := soughtProgram(w); name != "" {
		names = []string{name}
	}
	if len(names) == 0 {
		return
	}
	may := alts{is}
	for _, n := range names {
		may = append(may, commands.Word{Text: n, Known: automode.Exact, Start: is.Start})
	}
	l.several = slices.Insert(l.several, 0, choice{0, may})
}

// soughtProgram is the name in $(which NAME) and $(command -v NAME), empty
// when the word is something else.
func soughtProgram(w *syntax.Word) string {
	parts := w.Parts
	if len(parts) == 1 {
		if q, ok := parts[0].(*syntax.DblQuoted); ok {
			parts = q.Parts
		}
	}
	if len(parts) != 1 {
		return ""
	}
	sub, ok := parts[0].(*syntax.CmdSubst)
	if !ok || len(sub.Stmts) != 1 {
		return ""
	}
	call, ok := sub.Stmts[0].Cmd.(*syntax.CallExpr)
	if !ok || len(call.Args) < 2 {
		return ""
	}
	args := call.Args[1:]
	switch option := args[0].Lit(); call.Args[0].Lit() {
	case "which", "whence":
	case "command":
		if option != "-v" {
			return ""
		}
	case "type":
		if option != "-p" && option != "-P" {
			return ""
		}
	default:
		return ""
	}
	return plainWord(args[len(args)-1])
}

// whereItLies adds to a word that asks where a program lies the place where the system
// keeps it, or where ours is.
func (r *reader) whereItLies(w *syntax.Word, is alts) alts {
	name := soughtProgram(w)
	if name == "" || strings.Contains(name, "/") || r.away > 0 || r.world.Lexical() {
		return is
	}
	if ours := commands.Find(name); ours != nil && ours.Gate {
		if p := r.world.OwnProgram(name); p != "" {
			return append(is[:1:1], commands.Lit(p))
		}
	}
	for _, dir := range world.ProgramFolders() {
		if p := dir + "/" + name; r.world.Resolve(p).Exists {
			return append(is[:1:1], commands.Lit(p))
		}
	}
	return is
}

// systemProgram reports whether a path names a program by the folder that the
// system keeps its programs in.
func systemProgram(path string) bool {
	return world.ProgramFolder(path[:strings.LastIndexByte(path, '/')])
}

// systemPrograms are the programs of the system that a pattern matches.
func (r *reader) systemPrograms(pattern string) []string {
	folder, name := path.Split(pattern)
	if !strings.HasPrefix(folder, "/") || r.away > 0 || r.world.Lexical() {
		return nil
	}
	var names []string
	for _, dir := range world.ProgramFolders() {
		dir += "/"
		if ok, err := value.Matches(folder, dir); !ok || err != nil {
			continue
		}
		if !strings.ContainsAny(name, "*?[") {
			return []string{dir + name}
		}
		all, err := r.world.ReadDir(strings.TrimSuffix(dir, "/"), maxNames)
		if err != nil {
			continue
		}
		for _, n := range all {
			if ok, err := value.Matches(name, n); ok && err == nil && len(names) < maxRuns-1 {
				names = append(names, dir+n)
			}
		}
		if len(names) > 0 {
			break
		}
	}
	return names
}

// asUnset reads a command of whose name a part is a variable that may not be set,
// which leaves the rest of it.
func (r *reader) asUnset(argv []commands.Word, st *state, in flow) {
	if argv[0].MayEmpty && argv[0].IfEmpty != "" {
		less := slices.Clone(argv)
		name := &less[0]
		name.Text, name.Known, name.Suffix, name.MayEmpty, name.Many = name.IfEmpty, automode.Exact, "", false, false
		r.invoke(less, st.clone(), in)
	}
}

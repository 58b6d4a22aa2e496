//go:build linux

package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/oracle/trace"
)

// foretold compares what a command did with what was said of it before.
type foretold struct {
	action *automode.Action
	run    *trace.Run
	reread func(assigned string, argv []string, cwd string) *automode.Action
	spoken []bool                                      // by image: a Run speaks for what it does
	part   []bool                                      // by image: a part of another program, whose starts are that one's own
	same   []bool                                      // by image: what the program before it is written in
	before func(path string) (content string, ok bool) // what a file held before
	hidden map[inode]string                            // the secrets by their inodes
	paths  []string                                    // by touch: the file, as links led then
	found  []string
}

// differences lists what happened without having been foretold, with the files
// as they were before and are now; none: nothing touched them.
func (f *foretold) differences(was, now []entry) []string {
	n := len(f.run.Starts)
	f.spoken, f.part, f.same = make([]bool, n), make([]bool, n), make([]bool, n)
	for i := range f.run.Starts {
		f.start(i)
	}
	f.paths = make([]string, len(f.run.Touches))
	at := linksOf(was)
	for i := range f.run.Touches {
		t := &f.run.Touches[i]
		f.paths[i] = filepath.Clean(t.Path)
		if !t.Real {
			f.paths[i] = at.resolve(t.Path, t.Whole)
		}
		f.touch(*t, f.paths[i])
		at.touched(t, f.paths[i])
	}
	for _, o := range f.run.Others {
		f.other(o)
	}
	if now != nil {
		f.after(was, now)
	}
	slices.Sort(f.found)
	return slices.Compact(f.found)
}

func (f *foretold) differ(format string, args ...any) {
	f.found = append(f.found, fmt.Sprintf(format, args...))
}

// program is the name of the program that an image runs; "shell" is the one
// that the call is given to.
func (f *foretold) program(i trace.Image) string {
	if i <= 0 {
		return "shell"
	}
	for (f.part[i] || f.same[i]) && f.run.Starts[i].From > 0 {
		i = f.run.Starts[i].From
	}
	return filepath.Base(f.run.Starts[i].Path)
}

func (f *foretold) start(i int) {
	s := &f.run.Starts[i]
	if i == 0 {
		return // the shell itself
	}
	if s.From > 0 && f.spoken[s.From] {
		f.spoken[i] = true
		return
	}
	name := filepath.Base(s.Path)
	if s.From > 0 && f.part[s.From] || helps(f.program(s.From), s.Path, s.Argv) {
		f.part[i] = true
		return
	}
	if f.same[i] = s.From > 0 && interprets(f.program(s.From), name, s.Argv); f.same[i] || hands(f.program(s.From), s.Path, s.Argv) {
		return
	}
	more := adds(f.program(s.From))
	at := -1
	for k := range f.action.Commands {
		if matches(&f.action.Commands[k], name, s.Argv, more) {
			at = k + 1
			if f.speaks(at) {
				f.spoken[i] = true
			}
		}
	}
	if at < 0 {
		f.differ("starts %s", quote(s.Argv))
		return
	}
	if f.spoken[i] || f.reread == nil {
		return
	}
	if name == "xargs" || walks(f.program(s.From)) {
		return // its words are what it reads or comes upon; what it starts is looked at, word by word
	}
	argv := slices.Clone(s.Argv)
	argv[0] = s.Path
	switch filepath.Dir(s.Path) {
	case stands, "/usr/bin":
		if argv[0] = name; name == "time" {
			argv[0] = "/usr/bin/time" // the name alone is a word of the shells'
		}
	case "/bin":
		return // "command -p": the real program, which has acted by now
	}
	for k := range argv {
		argv[k] = strings.Replace(argv[k], "PATH="+stands+":", "PATH=", 1) // the stand-ins are the proof's own
	}
	// The words that really came: plainly spelled, they do nothing more.
	again := f.reread(f.exported(s), argv, s.Cwd)
	for k := range again.Effects {
		e := &again.Effects[k]
		if e.Known == automode.Guess && e.Program != "" && e.Program != name {
			continue // of another program, which is looked at when it is started
		}
		if refuses(name, e, s.Cwd) || inNone(name, argv, e) || name == "git" && e.Kind == automode.Read && isLink(e.Named) {
			continue // git reads a link itself, and not what it leads to, as the report of facts shows
		}
		if tookIn(name, argv) && (e.Target == "-" || e.Kind == automode.Unknown || e.Kind == automode.Write && e.Target == s.Cwd) {
			continue // of that nothing is known alone, and the real programs show what it does
		}
		if e.Why == "it never ends" {
			continue // alone; where it was started somebody took what it printed, or the run did not end
		}
		if isOption(e) && slices.Contains(f.action.Commands[at-1].Known, false) {
			continue
		}
		if !f.includes(e) && !isNumber(e) {
			f.differ("starts %s in %s, which would %s %s", quote(argv), s.Cwd, e.Kind, e.Target+e.Why)
		}
	}
}

// tookIn reports whether a program was told by its standard input what to do: which
// files a patch changes, or recipes.
func tookIn(name string, argv []string) bool {
	switch name {
	case "git":
		return len(argv) > 1 && slices.Contains(argv, "apply")
	case "patch":
		return true
	case "make":
		return slices.Contains(argv, "-")
	}
	return false
}

// refuses reports whether an effect is only that find does not know a word which is
// a file's name, as where a pattern behind a test became several: it then does nothing.
func refuses(name string, e *automode.Effect, cwd string) bool {
	return name == "find" && e.Kind == automode.Unknown && e.Target != "" && e.Target[0] != '-' && exists(filepath.Join(cwd, e.Target))
}

// inNone reports whether an effect is only that a container has a program's name, as
// where identifiers stood in front of the program and there were none.
func inNone(name string, argv []string, e *automode.Effect) bool {
	return name == "docker" && e.Kind == automode.Run && len(argv) > 2 && argv[1] == "exec" && commands.Find(argv[2]) != nil
}

// exported are the assignments that a program was started with, and that the
// environment did not hold from the beginning.
func (f *foretold) exported(s *trace.Start) string {
	var all strings.Builder
	for _, e := range s.Env {
		name, value, _ := strings.Cut(e, "=")
		switch name {
		case "_", "PWD", "OLDPWD", "SHLVL", "COPROC_PID", "PATH", "LD_PRELOAD":
			continue // what the shell, or the launcher in front, keeps itself; a changed search path was looked at
		}
		if strings.HasPrefix(name, "BASH_FUNC_") {
			continue // a function that is handed on, which no assignment says
		}
		if len(f.run.Starts) > 0 && !slices.Contains(f.run.Starts[0].Env, e) {
			all.WriteString(name + "=" + quote([]string{value}) + " ")
		}
	}
	return all.String()
}

// adds reports whether a program puts words of its own behind those of a
// command that it was told to start.
func adds(program string) bool {
	switch program {
	case "xargs", "find", "install", "sort", "tar", "rg", "git":
		return true
	}
	return false
}

// speaks reports whether a command is a Run of code that nobody read.
func (f *foretold) speaks(command int) bool {
	for i := range f.action.Effects {
		e := &f.action.Effects[i]
		if e.Command == command && e.Kind == automode.Run && !e.Traits.Has(automode.Readable) {
			return true
		}
	}
	return false
}

// isNumber reports whether an effect is only that a number was taken for an
// option: of a number, which one it is is not foretold.
func isNumber(e *automode.Effect) bool {
	return e.Kind == automode.Unknown && len(e.Target) > 1 && e.Target[0] == '-' && isDigit(e.Target[1])
}

// isOption reports whether an effect is only that an option is not known. Where a
// word may be any, what was foretold is that none of those that are known does harm.
func isOption(e *automode.Effect) bool {
	return e.Kind == automode.Unknown && len(e.Target) > 1 && e.Target[0] == '-'
}

// includes reports whether an effect of the words as they came was foretold.
func (f *foretold) includes(e *automode.Effect) bool {
	switch {
	case isPipe(e.Target), e.Kind == automode.Query, e.Kind == automode.Read && !e.Place.Marks.Has(automode.Secret), e.Kind == automode.Read && e.Traits.Has(automode.Listing):
		return true
	}
	for i := range f.action.Effects {
		x := &f.action.Effects[i]
		switch {
		case x.Kind == e.Kind, x.Kind == automode.Write && e.Kind == automode.Lose, x.Kind == automode.Lose && e.Kind == automode.Write,
			x.Kind == automode.Disclose && e.Kind == automode.Read, x.Kind == automode.Run && e.Kind == automode.Unknown:
		default:
			continue
		}
		if !strings.HasPrefix(e.Target, "/") {
			if x.Target == e.Target || x.Known != automode.Exact {
				return true
			}
			continue
		}
		if x.Target == e.Target || covers(x, e.Target) || x.Known == automode.Guess && !strings.HasPrefix(x.Target, "/") {
			return true // the last: somewhere, of which nobody knows where it is
		}
	}
	return false
}

// covers reports whether a path is the effect's target or in its reach.
func covers(e *automode.Effect, path string) bool {
	for _, target := range []string{e.Target, e.Named} {
		if target == "" || target[0] != '/' {
			continue
		}
		target = filepath.Clean(target)
		if named := temporary(target, path); named != "" {
			target = named
		}
		if path == target && (e.Extent != automode.Children || e.Known == automode.Bounded) {
			return true
		}
		if e.Program == "zip" && (path == target+".zip" || path == target+"/.zip" || path == target+".log") { // which it adds to a name without an ending
			return true
		}
		if takes(e) && filepath.Dir(path) == target || e.Program == "mktemp" && filepath.Dir(path) == filepath.Dir(target) || makesRepository(e) && below(path, target) {
			return true
		}
		if (e.Extent != automode.One || e.Known == automode.Bounded) && below(path, target) {
			return true
		}
	}
	return false
}

// takes reports whether an effect's target is where things are put: a file, or
// a folder that takes them.
func takes(e *automode.Effect) bool {
	switch e.Program {
	case "cp", "mv", "ln", "install", "mktemp":
		return e.Kind == automode.Write
	case "python3": // a folder that it made for throw-away things
		return e.Kind == automode.Write && strings.Contains(e.Target, "/tmp.XXX")
	}
	return false
}

// makesRepository: the folder that is foretold is one that git fills.
func makesRepository(e *automode.Effect) bool { return e.Kind == automode.Write && e.Program == "git" }

// walks reports whether a program hands on what lies in a folder.
func walks(program string) bool { return program == "find" || program == "xargs" }

// backs reports whether a path is the backup that an option of cp, mv, ln or
// install asks for: a name that is foretold, with more behind it.
func (f *foretold) backs(by, path string) bool {
	if by != "cp" && by != "mv" && by != "ln" && by != "install" {
		return false
	}
	for i := range f.action.Effects {
		e := &f.action.Effects[i]
		if e.Kind == automode.Write && strings.HasPrefix(path, e.Target) && filepath.Dir(path) == filepath.Dir(e.Target) {
			return true
		}
	}
	return false
}

// packs reports whether a program puts a file's content into another one and
// then takes the file away, which it foretells as a Write of both.
func packs(program string) bool {
	return program == "gzip" || program == "bzip2" || program == "xz" || program == "zstd"
}

// tidies reports whether a program takes away the result that it could not make,
// which it foretells as a Write.
func tidies(program string) bool { return program == "objcopy" || program == "strip" }

func below(path, folder string) bool {
	return folder == "/" || strings.HasPrefix(path, folder) && len(path) > len(folder) && path[len(folder)] == '/'
}

// touch checks one file, at the path to which links led then.
func (f *foretold) touch(t trace.Touch, path string) {
	if t.By > 0 && f.spoken[t.By] {
		return
	}
	if stream(path) {
		return
	}
	by := f.program(t.By)
	if keeps(by, path) {
		return
	}
	if t.Op == trace.Opens {
		if onlyLooks(by) {
			return
		}
		if t.By > 0 && walks(f.program(f.run.Starts[t.By].From)) {
			return // through a link that a walk came upon; it is not looked for
		}
		if slices.Contains(secretFiles, path) && !f.some(path, automode.Read, automode.Disclose, automode.Run) {
			f.differ("%s opens the secret %s", by, path)
		}
		if s := secretIn(path, f.hidden); s != "" && !slices.Contains(secretFiles, path) && !f.some(s, automode.Read, automode.Disclose, automode.Run) && !f.reveals(path) {
			f.differ("%s opens the secret %s as %s", by, s, path)
		}
		return
	}
	kinds := []automode.Kind{automode.Write, automode.Lose, automode.Configure, automode.Install}
	if t.Op == trace.Removes {
		kinds = []automode.Kind{automode.Delete, automode.Lose}
		_, was := f.before(path)
		if exists(path) || packs(by) || tidies(by) || !was {
			kinds = append(kinds, automode.Write) // replaced by what was made elsewhere, or made by this very command
		}
	}
	if f.some(path, kinds...) || f.backs(by, path) {
		return
	}
	if by == "git" && (f.kept(path) || t.Op == trace.Removes && f.emptied(path)) {
		return
	}
	if was, ok := f.before(path); (!ok && opensEmpty(by, path) || ok && opensUnchanged(by, path, was)) && f.some(path, automode.Read) {
		return
	}
	if t.Op == trace.Makes && f.above(path) {
		return
	}
	f.differ("%s %s %s", by, t.Op, path)
}

// some reports whether an effect of one of the kinds reaches the path. What
// is only names of files speaks for no content.
func (f *foretold) some(path string, kinds ...automode.Kind) bool {
	for i := range f.action.Effects {
		e := &f.action.Effects[i]
		if slices.Contains(kinds, e.Kind) && !e.Traits.Has(automode.Listing) && covers(e, path) {
			return true
		}
	}
	return false
}

// kept reports whether a Keep speaks for what git does to a path: anything in
// its own folder, and in the working tree whatever loses nothing, because what
// the file held is in the repository's objects.
func (f *foretold) kept(path string) bool {
	for i := range f.action.Effects {
		if f.action.Effects[i].Kind != automode.Keep {
			continue
		}
		if path == project+"/.git" || below(path, project+"/.git") {
			return true
		}
		if !below(path, project) {
			return false
		}
		content, ok := f.before(path)
		return !ok || held(content)
	}
	return false
}

// emptied reports whether git takes away a folder with the last file in it: it cannot be
// removed unless it is empty, and of empty ones a repository keeps nothing.
func (f *foretold) emptied(folder string) bool {
	for i := range f.action.Effects {
		if e := &f.action.Effects[i]; e.Kind == automode.Delete && e.Program == "git" && below(e.Target, folder) {
			return true
		}
	}
	return false
}

// above reports whether a folder is one that a file that is written lies in.
func (f *foretold) above(path string) bool {
	for i := range f.action.Effects {
		if e := &f.action.Effects[i]; e.Kind == automode.Write && (below(e.Target, path) || below(e.Named, path) || strings.Contains(e.Target, "XXX") && isTemporary(filepath.Dir(e.Target), path)) {
			return true
		}
	}
	return false
}

func (f *foretold) other(o trace.Other) {
	if o.By > 0 && f.spoken[o.By] || o.To == "its own" || tries(f.program(o.By), o) || ends(f.program(o.By), o) {
		return
	}
	var kinds []automode.Kind
	switch o.What {
	case "signals":
		kinds = []automode.Kind{automode.Control}
	case "connects":
		if strings.Contains(o.To, "AF_UNIX") && (strings.Contains(o.To, "/nscd/") || strings.Contains(o.To, `"/dev/log"`)) {
			return // looking up an account, a line for the system's log
		}
		kinds = []automode.Kind{automode.Fetch, automode.Send, automode.Publish, automode.Query, automode.Change, automode.Install}
	case "binds":
		if strings.Contains(o.To, "AF_NETLINK") {
			return
		}
		kinds = []automode.Kind{automode.Expose}
	}
	for i := range f.action.Effects {
		if slices.Contains(kinds, f.action.Effects[i].Kind) {
			return
		}
	}
	f.differ("%s %s %s", f.program(o.By), o.What, o.To)
}

// quote writes words so that a shell reads them as they are.
func quote(argv []string) string {
	var b strings.Builder
	for i, a := range argv {
		if i > 0 {
			b.WriteByte(' ')
		}
		if a != "" && strings.Trim(a, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:,+@%") == "" {
			b.WriteString(a)
			continue
		}
		b.WriteString("'" + strings.ReplaceAll(a, "'", `'\''`) + "'")
	}
	return b.String()
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

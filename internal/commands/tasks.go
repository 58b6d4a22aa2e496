package commands

import (
	"path"
	"strings"

	"automode"
)

// entryWords are what a runner's task is called that checks, builds or starts
// what the project is: no more than "go test" and "cargo run" do.
const entryWords = checkedAsOne + " test tests e2e lint check format fmt typecheck vet build compile bundle generate codegen gen dev start serve preview watch help"

// checkWords are what a script is called that checks or builds the project.
const checkWords = checkedAsOne + " test tests lint check format fmt typecheck vet build"

// checkedAsOne are these words where they are written as one with what is tested or
// that it is run.
const checkedAsOne = "runtests runtest unittest unittests doctest doctests"

// buildWords are what a task is called that makes what can be started.
const buildWords = "build compile bundle dist package release"

// actWords are what a task is called that does more than that, whatever else
// stands in its name; scriptActs are further words by which a script says so, and
// goalActs those by which what a builder is to make or do does.
const (
	actWords   = "deploy publish upload push promote rollback migrate seed reset drop destroy wipe"
	scriptActs = "delete remove purge kill disk install uninstall send mail release sync restore"
	goalActs   = "delete remove purge kill uninstall send mail release sync restore apply provision flash erase"
)

// For is what the role means for a word: of a Goal that depends on its name, of an
// Interpreter on whether it is a path.
func (r Role) For(w *Word) Role {
	switch {
	case r == Interpreter && w.Exact() && (!strings.Contains(w.Text, "/") || ownPython(w.Text)):
		return Data
	case r == Interpreter:
		return Settings // starts nothing of its own, and what it lays down is started later
	case r != Goal:
		return r
	case w.Exact() && !actsByName(w.Text):
		return Data
	}
	return RunsTask
}

// NamesPython reports whether a word without a slash names an interpreter by its version,
// as "3.12" and "python3" do.
func NamesPython(word string) bool {
	version := strings.TrimPrefix(word, "python")
	return word != "" && strings.Trim(version, "0123456789.") == "" && !strings.HasPrefix(version, ".")
}

// OwnEnvironment is the folder in which a project keeps its interpreter.
const OwnEnvironment = ".venv"

// ownPython reports whether a path to python is that of an environment or the system's,
// or lies where installers of versions put them.
func ownPython(p string) bool {
	dir, name := path.Split(path.Clean(p))
	version, ok := strings.CutPrefix(name, "python")
	if !ok || strings.Trim(version, "0123456789.") != "" || strings.Contains(p, "..") {
		return false
	}
	env, ok := strings.CutSuffix(dir, "/bin/")
	switch {
	case !ok:
		return false
	case env == "/usr", env == "/usr/local", env == "/opt/homebrew", strings.HasPrefix(env, "/Library/Frameworks/Python.framework/"):
		return true
	}
	for dir := range strings.FieldsSeq("/tmp/ /var/ /dev/ /private/ /proc/") {
		if strings.HasPrefix(env, dir) {
			return false
		}
	}
	for dir := range strings.FieldsSeq("/.pyenv/versions/ /.local/share/uv/python/ /.local/share/mise/installs/python/ /.asdf/installs/python/") {
		if strings.Contains(env, dir) {
			return true
		}
	}
	return path.Base(env) == "venv" || path.Base(env) == OwnEnvironment
}

// actsByNames: a program of the project that is built and started is no entry point
// where its name says that it does more.
func (m *Match) actsByNames(programs ...Word) {
	for _, w := range programs {
		if !w.Exact() || actsByName(lastOf(w.Text)) {
			for i := range m.Facts {
				m.Facts[i].Traits &^= automode.EntryPoint
			}
		}
	}
}

// lastOf is the last part of a path, whatever slashes stand behind it.
func lastOf(p string) string { return p[strings.LastIndexByte(strings.TrimRight(p, "/"), '/')+1:] }

// cargoRuns and its kin: the program that is started is named by an option, or is the
// first word.
func cargoRuns(m *Match) {
	for _, name := range [...]string{"--bin", "--example", "-p"} {
		if w, ok := m.Value(name); ok {
			m.actsByNames(w)
		}
	}
}

// xtaskRuns: what the program is told to do may be more than to check and build.
func xtaskRuns(m *Match) { m.actsByNames(m.Args[:min(1, len(m.Args))]...) }

func swiftRuns(m *Match) { m.actsByNames(m.Args[:min(1, len(m.Args))]...) }

// actsByName reports whether one of the words in a goal's name, whatever signs stand
// between them, says that it does more than check, build or start.
func actsByName(name string) bool {
	parts := strings.FieldsFuncSeq(strings.ToLower(name), func(c rune) bool { return (c < 'a' || c > 'z') && (c < '0' || c > '9') })
	for part := range parts {
		if named(actWords, part) || named(goalActs, part) {
			return true
		}
	}
	return false
}

// handsToTests reads what stands behind "--" as the tests' runner does that gets it
// as a rule. What some other program that the project names would do with an option
// is not known; those that only choose how much it says or whether it writes its own
// sources are the same for most.
func handsToTests(m *Match) {
	at := 1
	for at < len(m.Words) && !m.Words[at].Is("--") {
		at++
	}
	if at+1 >= len(m.Words) {
		return
	}
	behind := len(m.Words) - at - 1
	m.Own(func(f *Fact) bool { return f.Role != RunsTask || f.Flag != "" || len(f.Words) > behind })
	handed := []Word{m.Words[0]}
	for _, w := range m.Words[at+1:] {
		if !w.Exact() || !named("--fix --check --diff --all-files --verbose --write", w.Text) {
			handed = append(handed, w)
		}
	}
	m.Facts = append(m.Facts, pytest.Read(handed, m.Platform).Facts...)
}

// EntryTask reports whether a task's name begins or ends, at a ":" or "-", with
// a word for checking, building or starting, and none of its words is one for
// more.
func EntryTask(name string) bool {
	return called(name, ":-", entryWords, func(part string) bool { return named(actWords, part) })
}

// CheckScript reports whether the name of a file of code, without its ending,
// begins or ends, at a "-", "_" or ".", with a word for checking or building,
// and none of its words is one for more.
func CheckScript(name string) bool {
	return called(name, "-_.", checkWords, func(part string) bool { return named(actWords, part) || named(scriptActs, part) })
}

// called reports whether a name begins or ends with one of the words and holds
// none that is too much, divided at the signs.
func called(name, signs, words string, tooMuch func(part string) bool) bool {
	parts := strings.FieldsFunc(name, func(c rune) bool { return strings.ContainsRune(signs, c) })
	for _, p := range parts {
		if tooMuch(p) {
			return false
		}
	}
	return len(parts) > 0 && (named(words, parts[0]) || named(words, parts[len(parts)-1]))
}

// BuildTask reports whether a task's name says, at a ":" or "-", that it builds.
func BuildTask(name string) bool {
	for part := range strings.FieldsFuncSeq(name, func(c rune) bool { return c == ':' || c == '-' }) {
		if named(buildWords, part) {
			return true
		}
	}
	return false
}

// BuildsAll reports whether a task of such a book is by custom what its runner does
// where none is named.
func BuildsAll(book Book, name string) bool { return book == Makefile && named(kernelGoals, name) }

// kernelGoals are "all" and goals of the makefiles of Linux, and of what is built like it,
// that configure, build, check or say something. Source: "make help" of Linux 6.12.
const kernelGoals = "all defconfig olddefconfig savedefconfig tinyconfig menuconfig modules dtbs dtbs_check kernelversion htmldocs tags"

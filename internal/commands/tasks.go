package commands

import "strings"

// entryWords are what a runner's task is called that checks, builds or starts
// what the project is: no more than "go test" and "cargo run" do.
const entryWords = "test tests lint check format fmt typecheck vet build compile bundle generate codegen gen dev start serve preview watch"

// checkWords are what a script is called that checks or builds the project.
const checkWords = "test tests lint check format fmt typecheck vet build"

// buildWords are what a task is called that makes what can be started.
const buildWords = "build compile bundle dist package release"

// actWords are what a task is called that does more than that, whatever else
// stands in its name; scriptActs are further words by which a script says so.
const (
	actWords   = "deploy publish upload push promote rollback migrate seed reset drop destroy wipe"
	scriptActs = "delete remove purge kill disk install uninstall send mail release sync restore"
)

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

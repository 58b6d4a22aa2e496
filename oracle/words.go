//go:build linux

package main

import (
	"path/filepath"
	"strings"

	"automode"
)

// How the words of a command that was foretold are held against those that a program
// was started with.

// matches reports whether a command, as it was foretold, is the one started:
// its name, and every word that was known, in its place.
func matches(c *automode.Command, name string, argv []string, more bool) bool {
	if len(c.Words) == 0 || !c.Known[0] || filepath.Base(c.Words[0]) != name || len(argv) == 0 {
		return false
	}
	return fits(c.Words[1:], c.Known[1:], argv[1:], more)
}

func fits(words []string, known []bool, argv []string, more bool) bool {
	if len(words) == 0 {
		return more || len(argv) == 0
	}
	if known[0] {
		return len(argv) > 0 && (argv[0] == words[0] || isTemporary(words[0], argv[0]) || isSame(words[0], argv[0]) || more && strings.TrimRight(argv[0], "\n") == words[0] || isPipe(argv[0]) && isPipe(words[0])) && fits(words[1:], known[1:], argv[1:], more)
	}
	for n := range len(argv) + 1 {
		if fits(words[1:], known[1:], argv[n:], more) {
			return true
		}
	}
	return false
}

// isTemporary reports whether a word is what mktemp made of a name that nobody
// can foretell: other letters in the place of those that stood for them.
func isTemporary(word, got string) bool {
	if before, after, ok := strings.Cut(word, "/tmp.XXXXXXXXXX"); ok { // any name in that folder
		name, rest, _ := strings.Cut(strings.TrimPrefix(got, before+"/"), "/")
		after = strings.TrimLeft(after, "X")
		if tag, rest, deeper := strings.Cut(after, "/"); isMaker(strings.TrimRight(tag, "0123456789")) { // of Python's, and its line
			if after = ""; deeper {
				after = "/" + rest
			}
		}
		return strings.HasPrefix(got, before+"/") && name != "" && (after == rest || after == "/"+rest || strings.HasSuffix(name, after))
	}
	if len(got) != len(word) || !strings.Contains(word, "XXX") {
		return false
	}
	for i := range len(word) {
		if word[i] != got[i] && (word[i] != 'X' || got[i] == '/') {
			return false
		}
	}
	return true
}

// isMaker reports whether a name is that of a function of Python's which makes a file
// or folder for throw-away things.
func isMaker(name string) bool {
	switch name {
	case "mkdtemp", "mktemp", "mkstemp", "TemporaryDirectory", "TemporaryFile", "NamedTemporaryFile", "SpooledTemporaryFile":
		return true
	}
	return false
}

// temporary is the part of a path that a name is which nobody can foretell;
// empty where it is none.
func temporary(target, path string) string {
	if strings.Contains(target, "XXX") {
		for end := range path {
			if path[end] == '/' && isTemporary(target, path[:end]) {
				return path[:end]
			}
		}
		if isTemporary(target, path) {
			return path
		}
	}
	return ""
}

// isSame reports whether two paths lead to one file.
func isSame(word, got string) bool {
	return strings.HasPrefix(word, "/") && strings.HasPrefix(got, "/") && resolve(word, false) == resolve(got, false)
}

// isPipe reports whether a word is the name of a process substitution, which
// is known only when it runs.
func isPipe(word string) bool {
	return word == "/dev/stdin" || strings.HasPrefix(word, "/dev/fd/") || strings.HasPrefix(word, "/proc/")
}

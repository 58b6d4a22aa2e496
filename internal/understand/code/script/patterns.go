package script

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// Patterns for names of files, as the libraries of languages match them.

// pattern is what matches a text as a pattern for names.
func pattern(v value) value {
	s, ok := v.known()
	if !ok {
		return guess(v)
	}
	var list []commands.Word
	for _, one := range alternatives(s) {
		w := matching(one)
		w.Data = v.word.Data
		list = append(list, w)
	}
	return &val{word: list[0], more: list[1:]}
}

// matching are the names that match a pattern without braces: to the letter where a
// shell reads it alike, and else any path in the folder that it names.
func matching(s string) commands.Word {
	switch i := strings.IndexAny(s, "*?[]\\{} "); {
	case i < 0:
		return commands.Lit(s)
	case !strings.ContainsAny(s, "[]\\{} "):
		return commands.Word{Text: s, Known: automode.Exact, Glob: true}
	case strings.ContainsAny(s, "\\{} ") || strings.Contains(s, ".."):
		return commands.Word{}
	default:
		folder := strings.TrimSuffix(s[:strings.LastIndexByte(s[:i], '/')+1], "/")
		if folder == "" && s[0] == '/' {
			folder = "/"
		} else if folder == "" {
			folder = "."
		}
		return commands.Word{Known: automode.Bounded, Base: folder}
	}
}

// alternatives are what a pattern with braces stands for, or the pattern itself where
// they are more, or deeper, than is followed.
func alternatives(s string) []string {
	before, rest, ok := strings.Cut(s, "{")
	inner, after, closed := strings.Cut(rest, "}")
	if !ok || !closed {
		return []string{s}
	}
	list := strings.Split(inner, ",")
	if strings.ContainsAny(inner+after, "{}\\") || len(list) > maxTexts {
		return []string{s}
	}
	for i := range list {
		list[i] = before + list[i] + after
	}
	return list
}

// globs reports whether a value is patterns, and nothing else.
func (v *val) globs() bool {
	return v.data() && !v.unset && !slices.ContainsFunc(v.texts(), func(w commands.Word) bool { return !w.Glob })
}

package value

import (
	"cmp"
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// classed is a pattern in which classes of letters, alone in their brackets, are written
// as path.Match reads them.
func classed(pattern string) string {
	for _, c := range [...][2]string{{"alpha", "a-zA-Z"}, {"lower", "a-z"}, {"upper", "A-Z"}, {"digit", "0-9"}, {"alnum", "a-zA-Z0-9"}, {"space", " \t-\r"}} {
		pattern = strings.ReplaceAll(pattern, "[[:"+c[0]+":]]", "["+c[1]+"]")
	}
	return pattern
}

// Matches reports whether a name is one that a shell's pattern stands for. It
// is an error where the pattern is more than is known here.
func Matches(pattern, name string) (bool, error) {
	if strings.IndexByte(pattern, '[') >= 0 {
		if strings.Contains(pattern, "[[:") && strings.IndexFunc(name, func(c rune) bool { return c >= 0x80 }) < 0 {
			pattern = classed(pattern) // which other letters there are is for the locale to say
		}
		if hasClass(pattern) {
			return false, path.ErrBadPattern
		}
		pattern = strings.ReplaceAll(pattern, "[!", "[^")
	}
	return path.Match(pattern, name)
}

// hasClass reports whether a list of letters in a pattern has a class of them in it, or
// what stands for one in some order: "[[:alpha:]x]", "[[.a.]]".
func hasClass(pattern string) bool {
	open := -1 // where the list begins
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == '\\':
			i++
		case open < 0:
			if c == '[' {
				open = i
			}
		case c == ']' && i > open+1 && (i > open+2 || pattern[i-1] != '!' && pattern[i-1] != '^'):
			open = -1
		case c == '[' && i+1 < len(pattern) && strings.IndexByte(":.=", pattern[i+1]) >= 0:
			return true
		}
	}
	return false
}

// signs are what makes a text a pattern.
const signs = "*?["

// letters is each letter that a pattern reads as more than itself, as it stands there
// for itself.
var letters = [...][2]string{{"*", "[*]"}, {"?", "[?]"}, {"[", "[[]"}, {`\`, `[\\]`}}

// Letters is a text as a pattern that stands for nothing but itself.
func Letters(text string) string {
	if !strings.ContainsAny(text, signs+`\`) {
		return text
	}
	var b strings.Builder
	for i := range len(text) {
		written := text[i : i+1]
		for _, l := range letters {
			if written == l[0] {
				written = l[1]
				break
			}
		}
		b.WriteString(written)
	}
	return b.String()
}

// Plain is the one text that a pattern stands for, where every sign in it stands
// for itself as Letters writes it.
func Plain(pattern string) (text string, ok bool) {
	if !strings.ContainsAny(pattern, signs) {
		return pattern, true
	}
	rest := pattern
	for _, l := range letters {
		rest = strings.ReplaceAll(rest, l[1], "")
	}
	return Text(pattern), !strings.ContainsAny(rest, signs)
}

// Text is a pattern in which the signs that stand for themselves are written as such.
func Text(pattern string) string {
	if strings.IndexByte(pattern, '[') >= 0 {
		for _, l := range letters {
			pattern = strings.ReplaceAll(pattern, l[1], l[0])
		}
	}
	return pattern
}

// Of is a word as a pattern.
func Of(w *commands.Word) string {
	switch {
	case !w.Glob:
		return Letters(w.Text)
	case w.Known == automode.Exact && w.Suffix != "" && Text(w.Suffix) == Text(w.Text):
		return w.Suffix
	}
	return w.Text
}

// Pattern is a pattern, as it is written and as it is read.
func Pattern(text, pattern string) commands.Word {
	w := commands.Word{Text: text, Known: automode.Exact, Glob: true}
	if pattern != text {
		w.Suffix = pattern
	}
	return w
}

// Pieces are the names of a path, without those that lead nowhere else. A slash at the
// end is an empty one.
func Pieces(path string) []string {
	names := strings.Split(path, "/")
	kept := names[:0]
	for i, n := range names {
		if n != "." && (n != "" || i == len(names)-1) {
			kept = append(kept, n)
		}
	}
	return kept
}

// First cuts a path at the first name in it that is a pattern: into the folder that
// it lies in, with a slash behind it, the name, and what comes behind it with its
// slash. Without such a name the folder is the whole path.
func First(pattern string) (folder, name, rest string) {
	for i := 0; i < len(pattern); {
		n := strings.IndexByte(pattern[i:], '/') + 1
		if n == 0 {
			n = len(pattern) - i
		}
		if _, plain := Plain(pattern[i : i+n]); !plain {
			name = strings.TrimSuffix(pattern[i:i+n], "/")
			return Text(pattern[:i]), name, pattern[i+len(name):]
		}
		i += n
	}
	return Text(pattern), "", ""
}

// besidePattern is a pattern with a word in front of it or behind it that is known in
// part: a pattern for both, or some path in the folder that is known of it.
func besidePattern(a, b *commands.Word) commands.Word {
	w := commands.Word{Data: a.Data | b.Data, Encoded: a.Encoded || b.Encoded, Many: true, Start: a.Start, Whom: max(a.Whom, b.Whom),
		MayEmpty: a.MayEmpty || b.MayEmpty}
	part, before := b, Of(a) // what is not known, and what stands in front of it
	if a.Known == automode.Bounded {
		part, before = a, ""
	}
	last, behind := part.Suffix, ""
	if part == a {
		last, behind = part.Suffix+b.Text, Of(b)
	}
	if w.MayEmpty {
		w.IfEmpty = ifEmpty(*a) + ifEmpty(*b)
	}
	// A name of which nothing is known may begin with a dot.
	begins := before + Letters(part.Text)
	if climbs(last) || climbs(begins[strings.IndexAny(begins, signs)+1:]) {
		return w
	}
	w.Known = automode.Bounded
	named := part.Base == "" && !part.Glob && !part.Job && (part.One || begins != "" && !strings.HasSuffix(begins, "/"))
	if named {
		pattern := begins + "*" + Letters(part.Suffix) + behind
		p := Pattern(Text(pattern), pattern)
		w.Text, w.Suffix, w.Glob, w.Known, w.Many = p.Text, p.Suffix, true, p.Known, a.Many || b.Many
		w.MayEmpty, w.IfEmpty = false, "" // it takes such a name as well
		return w
	}
	folder, _, _ := First(begins)
	if part.Base != "" && folder == "" {
		w.Base, w.OrName = part.Base, part.OrName
	} else {
		w.Base = cmp.Or(folder[:strings.LastIndexByte(folder, '/')+1], ".")
		w.OrName = part.Base != ""
	}
	w.Suffix = last[strings.LastIndexAny(last, "*?]")+1:]
	return w
}

// Named is a pattern as the names that it takes, whose letters are not its own.
func Named(w commands.Word) commands.Word {
	if !w.Glob {
		return w
	}
	m := Matched(w)
	if last := strings.LastIndexAny(w.Text, "*?]"); last >= 0 && m.Known == automode.Bounded {
		m.Suffix = w.Text[last+1:]
	}
	m.Many, m.One = w.Many, m.Known == automode.Bounded
	return m
}

// Matched is what a pattern stood for where a list was made of it, so that
// what is put before or behind it is no part of the pattern.
func Matched(w commands.Word) commands.Word {
	i := strings.IndexAny(w.Text, "*?[")
	if i < 0 {
		return commands.Word{Data: w.Data}
	}
	m := commands.Word{Known: automode.Bounded, Text: w.Text[:i], Data: w.Data, One: true}
	end, folder := strings.CutSuffix(w.Text[i:], "/")
	if folder {
		m.Suffix = "/"
	}
	if strings.IndexByte(end, '/') >= 0 {
		m.Text, m.Base = "", strings.TrimRight(w.Text[:strings.LastIndexByte(w.Text[:i], '/')+1], "/")
		switch {
		case m.Base == "" && w.Text[0] == '/':
			m.Base = "/"
		case m.Base == "":
			m.Base = "."
		}
	}
	return m
}

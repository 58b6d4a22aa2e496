//go:build !lean

package commands

import (
	"slices"
	"strings"
)

// awkInPlace adds what becomes of files that are changed in place, and those that keep
// what they held, where a variable says how their names end; the program may say so
// itself.
func awkInPlace(m *Match, texts, files []Word, given awkGiven) {
	m.Beside = []string{"inplace", "inplace.awk"} // where they lie in the folder
	shows, says := len(texts) == 0, false
	for _, t := range texts {
		shows = shows || awkShows(t)
		says = says || strings.Contains(t.Text, "INPLACE_SUFFIX") || strings.Contains(t.Text, "inplace")
	}
	for _, f := range files {
		switch {
		case isAssignment(f), f.Is("-"):
		case shows:
			m.Add(roleFact(Edits, f, "changes the file in place"))
		default:
			m.Add(roleFact(Truncates, f, "takes away what the program does not print"))
		}
	}
	suffix := Lit("")
	for _, w := range given.sets {
		switch n, v, is := strings.Cut(w.Text, "="); {
		case !is && !w.Exact():
			says = true
		case n == "INPLACE_SUFFIX" && (suffix.Text != "" || !w.Exact() || strings.ContainsAny(v, `\*&`)):
			says = true
		case n == "INPLACE_SUFFIX":
			suffix = Lit(v)
		}
	}
	switch {
	case says:
		m.Unknown("it is not known where the old content is kept", Word{})
	case suffix.Text != "":
		for _, f := range given.files {
			m.Add(roleFact(Writes, sedBackup(f, suffix), "keeps the file's old content beside it"))
		}
	}
}

// awkShows reports whether a program prints most of what it reads: by a statement, or
// by a pattern without an action. What is printed at the beginning and the end is no
// part of a file that is changed in place.
func awkShows(w Word) bool {
	tokens, _ := tokensOfAwk(w.Text)
	if slices.ContainsFunc(tokens, func(t awkToken) bool { return t.kind != awkText && t.text == "exit" }) {
		return false // the lines behind it are lost
	}
	depth, begins, most, fields, prints := 0, 0, false, false, false
	for i, t := range tokens {
		last := i+1 == len(tokens)
		switch {
		case t.is("{"):
			if depth++; depth == 1 {
				most = mostOfAwk(tokens[begins:i])
			}
		case t.is("}"):
			if depth--; depth == 0 {
				begins = i + 1
			}
		case depth == 0 && t.kind == awkLine:
			begins = i + 1
		case depth == 0 && (last || tokens[i+1].kind == awkLine) && mostOfAwk(tokens[begins:i+1]):
			return true // a pattern alone
		case depth == 0 || !most:
		case t.is("print") && (last || tokens[i+1].kind == awkLine || tokens[i+1].is("}")):
			return true
		case t.is("print"), t.is("printf"):
			prints = true
		case t.is("$"):
			fields = true
		}
	}
	return prints && fields
}

// mostOfAwk reports whether a pattern takes all lines, or all but some.
func mostOfAwk(pattern []awkToken) bool {
	if len(pattern) == 0 {
		return true
	}
	switch t := pattern[0]; {
	case len(pattern) == 1:
		return t.kind == awkNumber && t.text != "0" || t.is("NF") || t.is("length")
	case t.is("!"):
		return true
	}
	return pattern[0].is("NR") && (pattern[1].is(">") || pattern[1].is(">=") || pattern[1].is("!=")) || slices.ContainsFunc(pattern, func(t awkToken) bool { return t.is("!~") || t.is("!=") })
}

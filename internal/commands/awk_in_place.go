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

// awkShows reports whether a program certainly prints most of what it reads: by a
// statement, or by a pattern without an action. What is printed at the beginning and the
// end is no part of a file that is changed in place.
func awkShows(w Word) bool {
	tokens, problem := tokensOfAwk(w.Text)
	if problem != "" || awkSkips(tokens) {
		return false // the lines behind it are lost
	}
	for len(tokens) > 0 {
		n := slices.IndexFunc(tokens, func(t awkToken) bool { return t.is("{") || t.kind == awkLine })
		if n < 0 {
			n = len(tokens)
		}
		most := mostOfAwk(tokens[:n])
		if n == len(tokens) || tokens[n].kind == awkLine {
			if n > 0 && most {
				return true // a pattern alone
			}
			tokens = tokens[min(n+1, len(tokens)):]
			continue
		}
		s := awkSteps{tokens: tokens[n:]}
		if does := s.step(); most && does != awkNothing {
			return does == awkPrints
		}
		tokens = s.tokens
	}
	return false
}

// awkSkips reports whether a program reads lines past its rules, or ends before the last.
func awkSkips(tokens []awkToken) bool {
	for i, t := range tokens {
		if t.kind != awkName {
			continue
		}
		switch t.text {
		case "exit", "nextfile":
			return true
		case "getline":
			into := i + 1
			if into < len(tokens) && tokens[into].kind == awkName {
				into++
			}
			from := into < len(tokens) && tokens[into].is("<")
			if piped := i > 0 && (tokens[i-1].is("|") || tokens[i-1].is("|&")); !from && !piped {
				return true
			}
		}
	}
	return false
}

// awkDoes is what becomes of a line by a statement, whichever way it takes.
type awkDoes uint8

const (
	awkNothing awkDoes = iota
	awkPrints
	awkPasses // it goes on to the next without having printed it
)

// awkSteps follows the statements of an action.
type awkSteps struct {
	tokens []awkToken
	fields bool // one before named a part of the line
}

// step takes one statement.
func (s *awkSteps) step() awkDoes {
	s.lines()
	if len(s.tokens) == 0 {
		return awkNothing
	}
	t := s.tokens[0]
	switch {
	case t.is("{"):
		s.tokens = s.tokens[1:]
		does := awkNothing
		for s.lines(); len(s.tokens) > 0 && !s.tokens[0].is("}"); s.lines() {
			if next := s.step(); does == awkNothing {
				does = next
			}
		}
		s.tokens = s.tokens[min(1, len(s.tokens)):]
		return does
	case t.is("if"):
		head := s.head()
		does, other := s.step(), awkNothing
		rest := s.tokens
		s.lines()
		if len(s.tokens) > 0 && s.tokens[0].is("else") {
			s.tokens = s.tokens[1:]
			other = s.step()
		} else {
			s.tokens = rest
		}
		switch { // what becomes of some lines does not matter
		case does == other || mostOfAwk(head):
			return does
		case does != awkNothing && other != awkNothing:
			return awkPrints
		case fewOfAwk(head):
			return other
		}
		return awkNothing
	case t.is("while"), t.is("for"), t.is("switch"):
		s.head()
		s.step()
		return awkNothing
	case t.is("do"):
		s.tokens = s.tokens[1:]
		return s.step()
	}
	return s.simple(t)
}

// simple takes a statement of one expression. A line without a part of what was read is
// none of those that were there.
func (s *awkSteps) simple(t awkToken) awkDoes {
	n, depth, elsewhere := 0, 0, false
	for ; n < len(s.tokens); n++ {
		switch u := s.tokens[n]; {
		case u.kind == awkLine, u.is("}"):
		case u.is("("), u.is("["):
			depth++
			continue
		case u.is(")"), u.is("]"):
			depth--
			continue
		default:
			s.fields = s.fields || u.is("$")
			elsewhere = elsewhere || depth == 0 && (u.is(">") || u.is(">>") || u.is("|") || u.is("|&"))
			continue
		}
		break
	}
	words := s.tokens[:n]
	s.tokens = s.tokens[n:]
	switch {
	case t.is("next"):
		return awkPasses
	case n == 6 && (t.is("sub") || t.is("gsub")) && words[2].everyLine() && words[4].text == "",
		n > 3 && t.is("$") && words[1].text == "0" && words[2].is("=") && !slices.ContainsFunc(words[3:], func(u awkToken) bool { return u.kind == awkName || u.is("$") }):
		return awkPasses // nothing is left of it
	case elsewhere, !t.is("print") && !t.is("printf"):
		return awkNothing
	case n == 1, s.fields && (t.is("print") || words[1].kind != awkText || words[1].text != ""):
		return awkPrints
	}
	return awkNothing
}

// lines takes the ends of lines.
func (s *awkSteps) lines() {
	for len(s.tokens) > 0 && s.tokens[0].kind == awkLine {
		s.tokens = s.tokens[1:]
	}
}

// head takes a word and returns what stands in the parentheses behind it.
func (s *awkSteps) head() []awkToken {
	depth, all := 0, s.tokens
	for i, t := range s.tokens {
		switch {
		case t.is("("):
			depth++
		case t.is(")"):
			if depth--; depth == 0 {
				s.tokens = s.tokens[i+1:]
				return all[2:i]
			}
		}
	}
	s.tokens = nil
	return nil
}

// mostOfAwk reports whether a pattern takes all lines, or all but some.
func mostOfAwk(pattern []awkToken) bool {
	if len(pattern) == 0 {
		return true
	}
	if i := slices.IndexFunc(pattern, func(t awkToken) bool { return t.is("&&") || t.is("||") || t.is(",") }); i >= 0 {
		return pattern[i].is("&&") && mostOfAwk(pattern[:i]) && mostOfAwk(pattern[i+1:])
	}
	t, n := pattern[0], len(pattern)
	switch {
	case n == 1:
		return t.kind == awkNumber && strings.Trim(t.text, "0.") != "" || t.is("NF") || t.is("length") || t.everyLine()
	case t.is("!"):
		return fewOfAwk(pattern[1:])
	case n == 3 && (t.is("NR") || t.is("FNR")) && (pattern[1].is(">") || pattern[1].is(">=")):
		return pattern[2].kind == awkNumber && len(pattern[2].text) < 3 // all but a heading
	case n == 3 && t.is("NF") && pattern[1].is(">"):
		return pattern[2].text == "0"
	}
	i := slices.IndexFunc(pattern, func(t awkToken) bool { return t.is("!~") || t.is("!=") })
	return i > 0 && (t.kind == awkName || t.is("$")) && !pattern[n-1].everyLine() && !slices.Equal(pattern[:i], pattern[i+1:])
}

// fewOfAwk reports whether what stands behind "!" is true of some lines, not of most.
func fewOfAwk(p []awkToken) bool {
	for n := len(p); n > 2 && p[0].is("(") && p[n-1].is(")"); n = len(p) {
		p = p[1 : n-1]
	}
	if len(p) == 1 {
		return p[0].kind == awkPattern && !p[0].everyLine() || p[0].kind == awkName && !named("NF NR FNR length", p[0].text)
	}
	some := slices.ContainsFunc(p, func(t awkToken) bool { return t.is("in") || t.is("==") })
	return some || len(p) > 0 && p[0].kind == awkName && !named("NF NR FNR length", p[0].text)
}

// everyLine reports whether a pattern is in every line, or every one that is not empty.
func (t awkToken) everyLine() bool {
	return t.kind == awkPattern && strings.Trim(t.text, "/.*^$+") == ""
}

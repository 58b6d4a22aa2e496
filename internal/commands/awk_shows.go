//go:build !lean

package commands

import (
	"regexp"
	"slices"
	"strings"
)

// awkShows reports whether a program certainly prints most of what it reads: by a
// statement, or by a pattern without an action. What is printed at the beginning and the
// end is no part of a file that is changed in place.
func awkShows(w Word) bool {
	tokens, problem := tokensOfAwk(w.Text)
	if problem != "" || awkSkips(tokens) || awkCounts(tokens) {
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

// awkSkips reports whether a program reads lines past its rules, ends before the last, or
// has functions of its own, which may go on to the next line.
func awkSkips(tokens []awkToken) bool {
	for i, t := range tokens {
		if t.kind != awkName {
			continue
		}
		switch t.text {
		case "exit", "nextfile", "function", "func":
			return true
		case "getline":
			into := i + 1
			if into < len(tokens) && tokens[into].kind == awkName {
				into++
			}
			from := into < len(tokens) && tokens[into].is("<")
			piped := i > 0 && (tokens[i-1].is("|") || tokens[i-1].is("|&"))
			if !from && !piped || into == i+1 || setElsewhere(tokens, into-1) {
				return true // what is read stands in the place of the line, or of what was kept of it
			}
		}
	}
	return false
}

// setElsewhere reports whether the variable that stands at into is given a value otherwise as well.
func setElsewhere(tokens []awkToken, into int) bool {
	for i, t := range tokens[:len(tokens)-1] {
		if i != into && t.is(tokens[into].text) && (tokens[i+1].is("=") || i > 0 && tokens[i-1].is(",")) {
			return true
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
	tokens   []awkToken
	holds    []string // the variables that got a part of the line
	goesOver string   // the variable that a loop counts its fields with
	level    int      // of the parentheses around what is looked for
	emptied  []string // the fields that hold something else now, and one for each that fell off the end
	other    bool     // the line is another one: what its fields are nobody knows
	links    int      // how many things the statement gave its value to
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
		case does == awkPasses || other == awkPasses:
			return awkPasses // of how many is not known
		}
		return awkNothing
	case t.is("while"), t.is("for"), t.is("switch"):
		return s.round(s.head())
	case t.is("do"):
		s.tokens = s.tokens[1:]
		does := s.step()
		if s.lines(); len(s.tokens) > 0 && s.tokens[0].is("while") {
			s.head()
		}
		return does
	}
	return s.simple(t)
}

// round takes the body of a loop, which may be empty, and is perhaps not come to but where
// it goes over the parts of the line. One that goes on to the next line in it may do so for
// all of them.
func (s *awkSteps) round(head []awkToken) awkDoes {
	if len(s.tokens) > 0 && s.tokens[0].is(";") {
		s.tokens = s.tokens[1:]
		return awkNothing
	}
	before, over := s.tokens, len(head) == 10 && head[1].is("=") && head[2].kind == awkNumber && len(head[2].text) == 1 && head[2].text <= "3" && head[5].is("<=") && head[6].is("NF") && head[9].is("++")
	if over {
		s.goesOver = head[0].text
	}
	does := s.step()
	s.goesOver = ""
	if slices.ContainsFunc(before[:len(before)-len(s.tokens)], func(t awkToken) bool { return t.is("next") }) {
		return awkPasses
	}
	if does == awkPrints && !over {
		return awkNothing // of how many times is not known
	}
	return does
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
			elsewhere = elsewhere || depth == 0 && (u.is(">") || u.is(">>") || u.is("|") || u.is("|&"))
			continue
		}
		break
	}
	words := s.tokens[:n]
	s.tokens, s.links = s.tokens[n:], 0
	switch {
	case t.is("next"):
		return awkPasses
	case t.is("sub") || t.is("gsub"):
		return s.replaces(words)
	case !t.is("print") && !t.is("printf"):
		if args := commas(words[min(2, n):]); t.is("split") && len(args) > 1 && s.keeps(args[0]) && len(args[1]) == 1 && (len(args) == 2 || len(args) == 3 && len(args[2]) == 1 && args[2][0].cutsAtOne()) {
			s.holds = append(s.holds, args[1][0].text)
		}
		return s.assigns(words)
	case elsewhere:
		return awkNothing
	case n == 1 && t.is("print"), t.is("print") && s.keeps(words[1:]), t.is("printf") && s.writes(printfArgs(words[1:])):
		return awkPrints
	}
	return awkNothing
}

// replaces takes a statement that replaces what a pattern takes, in the line or in a
// variable.
func (s *awkSteps) replaces(words []awkToken) awkDoes {
	if len(words) < 3 || !words[1].is("(") {
		return awkPasses
	}
	args := commas(words[2:])
	switch {
	case len(args) < 2:
		return awkPasses
	case !takesMost(args[0], args[1]):
		return awkNothing
	case len(args) > 2 && len(args[2]) == 1:
		s.holds = slices.DeleteFunc(s.holds, func(held string) bool { return held == args[2][0].text })
		return awkNothing
	case len(args) > 2 && len(args[2]) == 2 && args[2][0].is("$") && args[2][1].kind == awkNumber && strings.Trim(args[2][1].text, "0.") != "":
		return awkNothing // of one field
	}
	return awkPasses
}

// cutsAtOne reports whether a separator takes one letter, which is no sign of patterns.
func (t awkToken) cutsAtOne() bool {
	if t.kind == awkPattern {
		p := strings.Trim(t.text, "/")
		return len(p) == 1 && strings.IndexByte(".*^$+?|()[]{}", p[0]) < 0
	}
	return t.kind == awkText && oneLetter(t.text)
}

// anything reports whether a pattern takes a line as a whole.
func (t awkToken) anything() bool {
	return t.kind == awkPattern && strings.Trim(t.text, "/.*^$+") == ""
}

// writesAll reports whether a format, which is the first of the words, writes all of what is
// put into it.
func writesAll(words []awkToken) bool {
	if len(words) > 0 && words[0].is("(") {
		words = words[1:]
	}
	if len(words) == 0 || words[0].kind != awkText {
		return len(words) > 0 && words[0].is("$")
	}
	places := strings.Split(strings.ReplaceAll(words[0].text, "%%", ""), "%")
	return slices.ContainsFunc(places[1:], func(p string) bool {
		rest := strings.TrimLeft(p, "-+ #0123456789")
		return rest != "" && rest[0] == 's'
	})
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
		return pattern[i].is("&&") && i > 0 && i+1 < len(pattern) && mostOfAwk(pattern[:i]) && mostOfAwk(pattern[i+1:])
	}
	t, n := pattern[0], len(pattern)
	switch {
	case n == 1:
		return t.kind == awkNumber && strings.Trim(t.text, "0.") != "" || t.is("NF") || t.is("length") || ofOrdinary(t) == len(ordinary)
	case t.is("!"):
		return fewOfAwk(pattern[1:])
	case n == 3 && (t.is("NR") || t.is("FNR")) && (pattern[1].is(">") || pattern[1].is(">=")):
		return pattern[2].kind == awkNumber && len(pattern[2].text) < 2 // all but a heading
	case n == 3 && t.is("NF") && pattern[1].is(">"):
		return pattern[2].text == "0"
	}
	return oneOfAwk(pattern, "!=", "!~")
}

// fewOfAwk reports whether a pattern is true of some lines, not of most.
func fewOfAwk(p []awkToken) bool {
	for n := len(p); n > 2 && p[0].is("(") && p[n-1].is(")"); n = len(p) {
		p = p[1 : n-1]
	}
	n := len(p)
	switch {
	case n == 1:
		at := ofOrdinary(p[0])
		return at >= 0 && at*3 < len(ordinary)
	case n > 4 && p[0].kind == awkName && p[1].is("[") && slices.ContainsFunc(p, func(t awkToken) bool { return t.is("$") }):
		return p[n-1].is("++") && p[n-2].is("]") // what was there before
	case n > 2 && p[n-2].is("in"):
		return p[0].is("$")
	}
	return oneOfAwk(p, "==", "~")
}

// oneOfAwk reports whether a comparison holds a part of the line, or its number, against
// one text or number by an operator: equal to it are few lines, and others are most.
func oneOfAwk(p []awkToken, is, like string) bool {
	n := len(p)
	if n < 3 || !(p[n-2].is(is) || p[n-2].is(like)) {
		return false
	}
	of, what := p[:n-2], p[n-1]
	if p[n-2].is(like) {
		at := ofOrdinary(what)
		return of[0].is("$") && len(of) == 2 && at >= 0 && at*3 < len(ordinary)
	}
	return (of[0].is("$") && len(of) == 2 || len(of) == 1 && (of[0].is("NR") || of[0].is("FNR") || of[0].is("NF"))) && (what.kind == awkText || what.kind == awkNumber)
}

// ordinary are lines as files hold them.
var ordinary = [...]string{
	"The list was sent on Monday, and nobody asked.", "name,size,date", "def main(argv):", "    return value + 1;", "\tconst total = 0", "key: value",
	"# see below", "2024-01-02 10:30:00 INFO started server 7", `{"id": 12, "on": true}`, "}", "/usr/local/bin/tool --quiet",
}

// ofOrdinary is of how many of them a pattern is true, less than none where nobody can say.
func ofOrdinary(t awkToken) int {
	text := strings.TrimSuffix(strings.TrimPrefix(t.text, "/"), "/")
	if t.kind == awkText {
		text = t.text
	} else if t.kind != awkPattern {
		return -1
	}
	re, err := regexp.Compile(strings.ReplaceAll(text, `\/`, "/"))
	if err != nil {
		return -1
	}
	at := 0
	for _, line := range ordinary {
		if re.MatchString(line) {
			at++
		}
	}
	return at
}

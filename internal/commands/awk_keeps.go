//go:build !lean

package commands

import (
	"slices"
	"strings"
)

// What a file that awk changes in place keeps: words that have most of a line in them, or
// one of the fields that most lines have.

// keeps reports whether words certainly do. What is reckoned from a line, or said
// of it, is not the line.
func (s *awkSteps) keeps(words []awkToken) bool {
	if s.level++; s.level > mostKept || s.links > mostKept {
		s.level--
		return false // what stands in so much else is not looked for
	}
	defer func() { s.level-- }()
	depth, from, kept := 0, 0, false
	for i := 0; i <= len(words); i++ {
		switch {
		case i == len(words), depth == 0 && words[i].is(","):
			kept = kept || s.joined(words[from:i])
			from = i + 1
		case words[i].is("("), words[i].is("["):
			depth++
		case words[i].is(")"), words[i].is("]"):
			depth--
		}
	}
	return kept
}

// mostKept bounds how deep what is kept may stand in parentheses, and how many things one
// value is given to: each of them is gone over again.
const mostKept = 16

// joined is keeps for words that are put together to one text.
func (s *awkSteps) joined(words []awkToken) bool {
	kept := false
	for len(words) > 0 {
		t, n := words[0], 1
		switch {
		case t.is("("):
			n = closed(words)
			kept = kept || s.keeps(words[1:max(1, n-1)])
		case t.is("$") && len(words) > 1 && (words[1].kind == awkNumber && len(words[1].text) == 1 && words[1].text <= "3" || words[1].is("NF") || s.goesOver != "" && words[1].is(s.goesOver)):
			kept, n = kept || !s.empty(words[1].text), 2
		case t.kind == awkName && len(words) > 1 && words[1].is("("):
			n = 1 + closed(words[1:])
			kept = kept || s.returns(t.text, words[2:n])
		case t.kind == awkName && len(words) > 3 && words[1].is("["):
			if n = 1 + closed(words[1:]); n == 4 && words[2].kind == awkNumber && words[2].text <= "3" {
				kept = kept || slices.Contains(s.holds, t.text)
			}
		case t.kind == awkName:
			kept = kept || slices.Contains(s.holds, t.text)
		case t.kind == awkNumber, t.kind == awkText:
		default:
			return false // an operator, or something that nobody follows
		}
		words = words[n:]
	}
	return kept
}

// returns is keeps for what a function makes of words; the last of them closes it.
func (s *awkSteps) returns(name string, words []awkToken) bool {
	args := commas(words)
	if len(args) == 0 {
		return false
	}
	first, last := args[0], args[len(args)-1]
	switch name {
	case "toupper", "tolower":
		return len(args) == 1 && s.keeps(first)
	case "substr":
		short := func(w []awkToken, min, max int) bool {
			return len(w) == 1 && w[0].kind == awkNumber && len(w[0].text) >= min && len(w[0].text) <= max && strings.Trim(w[0].text, "0123456789") == ""
		}
		return len(args) > 1 && s.keeps(first) && short(args[1], 1, 1) && (len(args) == 2 || short(last, 2, 9))
	case "sprintf":
		return s.writes(args)
	case "gensub":
		return len(args) > 2 && !takesMost(args[0], args[1]) && (len(args) == 3 || s.keeps(last))
	}
	return false
}

// takesMost reports whether little is left of a line where a pattern is replaced by a text.
func takesMost(pattern, by []awkToken) bool {
	text := ""
	if len(by) == 1 && by[0].kind == awkText {
		text = by[0].text
	}
	return len(pattern) != 1 || pattern[0].kind != awkPattern || ofOrdinary(pattern[0]) >= len(ordinary)-1 && text == "" || pattern[0].anything() && !strings.Contains(text, "&")
}

// assigns takes a statement that gives something a value: what is put in the place of the
// line must keep it, and of a field whose number is not known nobody can say that it is not
// the line.
func (s *awkSteps) assigns(words []awkToken) awkDoes {
	at := slices.IndexFunc(words, func(t awkToken) bool { return t.kind == awkSign && awkAssigns(t.text) })
	if at < 0 {
		return awkNothing
	}
	to, by := words[:at], words[at+1:]
	if len(to) == 0 {
		to, by = by, nil // "++" in front of it
	}
	keeps := words[at].is("=") && s.keeps(by)
	switch {
	case len(to) == 0:
	case to[0].is("$") && len(to) == 2 && to[1].kind == awkNumber && strings.Trim(to[1].text, "0.") != "":
		// another field stays, but for what is to be the next one
		if !keeps {
			if s.emptied = append(s.emptied, to[1].text); len(s.emptied) > 2 {
				return awkPasses
			}
		}
	case to[0].is("$") && (!keeps || s.other && !(len(by) == 2 && by[1].is("0"))):
		return awkPasses
	case to[0].is("$"):
		s.other = true
	case to[0].is("NF") && words[at].is("=") && (len(by) != 1 || by[0].kind != awkNumber || len(by[0].text) < 2 || strings.Trim(by[0].text[:2], "0.") != by[0].text[:2]):
		return awkPasses // most lines have fewer fields than that
	case to[0].is("NF") && strings.Trim(words[at].text, "+-") != "" && !words[at].is("="):
		return awkPasses
	case to[0].is("NF") && words[at].is("--"):
		if s.emptied = append(s.emptied, "NF"); len(s.emptied) > 2 {
			return awkPasses
		}
	case to[0].kind == awkName && keeps:
		s.holds = append(s.holds, to[0].text)
	case to[0].kind == awkName && !slices.ContainsFunc(by, func(t awkToken) bool { return t.is(to[0].text) }):
		s.holds = slices.DeleteFunc(s.holds, func(held string) bool { return held == to[0].text })
	}
	if s.links++; slices.ContainsFunc(by, func(t awkToken) bool { return t.kind == awkSign && awkAssigns(t.text) }) {
		if s.links > mostKept {
			return awkPasses
		}
		return s.assigns(by)
	}
	return awkNothing
}

// empty reports whether a field, by its number, is none of those that the line came with.
func (s *awkSteps) empty(field string) bool {
	return slices.Contains(s.emptied, field) || s.other && !named("0 1 NF", field)
}

// writes reports whether a format, which is the first of args, writes one of the others that
// keeps the line.
func (s *awkSteps) writes(args [][]awkToken) bool {
	if len(args) == 0 || !writesAll(args[0]) {
		return false
	}
	if args[0][0].is("$") {
		return s.keeps(args[0])
	}
	if len(args[0]) != 1 || args[0][0].kind != awkText || strings.Contains(args[0][0].text, "*") {
		return false
	}
	places := strings.Split(strings.ReplaceAll(args[0][0].text, "%%", ""), "%")
	for i := 1; i < len(places) && i < len(args); i++ {
		if rest := strings.TrimLeft(places[i], "-+ #0123456789"); rest != "" && rest[0] == 's' && s.keeps(args[i]) {
			return true
		}
	}
	return false
}

// printfArgs are the words behind printf, one argument each.
func printfArgs(words []awkToken) [][]awkToken {
	if len(words) > 1 && words[0].is("(") && closed(words) == len(words) {
		return commas(words[1:])
	}
	end := awkToken{kind: awkSign, text: ")"}
	return commas(append(slices.Clone(words), end))
}

// awkAssigns reports whether a sign changes what stands beside it.
func awkAssigns(sign string) bool { return named("= += -= *= /= %= ^= **= ++ --", sign) }

// commas cuts what stands between parentheses, of which the last is the closing one.
func commas(words []awkToken) (list [][]awkToken) {
	depth, from := 0, 0
	for i, t := range words {
		switch {
		case depth == 0 && (t.is(",") || t.is(")")):
			list = append(list, words[from:i])
			from = i + 1
		case t.is("("), t.is("["):
			depth++
		case t.is(")"), t.is("]"):
			depth--
		}
	}
	return list
}

// closed is how many words there are to the end of a parenthesis that begins them.
func closed(words []awkToken) int {
	depth := 0
	for i, t := range words {
		switch {
		case t.is("("), t.is("["):
			depth++
		case t.is(")"), t.is("]"):
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(words)
}

// awkPassed is how many lines a program may leave out by their number or one by one, and still
// keep most of an ordinary file.
const awkPassed = 3

// awkCounts reports whether a program tells more lines than that by their numbers, or cuts
// what it reads otherwise than at one letter.
func awkCounts(tokens []awkToken) bool {
	lines := 0
	for i, t := range tokens {
		switch {
		case t.kind != awkName || i+2 >= len(tokens):
		case (t.is("NR") || t.is("FNR")) && tokens[i+1].kind == awkSign && tokens[i+2].kind == awkNumber:
			switch n := tokens[i+2].text; {
			case tokens[i+1].is("==") || tokens[i+1].is("!="):
				lines++
			case len(n) > 1 || n > "3":
				return true
			default:
				lines += int(n[0] - '0')
			}
		case t.is("FIELDWIDTHS"), t.is("FPAT"):
			return true
		case t.is("RS"), t.is("FS"):
			if cutsOtherwise(tokens[i+1:]) || i > 0 && tokens[i-1].is(",") && tokens[i+1].is(")") {
				return true
			}
		}
	}
	return lines > awkPassed
}

// cutsOtherwise reports whether what stands behind a separator gives it another value than one letter.
func cutsOtherwise(behind []awkToken) bool {
	for len(behind) > 2 && behind[0].is("=") && behind[1].kind == awkName && behind[2].is("=") {
		behind = behind[2:]
	}
	switch {
	case behind[0].kind != awkSign || !awkAssigns(behind[0].text):
		return false
	case !behind[0].is("=") || len(behind) < 2 || behind[1].kind != awkText || !oneLetter(behind[1].text):
		return true
	}
	return len(behind) > 2 && behind[2].kind != awkLine && !behind[2].is("}") && !behind[2].is(",")
}

// oneLetter reports whether a text is one letter, the end of a line, or none.
func oneLetter(text string) bool { return len(text) < 2 || strings.Trim(text, "\r\n?") == "" }

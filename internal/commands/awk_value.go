//go:build !lean

package commands

import (
	"slices"
	"strings"

	"automode"
)

// mostValues bounds how many values of an expression are told apart.
const mostValues = 8

// awkVariables are names that mean something to awk itself, or are no variables.
const awkVariables = "ARGC ARGV ARGIND BINMODE CONVFMT ENVIRON ERRNO FIELDWIDTHS FPAT FS FUNCTAB IGNORECASE LINT OFMT OFS ORS PROCINFO RLENGTH RS RSTART RT SUBSEP SYMTAB TEXTDOMAIN FILENAME " +
	"getline length in print printf if else while for do return exit delete next nextfile switch case default break continue function func BEGIN END BEGINFILE ENDFILE"

// values are what the expression comes to whose first token is at, each known to the
// letter or a name with a number in it, and where it ends: texts, numbers, brackets and
// variables that are given nothing else, one behind the other or, where alone, one.
func (r *awkReader) values(at, deep int, alone bool) (all []Word, end int) {
	for end = at; end < len(r.tokens); {
		if r.looks++; r.looks > mostLooks || deep > 8 {
			return nil, end
		}
		t, next := r.tokens[end], end+1
		var part []Word
		switch {
		case t.kind == awkText:
			if w := awkWord(t.text, true); w.Exact() {
				part = []Word{w}
			}
		case t.kind == awkNumber:
			if isDigits(t.text) && len(t.text) < 10 && (t.text[0] != '0' || t.text == "0") {
				part = []Word{Lit(t.text)}
			}
		case t.is("("):
			if part, next = r.values(next, deep+1, false); next == len(r.tokens) || !r.tokens[next].is(")") {
				return nil, end
			}
			next++
		case t.kind == awkName:
			switch after := r.nth(next); {
			case after.is("=") && end == at:
				return r.values(next+1, deep+1, false)
			case after.is("=") || after.is("(") || after.is("["):
				return nil, end
			}
			part = r.variable(t.text, end, deep+1)
		default:
			return all, end
		}
		if end == at {
			all = part
		} else {
			all = joinedWords(all, part)
		}
		if end = next; len(all) == 0 || alone {
			break
		}
	}
	return all, end
}

// joinedWords are the words of one list, each with every one of another behind it; none
// where there would be too many, or one that nobody can write down.
func joinedWords(front, back []Word) []Word {
	if len(front)*len(back) > mostValues {
		return nil
	}
	var all []Word
	for _, f := range front {
		for _, b := range back {
			w := f
			switch {
			case f.Exact() && b.Exact():
				w.Text += b.Text
			case f.Exact() && b.Known == automode.Bounded && b.Digits:
				w = b
				w.Text = f.Text + b.Text
			case b.Exact():
				w.Suffix += b.Text
			default:
				return nil
			}
			all = append(all, w)
		}
	}
	return all
}

// variable are the values that a variable may have where it is used at a token; none
// where they are not known.
func (r *awkReader) variable(name string, at, deep int) []Word {
	given, sure, ok := r.assigned(name)
	switch {
	case !ok || r.given.parts || r.says("SYMTAB"):
		return nil
	case named("NR FNR NF", name):
		if len(given) == 0 && !r.changes(name, at) {
			return []Word{{Known: automode.Bounded, Digits: true}}
		}
		return nil
	case name == "FILENAME" && len(given) == 0 && r.within(at) == "" && !r.says("ARGV ARGC getline nextfile") && !r.changes(name, at):
		return r.given.files
	case named(awkVariables, name):
		return nil
	}
	for i, t := range r.tokens {
		if r.looks++; r.looks > mostLooks {
			return nil
		}
		if t.kind != awkName || t.text != name {
			continue
		}
		before, after := r.nth(i-1), r.nth(i+1)
		switch {
		case r.changed(i):
			return nil
		case after.is("=") && !before.is("$"):
			v, end := r.values(i+2, deep, false)
			if e := r.nth(end); len(v) == 0 || len(given)+len(v) > mostValues || !(e.kind == awkEnd || e.kind == awkLine || e.is("}") || e.is(")") || e.is(",")) {
				return nil
			}
			given = append(given, v...)
			sure = sure || r.leads(i, at)
		}
	}
	switch {
	case len(given) == 0:
		return []Word{Lit("")}
	case !sure:
		return nil // or it is empty still
	}
	return given
}

// assigned are the values that a variable is given from outside, and whether it is given
// one before anything is done; ok is false where one is not known.
func (r *awkReader) assigned(name string) (values []Word, sure, ok bool) {
	for i, w := range r.given.sets {
		n, v, is := strings.Cut(w.Text, "=")
		switch {
		case !is && !w.Exact(), w.Many && !w.Exact(), n == name && (!w.Exact() || strings.Contains(v, `\`) || strings.HasPrefix(v, "@")):
			return nil, false, false
		case n == name:
			values = append(values, Lit(v))
			sure = sure || i < r.given.first
		}
	}
	return values, sure, true
}

// changes reports whether a variable is given anything anywhere in the program.
func (r *awkReader) changes(name string, at int) bool {
	for i, t := range r.tokens {
		if t.kind == awkName && t.text == name && i != at && (r.changed(i) || r.nth(i+1).is("=")) {
			return true
		}
	}
	return false
}

// changed reports whether the name at a token is given something there that is no value
// written behind it: read, counted, substituted in, gone over, or handed to a function.
func (r *awkReader) changed(i int) bool {
	before, after := r.nth(i-1), r.nth(i+1)
	switch {
	case after.kind == awkSign && len(after.text) > 1 && (after.is("++") || after.is("--") || strings.HasSuffix(after.text, "=") && !named("== != <= >=", after.text)):
		return true
	case before.is("++"), before.is("--"), before.is("getline"), after.is("["), after.is("("), after.is(")") && r.nth(i+2).is("="):
		return true
	case before.is(",") && after.is(")") && r.says("sub gsub match split patsplit"), r.within(i) == "(":
		return true
	}
	return before.is("(") && after.is("in") && r.nth(i-2).is("for")
}

// within says in what a token stands: "BEGIN", "function", "(" for the parameters of
// one, and nothing for what is done with each line.
func (r *awkReader) within(at int) string {
	in, depth := "", 0
	for i, t := range r.tokens[:at] {
		r.looks++
		switch {
		case t.is("{"):
			if depth++; in == "(" {
				in = "function"
			}
		case t.is("}"):
			if depth--; depth == 0 {
				in = ""
			}
		case depth == 0 && (t.is("function") || t.is("func")):
			in = "("
		case depth == 0 && t.is("BEGIN") && r.nth(i+1).is("{"):
			in = "BEGIN"
		}
	}
	return in
}

// leads reports whether the assignment at a token has surely been made where another
// token is: it is a statement of its own in front of it in the same block, or in a
// block around it, or in BEGIN, where that one stands with what is done later.
func (r *awkReader) leads(set, at int) bool {
	by := set - 1
	for r.nth(by).is("\n") {
		by--
	}
	before := r.nth(by)
	if by < set-1 && !before.is(";") && !before.is("{") {
		if before.is(")") || before.is("else") || before.is("do") || before.is("&&") || before.is("||") || before.is(",") {
			return false
		}
	} else if !before.is("{") && !before.is(";") {
		return false
	}
	if r.says("switch") {
		return false
	}
	round := 0 // in the head of a loop it is made behind its body, or never
	for _, t := range r.tokens[:set] {
		if t.is("(") {
			round++
		} else if t.is(")") {
			round--
		}
	}
	if round != 0 {
		return false
	}
	where := r.within(at)
	if r.within(set) == "BEGIN" && where == "" {
		depth := 0
		for _, t := range r.tokens[:set] {
			if t.is("{") {
				depth++
			} else if t.is("}") {
				depth--
			}
		}
		return depth == 1 && !r.says("exit return")
	}
	if at < set {
		return false
	}
	depth := 0
	for _, t := range r.tokens[set:at] {
		if t.is("{") {
			depth++
		} else if t.is("}") {
			if depth--; depth < 0 {
				return false
			}
		}
	}
	return true
}

// follow are the values of the expression that stands by tokens further on, up to the
// end of the statement; nil: they are not known.
func (r *awkReader) follow(by int, alone bool) []Word {
	if all, end := r.values(r.at+by, 0, alone); len(all) > 0 && r.ends(end-r.at) && !slices.Contains(all, Lit("")) {
		return all
	}
	return nil
}

// followBack are the values of what stands in front of this token: a variable with no
// operand in front of it, or what stands in brackets.
func (r *awkReader) followBack() []Word {
	at := r.at - 1
	for depth := 0; at > 0; at-- {
		if r.looks++; r.looks > mostLooks {
			break
		}
		if r.nth(at).is(")") {
			depth++
		} else if r.nth(at).is("(") {
			depth--
		}
		if depth == 0 {
			break
		}
	}
	if r.edge(at - 1 - r.at) {
		if all, end := r.values(at, 0, false); len(all) > 0 && end == r.at {
			return all
		}
	}
	return []Word{{}}
}

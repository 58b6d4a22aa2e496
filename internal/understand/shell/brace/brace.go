// Package brace is what {a,b} and {1..9} in a word stand for.
package brace

import (
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// In reports whether the word may hold a brace expansion.
func In(w *syntax.Word) bool {
	for _, p := range w.Parts {
		if l, ok := p.(*syntax.Lit); ok && strings.IndexByte(l.Value, '{') >= 0 {
			return true
		}
	}
	return false
}

// maxBraces is how many braces of a word may stand in each other: the parser goes
// through all that is in them once for each.
const maxBraces = 32

// deep reports whether more braces stand in each other than that.
func deep(w *syntax.Word) bool {
	depth := 0
	for _, p := range w.Parts {
		l, ok := p.(*syntax.Lit)
		if !ok {
			continue
		}
		for i := 0; i < len(l.Value); i++ {
			switch l.Value[i] {
			case '\\':
				i++
			case '{':
				if depth++; depth > maxBraces {
					return true
				}
			case '}':
				depth = max(0, depth-1)
			}
		}
	}
	return false
}

// Spread turns a word with braces into the words it stands for, and says how many
// those are, also where they are too many to be followed.
func Spread(w *syntax.Word, zsh bool) (words []*syntax.Word, n float64, ok bool) {
	if deep(w) {
		return nil, 1, false
	}
	c := &syntax.Word{Parts: append([]syntax.WordPart(nil), w.Parts...)}
	split := syntax.SplitBraces(c)
	if zsh && rowLeft(c.Parts) {
		return nil, 1, false
	}
	if !split {
		return []*syntax.Word{w}, 1, true
	}
	n = choices(c.Parts)
	lists, ok := product(c.Parts, zsh)
	if !ok {
		return nil, n, false
	}
	words = make([]*syntax.Word, len(lists))
	for i, l := range lists {
		words[i] = &syntax.Word{Parts: l}
	}
	return words, n, true
}

// rowLeft reports whether what bash leaves as it stands may be a row of words to
// zsh: it goes from any character to any other, and from what is expanded first.
func rowLeft(parts []syntax.WordPart) bool {
	var b strings.Builder
	for _, p := range parts {
		if x, ok := p.(*syntax.BraceExp); ok {
			for _, e := range x.Elems {
				if rowLeft(e.Parts) {
					return true
				}
			}
		}
		inRow(&b, p, false)
	}
	s := b.String()
	var open []int
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '{':
			open = append(open, i+1)
		case '}':
			if n := len(open); n > 0 {
				if isRow(s[open[n-1]:i]) {
					return true
				}
				open = open[:n-1]
			}
		}
	}
	return false
}

// expanded stands for what an expansion comes to.
const expanded = '\x00'

// inRow writes a part of a word with a backslash in front of what is quoted.
func inRow(b *strings.Builder, p syntax.WordPart, quoted bool) {
	switch p := p.(type) {
	case *syntax.Lit:
		if !quoted {
			b.WriteString(p.Value)
			return
		}
		inRow(b, &syntax.SglQuoted{Value: p.Value}, true)
	case *syntax.SglQuoted:
		for _, c := range p.Value {
			b.WriteByte('\\')
			b.WriteRune(c)
		}
	case *syntax.DblQuoted:
		for _, q := range p.Parts {
			inRow(b, q, true)
		}
	default:
		b.WriteByte(expanded)
	}
}

// isRow reports whether zsh may take what stands in braces for a row. A dot may be
// one of its ends.
func isRow(s string) bool {
	if strings.IndexByte(s, ',') >= 0 {
		return false
	}
	dots := strings.Index(s, "..")
	if dots < 0 {
		return false
	}
	if strings.IndexByte(s, expanded) >= 0 {
		return true
	}
	for i := dots; i <= dots+2; i++ {
		rest, ok := strings.CutPrefix(s[i:], "..")
		if !ok {
			break
		}
		if !mayBe(s[:i], true) {
			continue
		}
		to, step, three := strings.Cut(rest, "..")
		if mayBe(rest, true) || three && mayBe(to, true) && mayBe(step, false) {
			return true
		}
	}
	return false
}

// mayBe reports whether a text is a number, or, if letters count, a single character.
func mayBe(s string, letters bool) bool {
	n, number := 0, true
	for i, c := range s {
		if c == '\\' && (i == 0 || s[i-1] != '\\') {
			continue
		}
		n++
		number = number && ('0' <= c && c <= '9' || c == '-')
		if n > 1 && !number {
			return false
		}
	}
	return n > 0 && (number || letters)
}

// choices is how many words the parts of one with braces stand for.
func choices(parts []syntax.WordPart) float64 {
	n := 1.0
	for _, p := range parts {
		b, ok := p.(*syntax.BraceExp)
		if !ok {
			continue
		}
		sum := 0.0
		for _, e := range b.Elems {
			sum += choices(e.Parts)
		}
		if first, last, step, _, ok := bounds(b); b.Sequence && ok {
			sum = float64((last-first)/step + 1)
		}
		n *= sum
	}
	return n
}

func product(parts []syntax.WordPart, zsh bool) ([][]syntax.WordPart, bool) {
	lists := [][]syntax.WordPart{nil}
	for _, p := range parts {
		choices := [][]syntax.WordPart{{p}}
		if b, ok := p.(*syntax.BraceExp); ok {
			choices = nil
			for _, e := range b.Elems {
				if b.Sequence {
					break
				}
				sub, ok := product(e.Parts, zsh)
				if !ok {
					return nil, false
				}
				choices = append(choices, sub...)
			}
			if b.Sequence {
				var ok bool
				if choices, ok = sequence(b, zsh); !ok {
					return nil, false
				}
			}
		}
		if len(lists)*len(choices) > 256 {
			return nil, false
		}
		var next [][]syntax.WordPart
		for _, l := range lists {
			for _, c := range choices {
				next = append(next, append(append([]syntax.WordPart(nil), l...), c...))
			}
		}
		lists = next
	}
	return lists, true
}

// maxSequence bounds how many words {1..9} is read as.
const maxSequence = 64

// sequence lists {1..9}, {a..e} and their kin with a step.
func sequence(b *syntax.BraceExp, zsh bool) ([][]syntax.WordPart, bool) {
	first, last, step, letters, ok := bounds(b)
	if !ok || letters && zsh && len(b.Elems) > 2 { // zsh knows no steps of letters
		return nil, false
	}
	if (last-first)/step >= maxSequence {
		// So many numbers are read as one that is not known.
		return [][]syntax.WordPart{{&syntax.ArithmExp{}}}, true
	}
	from, to := b.Elems[0].Lit(), b.Elems[1].Lit()
	width := 0
	if len(from) > 1 && from[0] == '0' || len(to) > 1 && to[0] == '0' {
		width = max(len(from), len(to))
	}
	var all [][]syntax.WordPart
	for n := first; step > 0 && n <= last || step < 0 && n >= last; n += step {
		text := string(rune(n))
		if !letters {
			text = strconv.Itoa(n)
			for len(text) < width {
				text = "0" + text
			}
		}
		all = append(all, []syntax.WordPart{&syntax.SglQuoted{Value: text}})
	}
	return all, true
}

// bounds are the first and the last of a sequence, numbers or letters, and what
// lies between two of them, which is never 0.
func bounds(b *syntax.BraceExp) (first, last, step int, letters, ok bool) {
	if len(b.Elems) < 2 {
		return 0, 0, 1, false, false
	}
	from, to := b.Elems[0].Lit(), b.Elems[1].Lit()
	switch {
	case number(from) && number(to):
		first, last = atMost(from), atMost(to)
	case len(from) == 1 && len(to) == 1:
		first, last, letters = int(from[0]), int(to[0]), true
	default:
		return 0, 0, 1, false, false
	}
	step = 1
	if len(b.Elems) > 2 {
		s := strings.TrimPrefix(b.Elems[2].Lit(), "-")
		if !number(s) {
			return 0, 0, 1, false, false
		}
		step = max(1, atMost(s))
	}
	if first > last {
		step = -step
	}
	return first, last, step, letters, true
}

// atMost is a number; one of too many digits is far beyond every bound.
func atMost(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return 1 << 30
	}
	return n
}

// number reports whether a text is one as the ends of a sequence are: digits and
// signs.
func number(s string) bool { return strings.Trim(s, "0123456789+- ") == "" }

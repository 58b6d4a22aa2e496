//go:build !lean

package commands

import (
	"strings"
	"unicode/utf8"
)

// sedNeeds are texts of which a file must hold one, or a script leaves it as it is:
// all that the script does is to put something in the place of what it finds. nil:
// it may change any file.
func sedNeeds(script string, extended bool) (needs []Word) {
	s := sedScript{text: script}
	for {
		s.skip(" \t\n;{}")
		if s.problem != "" {
			return nil
		}
		if !s.more() {
			return needs
		}
		s.address()
		if s.skip(" \t"); s.next() == ',' {
			s.at++
			s.skip(" \t")
			s.address()
		}
		s.skip(" \t!")
		c := s.next()
		if s.at++; c == '{' {
			continue
		} else if c != 's' {
			return nil
		}
		begin := s.at
		s.delimited(true)
		if s.problem != "" {
			return nil
		}
		text := mustHold(s.text[begin+1:s.second-1], s.text[begin], extended, sedClasses)
		if text == "" {
			return nil
		}
		needs = append(needs, Lit(text))
		s.skip("gp0123456789")
		s.end()
	}
}

// Letters and signs behind a backslash that stand for some letters, or for a place.
const (
	sedClasses  = "bBwWsSntrfv<>`'"
	perlClasses = "bBAzZwWsSdDhHRKntrf"
)

// mustHold is the longest text that stands in whatever a pattern matches; "" where
// none is known to. within is what the pattern stands between.
func mustHold(pattern string, within byte, extended bool, classes string) string {
	best, run, depth := "", "", 0
	flush := func() {
		if depth == 0 && len(run) > len(best) {
			best = run
		}
		run = ""
	}
	// repeated: what stands last may be missing.
	repeated := func() {
		_, n := utf8.DecodeLastRuneInString(run)
		run = run[:len(run)-n]
		flush()
	}
	for i := 0; i < len(pattern); i++ {
		c, protected := pattern[i], false
		if c == '\\' {
			if i++; i == len(pattern) {
				return ""
			}
			if c, protected = pattern[i], true; c == within {
				return "" // whether it means itself differs
			}
			switch {
			case byteIn(c, classes):
				flush()
				continue
			case c >= '0' && c <= '9', c >= 'A' && c <= 'Z', c >= 'a' && c <= 'z', c == '\n':
				return "" // a letter by its number, or one that changes those behind it
			}
		}
		operator := protected != extended // of those that a backslash makes one, or takes back
		switch {
		case c == '|' && operator:
			if depth == 0 {
				return ""
			}
		case c == '(' && operator:
			flush()
			depth++
		case c == ')' && operator:
			run = ""
			depth--
		case c == '{' && operator:
			repeated()
			end := strings.IndexByte(pattern[i:], '}')
			if end < 0 {
				return ""
			}
			i += end
		case byteIn(c, "+?") && operator, c == '*' && !protected:
			repeated()
		case c == '[' && !protected:
			flush()
			s := sedScript{text: pattern, at: i + 1}
			if s.bracket(); s.problem != "" {
				return ""
			}
			i = s.at - 1
		case byteIn(c, ".^$") && !protected:
			flush()
		default:
			run += pattern[i : i+1]
		}
	}
	if depth != 0 {
		return ""
	}
	flush()
	return best
}

// perlNeeds is sedNeeds for a one-liner of Perl: nothing but substitutions whose
// patterns hold no values and no options of their own.
func perlNeeds(m *Match) (needs []Word) {
	for i := range m.hits {
		h := &m.hits[i]
		switch {
		case named("-p -i -0 -1 -2 -3 -4 -5 -6 -7 -w", h.Name):
			continue
		case h.Name != "-e" && h.Name != "-E", !h.Value.Exact():
			return nil
		}
		s := sedScript{text: h.Value.Text}
		for s.skip(" \t\n;"); s.more(); s.skip(" \t\n;") {
			if s.next() != 's' || len(s.text) == s.at+1 || !byteIn(s.text[s.at+1], "/|!,#~") {
				return nil
			}
			s.at++
			begin := s.at
			s.delimited(false)
			if s.problem != "" {
				return nil
			}
			pattern := s.text[begin+1 : s.second-1]
			text := mustHold(pattern, s.text[begin], true, perlClasses)
			if text == "" || strings.ContainsAny(pattern, "[$@#") || strings.Contains(pattern, "(?") {
				return nil
			}
			needs = append(needs, Lit(text))
			if s.skip("g"); s.more() && s.next() != ';' && s.next() != '\n' {
				return nil
			}
		}
	}
	return needs
}

// perlSubstitutes are the statements of a one-liner that goes through files line by line.
func perlSubstitutes(m *Match) *Substitutes {
	var script []string
	for i := range m.hits {
		switch h := &m.hits[i]; {
		case named("-p -i -w", h.Name):
		case named("-e -E", h.Name) && h.Value.Exact():
			script = append(script, h.Value.Text)
		default:
			return nil
		}
	}
	if len(script) == 0 || !m.Has("-p") {
		return nil
	}
	return &Substitutes{Script: strings.Join(script, "\n"), Perl: true}
}

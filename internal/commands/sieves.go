//go:build !lean

package commands

import (
	"slices"
	"strings"

	"automode"
)

// Which lines grep, scripts of sed and programs of awk let through, as far as one expression says
// it all; and what git takes for a path.

// sedSieve is which lines a script prints that prints some of those that it reads.
func sedSieve(script string, quiet, extended bool) *Sieve {
	if strings.Trim(script, "0123456789$,+~!;pdq ") == "" {
		return nil // by their place
	}
	if len(script) < 4 || script[0] != '/' && script[0] != '\\' {
		return &Sieve{}
	}
	within, rest := script[:1], script[1:]
	if within == `\` {
		within, rest = script[1:2], script[2:]
	}
	end := strings.LastIndex(rest, within)
	if end < 0 {
		return &Sieve{}
	}
	text, behind := strings.ReplaceAll(rest[:end], `\`+within, within), strings.ReplaceAll(rest[end+1:], " ", "")
	if strings.Contains(text, within) {
		return &Sieve{} // there is a second one
	}
	s := &Sieve{Any: []Word{Lit(text)}, Form: BasicForm}
	if extended {
		s.Form = ExtendedForm
	}
	if after, ok := strings.CutPrefix(behind, "I"); ok {
		s.Fold, behind = true, after
	}
	switch {
	case quiet && behind == "p", !quiet && behind == "!d":
	case quiet && behind == "!p", !quiet && behind == "d":
		s.Not = true
	default:
		return &Sieve{}
	}
	return s
}

// awkSieve is for which lines a program does what it does; nil: for all.
func awkSieve(tokens []awkToken) *Sieve {
	not := len(tokens) > 0 && tokens[0].is("!")
	if not {
		tokens = tokens[1:]
	}
	switch {
	case len(tokens) > 0 && tokens[0].kind == awkPattern && (len(tokens) == 1 || tokens[1].is("{")):
		text := strings.Trim(tokens[0].text, "/")
		return &Sieve{Any: []Word{Lit(strings.ReplaceAll(text, `\/`, "/"))}, Form: ExtendedForm, Not: not}
	case len(tokens) > 0 && tokens[0].is("{") && !not || byPlace(tokens):
		return nil
	case len(tokens) >= 4 && tokens[0].is("$") && tokens[1].text == "1" && (len(tokens) == 4 || tokens[4].is("{")) && !not:
		return awkFirst(tokens[2], tokens[3])
	}
	return &Sieve{}
}

// byPlace reports whether a condition looks at nothing but the number of a line and of its words.
func byPlace(tokens []awkToken) bool {
	for _, t := range tokens {
		if t.is("{") {
			return true
		}
		if t.kind == awkText || t.kind == awkPattern || t.is("$") || !t.chooses() {
			return false
		}
	}
	return len(tokens) > 0
}

// awkFirst is for which lines something holds of the first word.
func awkFirst(sign, of awkToken) *Sieve {
	s := &Sieve{First: true, Not: strings.HasPrefix(sign.text, "!")}
	switch {
	case of.kind == awkText && !strings.Contains(of.text, `\`) && (sign.is("==") || sign.is("!=")):
		s.Any, s.Form, s.Whole = []Word{Lit(of.text)}, PlainForm, true
	case of.kind == awkPattern && (sign.is("~") || sign.is("!~")):
		s.Any, s.Form = []Word{Lit(strings.ReplaceAll(strings.Trim(of.text, "/"), `\/`, "/"))}, ExtendedForm
	default:
		return &Sieve{}
	}
	return s
}

// gitPathspec is which paths a word stands for that git takes for some: gitglossary(7).
// asks: it says which, and not which else are none.
func gitPathspec(w Word) (s *Sieve, asks bool) {
	s = &Sieve{Any: []Word{w}, Form: PathForm}
	magic, rest, ok := strings.Cut(strings.TrimPrefix(w.Text, ":("), ")")
	if !strings.HasPrefix(w.Text, ":") {
		return s, true
	}
	if !ok || !strings.HasPrefix(w.Text, ":(") {
		rest = strings.TrimLeft(w.Text[1:], "/!^")
		s.Not = strings.ContainsAny(w.Text[1:len(w.Text)-len(rest)], "!^")
		rest = strings.TrimPrefix(rest, ":") // where the letters end that say how
		magic = ""
	}
	for one := range strings.SplitSeq(magic, ",") {
		switch one {
		case "", "top", "glob", "literal":
		case "icase":
			s.Fold = true
		case "exclude":
			s.Not = true
		default:
			return &Sieve{Form: PathForm}, true
		}
	}
	s.Any[0].Text = rest
	return s, !s.Not
}

// grepSieve says which lines are printed, or make it succeed.
func grepSieve(m *Match) {
	if spelled(m, "-l --files-with-matches -L --files-without-match") {
		return // which says what is in them
	}
	s := &Sieve{Form: BasicForm, Tells: true}
	switch name := m.Words[0].Text; {
	case strings.HasSuffix(name, "fgrep"):
		s.Form = PlainForm
	case strings.HasSuffix(name, "egrep"):
		s.Form = ExtendedForm
	}
	for i := range m.Hits() {
		switch h := &m.hits[i]; h.Name {
		case "-E", "--extended-regexp":
			s.Form = ExtendedForm
		case "-F", "--fixed-strings":
			s.Form = PlainForm
		case "-P", "--perl-regexp":
			s.Form = PerlForm
		case "-G", "--basic-regexp":
			s.Form = BasicForm
		case "-i", "--ignore-case", "-y":
			s.Fold = true
		case "--no-ignore-case":
			s.Fold = false
		default:
			if !s.choosesLines(m, h) {
				m.Sieve = &Sieve{}
				return
			}
		}
	}
	s.from(m)
}

// choosesLines takes what an option says that grep and rg have in common, and reports whether
// the sieve still says all: what else they know may print or match something else.
func (s *Sieve) choosesLines(m *Match, h *Hit) bool {
	switch h.Name {
	case "-x", "--line-regexp":
		s.Whole = true
	case "-w", "--word-regexp":
		s.Words = true
	case "-v", "--invert-match":
		s.Not = true
	case "-e", "--regexp":
		s.Any = append(s.Any, h.Value)
	case "-m", "--max-count":
		s.Tells = false // some of the lines, by their place
	case "--color", "--colour":
		return !h.Has || named("never auto", h.Value.Text)
	default:
		return named("-q --quiet --silent -s --no-messages -h --no-filename -a --text --line-buffered -N --no-line-number -I", h.Name)
	}
	return true
}

// from gives a program the sieve that it is, where it reads what comes in.
func (s *Sieve) from(m *Match) {
	files := m.Args
	if s.Any == nil && len(files) > 0 {
		s.Any, files = []Word{m.Args[0]}, files[1:] // whose memory is the next program's
	}
	switch {
	case len(files) == 0:
		m.Sieve = s
	case slices.ContainsFunc(files, func(w Word) bool { return w.Is("-") || !w.Exact() }):
		m.Sieve = &Sieve{} // what comes in is one of them
	}
}

// rgSieve says which lines of what it reads are printed, and which names a listing has.
func rgSieve(m *Match) {
	rgFolds(m)
	s, known, smart := &Sieve{Form: PerlForm, Tells: true}, true, false
	for i := range m.Hits() {
		switch h := &m.hits[i]; h.Name {
		case "-F", "--fixed-strings":
			s.Form = PlainForm
		case "-i", "--ignore-case":
			s.Fold, smart = true, false
		case "-S", "--smart-case":
			s.Fold, smart = false, true
		case "-s", "--case-sensitive":
			s.Fold, smart = false, false
		default:
			known = s.choosesLines(m, h) && known
		}
	}
	if m.Prints == PathsIn {
		return // which says what is in them
	}
	if s.from(m); m.Sieve == nil {
		return
	}
	if smart && len(s.Any) > 0 {
		all := ""
		for i := range s.Any {
			all += s.Any[i].Text
		}
		s.Fold = strings.ToLower(all) == all
		known = known && !strings.Contains(all, `\`) // letters behind a stroke do not count
	}
	if !known {
		m.Sieve = &Sieve{}
	}
}

// lsHides: names that some patterns take are left out, and those with a dot in front that
// nobody asked for. On macOS the superuser sees them all.
func lsHides(m *Match) {
	s := &Sieve{Form: NameForm, Not: true}
	all := slices.ContainsFunc(m.Hits(), func(h Hit) bool { return named("-a --all -A --almost-all -f", h.Name) }) // hides nothing
	for _, h := range m.Hits() {
		if h.Has && (named("-I --ignore", h.Name) || h.Name == "--hide" && !all) {
			s.Any = append(s.Any, h.Value)
		}
	}
	for i, w := range m.Words { // GNU takes the next word, and BSD none
		if m.Platform != automode.Darwin && i+1 < len(m.Words) && strings.HasSuffix(w.Text, "I") && clusterOf(w.Text, "1AaBbCcFfGghiklmNnopQqRrSstUuvXxZI") {
			s.Any = append(s.Any, m.Words[i+1])
			m.Own(func(f *Fact) bool { return f.Role != Lists || f.Word.Text != m.Words[i+1].Text })
			var others []Word
			for k := range m.Args {
				if m.Args[k].Text != m.Words[i+1].Text {
					others = append(others, m.Args[k])
				}
			}
			if m.Args = others; len(m.Args) == 0 {
				m.Add(Fact{Kind: automode.Read, Target: ".", Traits: automode.Listing})
			}
		}
	}
	s.Hides = !all && m.Platform != automode.Darwin
	switch named := len(m.Args) > 0; {
	case s.Any != nil && named:
		m.Sieve = &Sieve{} // what is named is listed all the same
	case s.Any != nil || s.Hides && !named:
		m.Sieve = s
	}
}

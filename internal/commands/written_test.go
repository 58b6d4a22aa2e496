package commands

import (
	"slices"
	"strings"
	"testing"

	"automode"
)

// The same options, written otherwise, do no less: by another of their names, the value
// attached or apart, letters in one word, behind the positionals or in front of them,
// long names shortened, once more with another value before. What cannot be read any
// more is a fact as well.

// A manner is one way to write an invocation. The zero value writes it as it was read.
type manner struct {
	name   string
	write  func(m *Match, h *Hit) []string // the words of an option; nil: as they were
	last   bool                            // options of the last row stand behind the positionals
	first  bool                            // they stand in front of them
	joins  bool                            // letters that take no value stand in one word
	values bool                            // other values are there as well
}

var manners = [...]manner{
	{name: "options last", last: true},
	{name: "options first", first: true},
	{name: "letters joined", joins: true},
	{name: "values attached", write: attached},
	{name: "another name", write: byAnother},
	{name: "shortened", write: shortened},
	{name: "another value before", values: true, write: func(_ *Match, h *Hit) []string {
		if !h.Has {
			return nil
		}
		before := *h
		before.Value = Lit("json")
		return append(optionWords(&before, h.Name), optionWords(h, h.Name)...)
	}},
}

// optionWords are the words of an option under that name, the value apart where it may be.
func optionWords(h *Hit, name string) []string {
	takes, attached := takesValue(h.Flag, name)
	switch {
	case !h.Has:
		return []string{name}
	case strings.HasSuffix(name, ":"):
		return []string{name + h.Value.Text}
	case attached && len(name) > 2 || !takes:
		return []string{name + "=" + h.Value.Text}
	case attached:
		return []string{name + h.Value.Text}
	}
	return []string{name, h.Value.Text}
}

// dashedLetter reports whether a name is a dash and one letter.
func dashedLetter(name string) bool { return len(name) == 2 && name[0] == '-' && name[1] != '-' }

func attached(m *Match, h *Hit) []string {
	takes, already := takesValue(h.Flag, h.Name)
	switch {
	case !h.Has || !takes || already || strings.HasSuffix(h.Name, ":"):
	case strings.HasPrefix(h.Name, "--") || m.style == Single:
		return []string{h.Name + "=" + h.Value.Text}
	case dashedLetter(h.Name) && h.Value.Text != "" && h.Value.Text[0] != '=':
		return []string{h.Name + h.Value.Text}
	}
	return nil
}

// byAnother writes a letter by the long name that stands behind it and begins with it,
// and such a name by the letter (of git -c and --config-env are two). Other names that share a Flag may be other options of
// which no more is to be said.
func byAnother(_ *Match, h *Hit) []string {
	plain := func(f string) string {
		if i := strings.IndexAny(f[1:], "=[:"); i >= 0 {
			return f[:i+1]
		}
		return f
	}
	names := strings.Fields(h.Flag.Names)
	for i := 1; i < len(names); i++ {
		letter, long := plain(names[i-1]), plain(names[i])
		if !dashedLetter(letter) || !strings.HasPrefix(long, "--"+letter[1:]) || long == "--config-env" {
			continue
		}
		other := letter
		switch h.Name {
		case letter:
			other = long
		case long:
		default:
			continue
		}
		if takes, attached := takesValue(h.Flag, other); h.Has && !takes || !h.Has && takes && !attached {
			continue
		}
		return optionWords(h, other)
	}
	return nil
}

// whole are programs that take no beginnings for long names: their manuals say so, or
// what they are built with does (cobra, clap, commander, V8).
const whole = "cmake cypress depcruise helm just node pnpm"

func shortened(m *Match, h *Hit) []string {
	if m.style == Single || !strings.HasPrefix(h.Name, "--") || named(whole, m.Program.Name) || named(whole, m.name()) {
		return nil
	}
	for n := len(h.Name) - 1; n > 4; n-- {
		if m.find(h.Name[:n]) == nil {
			w := optionWords(h, h.Name)
			w[0] = h.Name[:n] + w[0][len(h.Name):]
			return w
		}
	}
	return nil
}

// moves reports whether the options may stand anywhere: none takes a value or leaves it,
// and none takes the word behind it because nobody knows it.
func (m *Match) moves() bool {
	return m.style == GNU && !slices.ContainsFunc(m.hits, func(h Hit) bool {
		takes, attached := takesValue(h.Flag, h.Name)
		return attached || takes && !h.Has || strings.HasSuffix(h.Flag.Names, "*")
	})
}

// again writes an invocation that was read; ok: some option is written otherwise.
func (y *manner) again(m *Match) (words []string, ok bool) {
	if (y.last || y.first) && (!m.moves() || len(m.Args) == 0) {
		return nil, false
	}
	words = append(words, m.Words[0].Text)
	letters := false // the last word is of letters that may be joined
	option := func(h *Hit) {
		w := optionWords(h, h.Name)
		if y.write != nil {
			if other := y.write(m, h); other != nil && !slices.Equal(other, w) {
				w, ok = other, true
			}
		}
		_, attached := takesValue(h.Flag, h.Name)
		mayJoin := !h.Has && !attached && dashedLetter(h.Name) && !isDigits(h.Name[1:]) && m.style != Single
		if last := len(words) - 1; y.joins && mayJoin && letters && m.find(words[last]+h.Name[1:]) == nil {
			words[last] += h.Name[1:]
			ok = true
			return
		}
		letters = mayJoin
		words = append(words, w...)
	}
	arg := func(text string) {
		words, letters = append(words, text), false
	}
	hits := m.hits
	for r, name := range strings.Fields(m.Path) {
		for len(hits) > 0 && hits[0].row == r {
			option(&hits[0])
			hits = hits[1:]
		}
		arg(name)
	}
	for i := range m.Args {
		for len(hits) > 0 && (y.first || !y.last && hits[0].Args <= i) {
			option(&hits[0])
			ok = ok || y.first
			hits = hits[1:]
		}
		arg(m.Args[i].Text)
	}
	ok = ok || y.last && len(hits) > 0
	for i := range hits {
		option(&hits[i])
	}
	return words, ok
}

func TestCasesWrittenOtherwise(t *testing.T) {
	written := 0
	for _, p := range All() {
		for _, c := range Cases(p) {
			words, err := split(c.Line)
			if err != nil {
				t.Fatal(err)
			}
			m, ok := parsed(p, words)
			if !ok {
				continue
			}
			want := readCase(p, words, automode.AnyPlatform).Facts
			if asItWas, _ := (&manner{}).again(m); len(lacks(readAs(p, asItWas), want, false)) > 0 {
				continue // it was written in a way of its own
			}
			for i := range manners {
				text, ok := manners[i].again(m)
				if !ok {
					continue
				}
				written++
				got := readAs(p, text)
				if lost := lacks(got, want, manners[i].values); lost != "" {
					t.Errorf("%s\nwith %s: %q\nno longer does: %s\nand does: %s", c.Line, manners[i].name, text, lost, factsText(got))
				}
			}
		}
	}
	if written < 10_000 {
		t.Errorf("only %d lines were written otherwise", written)
	}
}

func readAs(p *Program, text []string) []Fact {
	words := make([]Word, 0, len(text))
	for _, w := range text {
		words = append(words, Lit(w))
	}
	return readCase(p, words, automode.AnyPlatform).Facts
}

// ownWays are programs with options that take words in a way that their rows do not say:
// all words that follow, a value where one happens to stand there, commands.
const ownWays = "depcruise graphql-codegen npm pre-commit vim"

// parsed is an invocation with its words sorted, before anything is said of them. It is
// not ok where it cannot be put together from what was found: words that are not exact,
// options that end the options or ask for help, and positionals that look like options.
func parsed(p *Program, words []Word) (*Match, bool) {
	m := &Match{Words: words, style: GNU}
	m.Program = p
	m.enter(&p.Row)
	isOption := func(w Word) bool { return !w.Exact() || w.Text == "--" }
	if slices.ContainsFunc(words, isOption) || !m.parse(words[1:]) || len(m.hits) == 0 || len(m.rows)-1 != len(strings.Fields(m.Path)) {
		return m, false
	}
	return m, !named(ownWays, m.name()) && !slices.ContainsFunc(m.hits, func(h Hit) bool { return h.Flag.Ends || h.Flag == &helpFlag }) &&
		!slices.ContainsFunc(m.Args, func(w Word) bool { return len(w.Text) > 1 && w.Text[0] == '-' })
}

// lacks is the first of the facts in place of which no other stands that says as much: the
// same, or one of a word that is not known; or, where values differ, one of its kind. That
// something was not understood says as much as any. Of looking nobody asks more.
func lacks(facts, want []Fact, values bool) string {
	for _, w := range want {
		if w.Kind != automode.Query && !slices.ContainsFunc(facts, func(f Fact) bool { return asMuch(&f, &w, values) }) {
			return w.String()
		}
	}
	return ""
}

func asMuch(f, w *Fact, values bool) bool {
	switch {
	case f.Kind == automode.Unknown && f.Role != Base, f.String() == w.String():
		return true
	case f.Kind == automode.Lose && w.Kind == automode.Write, (f.Kind == automode.Write || f.Kind == automode.Run) && w.Kind == automode.Read, f.Kind == automode.Expose && w.Kind == automode.Run:
	case f.Kind != w.Kind:
		return false
	}
	return values || !f.Word.Exact() || f.Word == w.Word
}

// What an option keeps a program from doing it does again where the option is taken back
// behind it, whatever form that has.
func TestOptionsTakenBack(t *testing.T) {
	taken := 0
	for _, p := range All() {
		for _, c := range Cases(p) {
			words, err := split(c.Line)
			if err != nil {
				t.Fatal(err)
			}
			for _, h := range readCase(p, words, automode.AnyPlatform).hits {
				at := slices.IndexFunc(words, func(w Word) bool { return w.Text == h.Name })
				if at < 0 || h.Has || h.Flag == &helpFlag || h.Flag.Cancels&^(NoEnd|Apart) == 0 || !strings.HasPrefix(h.Name, "--") {
					continue
				}
				want := readCase(p, slices.Concat(words[:at:at], words[at+1:]), automode.AnyPlatform).Facts
				for _, back := range []string{"--no-" + h.Name[2:], h.Name + "=false", h.Name + "=0", "--" + camelCase(h.Name) + "=false"} {
					taken++
					got := readCase(p, slices.Concat(words[:at+1:at+1], []Word{Lit(back)}, words[at+1:]), automode.AnyPlatform).Facts
					if lost := lacks(got, want, false); lost != "" {
						t.Errorf("%s\nwith %s behind %s\nno longer does: %s\nand does: %s", c.Line, back, h.Name, lost, factsText(got))
					}
				}
			}
		}
	}
	if taken < 100 {
		t.Errorf("only %d options were taken back", taken)
	}
}

// camelCase is a name as many programs in JavaScript take it as well: "dryRun".
func camelCase(name string) string {
	var b strings.Builder
	for i, part := range strings.Split(strings.TrimPrefix(name, "--"), "-") {
		if i > 0 && part != "" {
			part = strings.ToUpper(part[:1]) + part[1:]
		}
		b.WriteString(part)
	}
	return b.String()
}

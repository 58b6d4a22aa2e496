package standard_test

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mvdan.cc/sh/v3/syntax"

	"automode"
)

// A command that is not allowed is not allowed either with its words spelled otherwise:
// every spelling gives the shell the same words. Each line of the corpus is spelled in a
// few of the ways below, one after the other; "go test ./standard -run Spelled -spellings 100"
// spells each in all.

var spellingsEach = flag.Int("spellings", 3, "in how many ways the words of each line of the corpus are spelled")

// spelling is one way to write a word of letters that mean nothing to a shell. What it
// gives stands in the place of the word, and before in front of the whole line.
type spelling struct {
	name string
	word func(w string, n int) (text, before string)
	// home: it takes a path that begins with "~/", with what stands behind that.
	home bool
	// path: of paths alone. bare: it is split and matched, and echo takes no option for it.
	// braces: a comma means something in it.
	path, bare, braces bool
	// computes: of words that are read as they stand nobody says what they come to.
	computes bool
}

func between(before, after string) func(string, int) (string, string) {
	return func(w string, _ int) (string, string) { return before + w + after, "" }
}

var spellings = [...]spelling{
	{name: "single quotes", word: between("'", "'")},
	{name: "double quotes", word: between(`"`, `"`)},
	{name: "in two halves", word: func(w string, _ int) (string, string) {
		return "'" + w[:len(w)/2] + `'"` + w[len(w)/2:] + `"`, ""
	}},
	{name: "an empty text inside", word: func(w string, _ int) (string, string) { return w[:1] + `""` + w[1:], "" }},
	{name: "a backslash", word: func(w string, _ int) (string, string) { return w[:len(w)-1] + `\` + w[len(w)-1:], "" }},
	{name: "by numbers", word: func(w string, _ int) (string, string) {
		var b strings.Builder
		b.WriteString("$'")
		for i := range len(w) {
			fmt.Fprintf(&b, `\x%02x`, w[i])
		}
		return b.String() + "'", ""
	}},
	{name: "a line that goes on", word: func(w string, _ int) (string, string) { return w[:1] + "\\\n" + w[1:], "" }},
	{name: "a variable", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"$w%d"`, n), fmt.Sprintf("w%d=%s\n", n, w)
	}},
	{name: "two variables", computes: true, bare: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"$u%d"${w%d}`, n, n), fmt.Sprintf("u%d=%s w%d=%s\n", n, w[:1], n, w[1:])
	}},
	{name: "a variable of a variable", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"$w%d"`, n), fmt.Sprintf("u%d=%s; w%d=$u%d\n", n, w, n, n)
	}},
	{name: "a name of a variable", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"${!u%d}"`, n), fmt.Sprintf("w%d=%s u%d=w%d\n", n, w, n, n)
	}},
	{name: "a piece of a list", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"${w%d[1]}"`, n), fmt.Sprintf("w%d=(x %s y)\n", n, w)
	}},
	{name: "a list", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"${w%d[@]}"`, n), fmt.Sprintf("w%d=(%s)\n", n, w)
	}},
	{name: "what a variable lacks", computes: true, word: func(w string, _ int) (string, string) { return `"${nothing_there:-` + w + `}"`, "" }},
	{name: "a part of a variable", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"${w%d:2}"`, n), fmt.Sprintf("w%d=xx%s\n", n, w)
	}},
	{name: "a variable without its end", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"${w%d%%ZZ}"`, n), fmt.Sprintf("w%d=%sZZ\n", n, w)
	}},
	{name: "a variable with another middle", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"${w%d/ZZ/%s}"`, n, strings.ReplaceAll(w[1:], "/", `\/`)), fmt.Sprintf("w%d=%sZZ\n", n, w[:1])
	}},
	{name: "what a command prints", computes: true, bare: true, word: func(w string, _ int) (string, string) { return "$(echo " + w + ")", "" }},
	{name: "what printf prints", computes: true, word: func(w string, _ int) (string, string) { return `"$(printf '%s' ` + w + `)"`, "" }},
	{name: "between backquotes", computes: true, bare: true, word: func(w string, _ int) (string, string) { return "`echo " + w + "`", "" }},
	{name: "what printf puts into a variable", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"$w%d"`, n), fmt.Sprintf("printf -v w%d '%%s' %s\n", n, w)
	}},
	{name: "what read takes", computes: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"$w%d"`, n), fmt.Sprintf("read -r w%d <<< %s\n", n, w)
	}},
	{name: "braces", computes: true, braces: true, word: func(w string, _ int) (string, string) { return "{" + w + ",}", "" }},
	{name: "more slashes", path: true, word: func(w string, _ int) (string, string) { return w[:1] + strings.ReplaceAll(w[1:], "/", "///"), "" }},
	{name: "dots between slashes", path: true, word: func(w string, _ int) (string, string) { return strings.ReplaceAll(w, "/", "/./"), "" }},
	{name: "the home by its variable", home: true, word: func(w string, _ int) (string, string) { return `"$HOME"/` + w, "" }},
	{name: "the home in braces", home: true, word: func(w string, _ int) (string, string) { return `${HOME}/` + w, "" }},
	{name: "the home with a dot", home: true, word: func(w string, _ int) (string, string) { return "~/./" + w, "" }},
	{name: "the home in a variable", home: true, word: func(w string, n int) (string, string) {
		return fmt.Sprintf(`"$w%d"`, n), fmt.Sprintf("w%d=~/%s\n", n, w)
	}},
}

// plainLetters mean nothing to a shell wherever they stand in a word.
const plainLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:@+,"

// spell writes the words of a line in one way; ok: at least one of them is written otherwise.
func (s *spelling) spell(line string) (text string, ok bool) {
	file, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(line), "")
	if err != nil {
		return "", false
	}
	type piece struct {
		from, to uint
		text     string
	}
	var pieces []piece
	before := ""
	syntax.Walk(file, func(node syntax.Node) bool {
		switch x := node.(type) {
		case *syntax.CmdSubst:
			return !x.Backquotes
		case *syntax.CallExpr:
			for i, w := range x.Args {
				lit := w.Lit()
				rest, home := strings.CutPrefix(lit, "~/")
				if !home {
					rest = lit
				}
				switch {
				case len(rest) < 2, strings.Trim(rest, plainLetters) != "", home != s.home, s.path && (len(rest) < 3 || i > 0 && slices.Contains(namesFollow, x.Args[i-1].Lit()) || !strings.Contains(rest, "/") || strings.ContainsAny(rest, ":@") || strings.HasPrefix(rest, "refs/")),
					s.bare && (rest[0] == '-' || strings.Contains(line, "IFS")), s.braces && strings.Contains(rest, ","):
					continue
				}
				text, front := s.word(rest, len(pieces))
				before += front
				pieces = append(pieces, piece{w.Pos().Offset(), w.End().Offset(), text})
			}
		}
		return true
	})
	if pieces == nil {
		return "", false
	}
	slices.SortFunc(pieces, func(a, b piece) int { return int(b.from) - int(a.from) })
	for _, p := range pieces {
		line = line[:p.from] + p.text + line[p.to:]
	}
	return before + line, true
}

// rounds reports whether a command goes round: whether that has an end is seen in the
// words of its head as they stand.
func rounds(command string) bool {
	return strings.Contains(command, "while ") || strings.Contains(command, "until ")
}

func TestCorpusSpelledOtherwise(t *testing.T) { corpus(t, (*scenario).spelled, "verdicts", "attacks") }

// spelled writes the words of the lines that are not allowed otherwise, beginning with
// the way of that number.
func (s *scenario) spelled(t *testing.T, next int) {
	if p := s.settings["platform"]; p == "windows" || s.settings["shell"] != "" && s.settings["shell"] != "bash" {
		return
	}
	decide, project, home := s.judge(t)
	for _, l := range s.lines {
		command := fill(l.call, project, home)
		if !l.open(command) || decide(command, automode.Bash) == automode.Allow {
			continue
		}
		for range min(*spellingsEach, len(spellings)) {
			way := &spellings[next%len(spellings)]
			next++
			if way.computes && rounds(command) {
				continue
			}
			if text, ok := way.spell(command); ok && decide(text, automode.Bash) == automode.Allow {
				t.Errorf("verdicts:%d: %s\nis not allowed, and is with %s:\n%s", l.at, l.call, way.name, text)
			}
		}
	}
}

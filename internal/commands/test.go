package commands

import (
	"strings"

	"automode"
)

var testProgram = Program{
	Name: "test", Also: "[ gtest", Summary: "checks files and compares text", Manual: "test(1), GNU coreutils 9.5, macOS 15 and the shells' built-in",
	Row: Row{
		Style: Plain, Course: Tests,
		Args:   []Arg{{Role: Credential}},
		Refine: testOperands,
	},
}

var testProgramCases = []Case{
	{`test -f a`, `Read{listing} a`},
	{`[ -z "$x" ]`, `nothing`},
	{`[ ! -d a -a -x b ]`, `Read{listing} a; Read{listing} b`},
	{`[ a -nt b ]`, `Read{listing} a; Read{listing} b`},
	{`test "$x" = -f`, `nothing`},
	{`test "$x" -eq 1`, `nothing`},
	{`[ -v HOME ]`, `nothing`},
	{`[ -t 1 ]`, `nothing`},
	{`[ -t = x ]`, `nothing`},
	{`[ x = -t ]`, `nothing`},
	{`[ -t 'a[$(id)]' ]`, `Unknown it may be evaluated as an expression`},
	{`test -t v`, `Unknown it may be evaluated as an expression`},
	{`[ -v "$x" ]`, `Unknown an index in brackets may be evaluated`},
	{`[ 'a[$(id)]' -eq 1 ]`, `Unknown an index in brackets may be evaluated`},
	{`[ -v 'a[$(id)]' ]`, `Unknown an index in brackets may be evaluated`},
}

// testOperands: files are looked at; some shells evaluate what stands in the
// brackets of a variable's name, and of an operand of a comparison of numbers.
func testOperands(m *Match) {
	lists := func(i int) {
		if i >= 0 && i < len(m.Args) {
			m.Add(Fact{Role: Lists, Word: m.Args[i], Kind: automode.Read, Traits: automode.Listing})
		}
	}
	evaluates := func(i int, name bool) {
		if i < 0 || i >= len(m.Args) {
			return
		}
		w := m.Args[i]
		if name && !w.Exact() || strings.IndexByte(w.Text+w.Suffix, '[') >= 0 {
			m.Unknown("an index in brackets may be evaluated", w)
		}
	}
	m.Echoes = !testForm(m.Args)
	for i, w := range m.Args {
		if !w.Exact() {
			continue
		}
		if i > 0 && i+1 < len(m.Args) && testCompares(&w) {
			m.Compared = append(m.Compared, m.Args[i-1], m.Args[i+1])
			m.Ordered = m.Ordered || w.Text[0] == '<' || w.Text[0] == '>'
		}
		switch w.Text {
		case "-a", "-b", "-c", "-d", "-e", "-f", "-g", "-G", "-h", "-k", "-L", "-N", "-O", "-p", "-r", "-s", "-S", "-u", "-w", "-x":
			if i > 0 && testCompares(&m.Args[i-1]) {
				continue
			}
			if w.Text == "-a" && i > 0 && !m.Args[i-1].Is("!") || i+1 < len(m.Args) && testCompares(&m.Args[i+1]) {
				continue
			}
			if i+1 < len(m.Args) && !m.Args[i+1].Is("]") {
				lists(i + 1)
			}
		case "-t":
			// zsh takes what names the terminal for an expression, names of variables included.
			if n := i + 1; n < len(m.Args) && !m.Args[n].Is("]") && (i == 0 || !testCompares(&m.Args[i-1])) && !testCompares(&m.Args[n]) && !isDigits(m.Args[n].Text) {
				m.Unknown("it may be evaluated as an expression", m.Args[n])
			}
		case "-nt", "-ot", "-ef":
			lists(i - 1)
			lists(i + 1)
		case "-v", "-R":
			evaluates(i+1, true)
		case "-eq", "-ne", "-lt", "-le", "-gt", "-ge":
			m.Echoes = true // it complains of what is no number
			evaluates(i-1, false)
			evaluates(i+1, false)
		}
	}
}

// testCompares reports whether w stands between two texts.
func testCompares(w *Word) bool {
	switch w.Text {
	case "=", "==", "!=", "<", ">":
		return w.Exact()
	}
	return false
}

// testForm reports whether the words are those of a test, as far as it shows: of
// another line it prints what it did not expect.
func testForm(args []Word) bool {
	if n := len(args); n > 0 && args[n-1].Is("]") {
		args = args[:n-1]
	}
	switch len(args) {
	case 0, 1:
		return true
	case 2:
		return args[0].Exact()
	case 3:
		return testCompares(&args[1])
	}
	return false
}

package commands

import "strings"

var echo = Program{
	Name: "echo", Also: "gecho", Summary: "prints its words", Manual: "echo(1), GNU coreutils 9.5, macOS 15 and the shells' built-in",
	Row: Row{
		Style:  Plain,
		Args:   []Arg{{Role: Data}},
		Prints: []Out{{ItsText, When{}}},
		Refine: echoEscapes,
	},
	Cases: []Case{
		{`echo`, `nothing`},
		{`echo -n rm -rf / --x`, `nothing`},
		{`echo -e 'a\nb'`, `nothing`},
		{`echo $x`, `nothing`},
	},
}

// echoEscapes: leading options are not printed, and what a backslash becomes
// differs between shells.
func echoEscapes(m *Match) {
	for len(m.Args) > 0 && echoOption(m.Args[0]) {
		m.Args = m.Args[1:]
	}
	for _, w := range m.Args {
		if strings.IndexByte(w.Text, '\\') >= 0 || strings.IndexByte(w.Suffix, '\\') >= 0 {
			m.Prints = AnyText
		}
	}
}

// echoOption reports whether w is a cluster of the letters n, e and E.
func echoOption(w Word) bool {
	return w.Exact() && len(w.Text) > 1 && w.Text[0] == '-' && strings.Trim(w.Text[1:], "neE") == ""
}

package commands

import "strings"

var printf = Program{
	Name: "printf", Also: "gprintf", Summary: "prints its words in a given form", Manual: "printf(1), GNU coreutils 9.5, macOS 15 and the shells' built-in",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args:   []Arg{{Role: Data}},
		Flags:  []Flag{{Names: "-v=", Value: Unread, Why: "puts the text into a variable"}},
		Refine: printfText,
	},
	Cases: []Case{
		{`printf '%s\n' a b`, `nothing`},
		{`printf -- '- %s\n' x`, `nothing`},
		{`printf '%d' $x`, `nothing`},
		{`printf -v c '%s' rm`, `Unknown puts the text into a variable`},
	},
}

// printfText: with a form that adds nothing, what is printed is the words
// that follow it; a form alone is printed itself.
func printfText(m *Match) {
	if len(m.Args) == 0 || !m.Args[0].Exact() || m.Has("-v") {
		return
	}
	form := m.Args[0].Text
	text := strings.TrimSuffix(form, `\n`)
	switch {
	case form == "%s" && len(m.Args) == 2, form == `%s\n`, form == `%s `, form == `%s\0`:
		m.Args = m.Args[1:]
		m.Prints = ItsText
	case len(m.Args) == 1 && strings.IndexByte(text, '%') < 0 && strings.IndexByte(text, '\\') < 0:
		m.Args = []Word{Lit(text)}
		m.Prints = ItsText
	}
}

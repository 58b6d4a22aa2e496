package commands

import "strings"

var printf = Program{
	Name: "printf", Also: "gprintf", Summary: "prints its words in a given form", Manual: "printf(1), GNU coreutils 9.5, macOS 15 and the shells' built-in",
	Row: Row{
		Style: Leading, Help: "--help --version", Course: Succeeds,
		Args:   []Arg{{Role: Data}},
		Flags:  []Flag{{Names: "-v=", Value: Data}},
		Prints: []Out{{InForm, nil}},
		Refine: printfWide,
	},
}

var printfCases = []Case{
	{`printf '%s\n' a b`, `nothing`},
	{`printf -- '- %s\n' x`, `nothing`},
	{`printf '%9999999999d' 1`, `Control{halts} this machine`},
	{`printf '%*s' 9999999999 x`, `Control{halts} this machine`},
	{`printf '%d' 9999999999`, `nothing`},
	{`printf '%d' $x`, `nothing`},
	{`printf -v c '%s' rm`, `nothing`},
}

// printfWide: blanks up to a width that memory does not hold.
func printfWide(m *Match) {
	for i, w := range m.Args {
		for _, form := range strings.Split(m.Args[0].Text, "%")[1:] {
			width := strings.TrimLeft(form, "-+ #0")
			if i > 0 && strings.HasPrefix(width, "*") {
				width = w.Text
			} else if i > 0 {
				continue
			}
			if n := len(width) - len(strings.TrimLeft(width, "0123456789")); n >= 10 {
				m.fillsDisk(tooLarge)
				return
			}
		}
	}
}

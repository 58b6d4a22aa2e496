package commands

var printf = Program{
	Name: "printf", Also: "gprintf", Summary: "prints its words in a given form", Manual: "printf(1), GNU coreutils 9.5, macOS 15 and the shells' built-in",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args:   []Arg{{Role: Data}},
		Flags:  []Flag{{Names: "-v=", Value: Data}},
		Prints: []Out{{ItsText, nil}},
	},
}

var printfCases = []Case{
	{`printf '%s\n' a b`, `nothing`},
	{`printf -- '- %s\n' x`, `nothing`},
	{`printf '%d' $x`, `nothing`},
	{`printf -v c '%s' rm`, `nothing`},
}

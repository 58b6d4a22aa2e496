package commands

var yes = Program{
	Name: "yes", Also: "gyes", Summary: "prints a word again and again", Manual: "yes(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: anyData, Prints: []Out{{Prints: Endless}},
	},
}

var yesCases = []Case{
	{`yes --help`, `nothing`},
	{`yes`, `nothing`},
	{`yes n`, `nothing`},
}

package commands

var dirname = Program{
	Name: "dirname", Also: "gdirname", Summary: "prints the folder part of a path", Manual: "dirname(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:   "--help --version",
		Args:   []Arg{{Role: Data}},
		Flags:  []Flag{{Names: "-z --zero"}},
		Prints: []Out{{DirName, &When{Args: "1"}}},
	},
}

var dirnameCases = []Case{
	{`dirname --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`dirname a/b`, `nothing`},
	{`dirname -z "$x" b`, `nothing`},
}

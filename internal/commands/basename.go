package commands

var basename = Program{
	Name: "basename", Also: "gbasename", Summary: "prints the last part of a path", Manual: "basename(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-z --zero"},
			{Names: "-s= --suffix=", Value: Data},
			{Names: "-a --multiple"},
		},
		Prints: []Out{
			{FileName, &When{Args: "1", Without: "-a -s"}},
			{OneName, &When{Args: "2", Without: "-a -s"}},
			{OneName, &When{Args: "1", With: "-s"}},
		},
	},
}

var basenameCases = []Case{
	{`basename --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`basename a/b.c .c`, `nothing`},
	{`basename -a -s .c a/b.c $x`, `nothing`},
	{`basename -z a/b`, `nothing`},
	{`basename "$x"`, `nothing`},
}

package commands

var pwd = Program{
	Name: "pwd", Also: "gpwd", Summary: "prints the working folder", Manual: "pwd(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:   "--help --version",
		Flags:  []Flag{{Names: "-L --logical -P --physical"}},
		Prints: []Out{{WorkDir, nil}},
	},
}

var pwdCases = []Case{
	{`pwd`, `nothing`},
	{`pwd -P`, `nothing`},
}

package commands

var pwd = Program{
	Name: "pwd", Also: "gpwd", Summary: "prints the working folder", Manual: "pwd(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:   "--help --version",
		Flags:  []Flag{{Names: "-L -P"}, {Names: "--logical --physical"}},
		Prints: []Out{{WorkDir, &When{Without: "--logical"}}}, // shells, which have a pwd of their own, know no long options
	},
}

var pwdCases = []Case{
	{`pwd --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`pwd`, `nothing`},
	{`pwd -P`, `nothing`},
	{`pwd --logical`, `nothing`},
}

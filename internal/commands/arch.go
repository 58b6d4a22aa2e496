package commands

var arch = Program{
	Name: "arch", Also: "garch", Summary: "prints the sort of processor, or runs a command for another", Manual: "arch(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Style: Leading, Help: "--help --version -h",
		Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-32 -64 -arch= -arm64 -arm64e -c -d= -i386 -x86_64 -x86_64h", Value: Data},
			{Names: "-e=", Value: Unread, Why: "sets a variable for the command"},
		},
		Prints: []Out{{OneName, &When{Args: "0"}}},
	},
}

var archCases = []Case{
	{`arch`, `nothing`},
	{`arch -x86_64 rm x`, `Run[words] rm x`},
	{`arch -arch arm64 rm x`, `Run[words] rm x`},
	{`arch -e A=1 ls`, `Run[words] ls; Unknown sets a variable for the command`},
}

package commands

var tr = Program{
	Name: "tr", Also: "gtr", Summary: "replaces or removes characters", Manual: "tr(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1 -u"}},
	},
}

var trCases = []Case{
	{`tr a-z A-Z`, `nothing`},
	{`tr -d '\n'`, `nothing`},
	{`tr -cs A-Za-z '\n'`, `nothing`},
	{`tr ' ' -`, `nothing`},
}

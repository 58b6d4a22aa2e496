package commands

var bc = Program{
	Name: "bc", Summary: "computes", Manual: "bc(1), GNU bc 1.07 and macOS 15",
	Row: Row{
		Help: "-h --help -v --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-i --interactive -l --mathlib -q --quiet -s --standard -w --warn -e= --expression= -P -R -S= --scale=", Value: Data},
			{Names: "-f= --file=", Value: Reads},
		},
	},
}

var bcCases = []Case{
	{`bc -l`, `nothing`},
	{`bc a.bc`, `Read a.bc`},
	{`bc -f a.bc`, `Read a.bc`},
}

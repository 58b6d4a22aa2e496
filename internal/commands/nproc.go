package commands

var nproc = Program{
	Name: "nproc", Also: "gnproc", Summary: "prints how many processors there are", Manual: "nproc(1), GNU coreutils 9.5",
	Row: Row{
		Help:   "--help --version",
		Args:   []Arg{{Role: Data}},
		Flags:  []Flag{{Names: "--all --ignore=", Value: Data}},
		Prints: []Out{{Prints: Number}},
	},
}

var nprocCases = []Case{
	{`nproc --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`nproc`, `nothing`},
	{`nproc --all`, `nothing`},
}

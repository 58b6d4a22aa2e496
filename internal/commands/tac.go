package commands

var tac = Program{
	Name: "tac", Intake: Holds, Also: "gtac", Summary: "prints lines in reverse order", Manual: "tac(1), GNU coreutils 9.5",
	Row: Row{
		Help:   "--help --version",
		Args:   []Arg{{Role: Reads}},
		Flags:  []Flag{{Names: "-b --before -r --regex -s= --separator=", Value: Data}},
		Prints: []Out{{Most, &When{Args: "0"}}},
	},
}

var tacCases = []Case{
	{`tac --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`tac a`, `Read a`},
	{`tac -s x a b`, `Read a; Read b`},
}

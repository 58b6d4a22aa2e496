package commands

import "automode"

var envsubst = Program{
	Name: "envsubst", Summary: "puts the values of variables into text", Manual: "envsubst(1), gettext 0.22",
	Row: Row{
		Help:  "-h --help -V --version",
		Args:  []Arg{{Role: Data}},
		Does:  []Do{{Kind: automode.Disclose, Target: "the variables that its input names", When: &When{Without: "-v"}, Why: "prints the values of variables"}},
		Flags: []Flag{{Names: "-v --variables"}},
	},
}

var envsubstCases = []Case{
	{`envsubst '$A'`, `Disclose the variables that its input names`},
	{`envsubst -v '$A'`, `nothing`},
}

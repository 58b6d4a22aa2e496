package commands

import "automode"

var pidof = Program{
	Name: "pidof", Rare: true, Summary: "finds the processes of a program", Manual: "pidof(1), procps 4.0 and sysvinit 3.14",
	Row: Row{
		Help:   "-h --help -V --version",
		Does:   []Do{{Kind: automode.Query, Target: "processes"}},
		Args:   anyData,
		Flags:  []Flag{{Names: "-s --single-shot -c --check-root -x -z -n -q -w --with-workers -t --lightweight"}, {Names: "-o= --omit-pid= -S= --separator= -d=", Value: Data}},
		Prints: []Out{{Prints: Numbers, When: &When{Without: "-o"}}},
		Refine: pidofWhom,
	},
}

var pidofCases = []Case{
	{`pidof -s node`, `Query processes`},
	{`pidof -o 12 -S , node`, `Query processes`},
	{`pidof --help`, `nothing`},
}

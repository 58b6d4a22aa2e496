package commands

var factor = Program{
	Name: "factor", Rare: true, Also: "gfactor", Summary: "splits numbers into primes", Manual: "factor(1), GNU coreutils 9.5",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-h --exponents"}},
	},
}

var factorCases = []Case{
	{`factor --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`factor -h 12`, `nothing`},
}

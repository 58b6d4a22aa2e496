package commands

var expr = Program{
	Name: "expr", Also: "gexpr", Summary: "computes and compares", Manual: "expr(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
	},
}

var exprCases = []Case{
	{`expr 1 + 2`, `nothing`},
	{`expr $x : a`, `nothing`},
}

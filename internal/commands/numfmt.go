package commands

var numfmt = Program{
	Name: "numfmt", Rare: true, Also: "gnumfmt", Summary: "writes numbers for people", Manual: "numfmt(1), GNU coreutils 9.5",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "--debug -d= --delimiter= --field= --format= --from= --from-unit= --grouping --header[=] --invalid= --padding= --round= --suffix= --to= --to-unit= --unit-separator= -z --zero-terminated", Value: Data}},
	},
}

var numfmtCases = []Case{
	{`numfmt --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`numfmt --to=iec 2048`, `nothing`},
}

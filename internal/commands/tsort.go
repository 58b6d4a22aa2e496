package commands

var tsort = Program{
	Name: "tsort", Rare: true, Intake: Holds, Also: "gtsort", Summary: "puts words in an order that keeps their pairs", Manual: "tsort(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-d -l -q"}},
	},
}

var tsortCases = []Case{
	{`tsort --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`tsort -q a`, `Read a`},
}

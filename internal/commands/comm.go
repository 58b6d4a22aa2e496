package commands

var comm = Program{
	Name: "comm", Intake: Streams, Also: "gcomm", Summary: "compares sorted files", Manual: "comm(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-1 -2 -3 -i --check-order --nocheck-order --output-delimiter= --total -z --zero-terminated", Value: Data}},
	},
}

var commCases = []Case{
	{`comm --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`comm -23 a b`, `Read a; Read b`},
	{`comm -2 -3 a -`, `Read a; Read -`},
}

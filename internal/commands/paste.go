package commands

var paste = Program{
	Name: "paste", Intake: Streams, Also: "gpaste", Summary: "puts the lines of files side by side", Manual: "paste(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-d= --delimiters= -s --serial -z --zero-terminated", Value: Data}},
	},
}

var pasteCases = []Case{
	{`paste --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`paste -sd, -`, `Read -`},
	{`paste a b`, `Read a; Read b`},
}

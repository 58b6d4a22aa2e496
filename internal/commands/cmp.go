package commands

var cmp = Program{
	Name: "cmp", Intake: Stops, Also: "gcmp", Summary: "compares files byte by byte", Manual: "cmp(1), GNU diffutils 3.10 and macOS 15",
	Row: Row{
		Help: "--help -v --version",
		Args: []Arg{
			{At: First, Role: Reads},
			{At: Second, Role: Reads},
			{At: Beyond, Role: Data}, // how many bytes to skip
		},
		Flags: []Flag{{Names: "-b --print-bytes -c -h -i= --ignore-initial= -l --verbose -n= --bytes= -s --quiet --silent -x -z", Value: Data}},
	},
}

var cmpCases = []Case{
	{`cmp --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`cmp a b`, `Read a; Read b`},
	{`cmp -s -n 10 a b 5 5`, `Read a; Read b`},
}

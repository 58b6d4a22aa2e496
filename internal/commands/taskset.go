package commands

var taskset = Program{
	Name: "taskset", Rare: true, Summary: "runs a command on chosen processors", Manual: "taskset(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Args: []Arg{
			{At: First, Role: Data},
			{At: Second, Role: RunsWords, When: &When{Without: "-p"}},
			{At: Second, Role: Controls, When: &When{With: "-p"}, Why: "changes where a process may run"},
		},
		Flags: []Flag{{Names: "-a --all-tasks -c --cpu-list"}, {Names: "-p --pid"}},
	},
}

var tasksetCases = []Case{
	{`taskset -c 0,1 rm x`, `Run[words] rm x`},
	{`taskset -p 12`, `nothing`},
	{`taskset -ap 3 12`, `Control 12`},
}

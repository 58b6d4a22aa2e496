package commands

var entr = Program{
	Name: "entr", Rare: true, Summary: "runs a command when files change", Manual: "entr(1), entr 5.6",
	Row: Row{
		Style: Leading, Course: Waits,
		Args: []Arg{
			{At: First, Role: RunsWords, When: &When{Without: "-s"}},
			{At: First, Role: RunsLine, When: &When{With: "-s"}, Why: "runs a command line"},
			{At: Rest, Role: Data, When: &When{With: "-s"}},
		},
		Flags: []Flag{
			{Names: "-a -c -d -n -p -r -x -z"},
			{Names: "-s"},
		},
	},
}

var entrCases = []Case{
	{`entr -c rm x`, `Run[words] rm x`},
	{`entr -s 'rm x'`, `Run[line] rm x`},
}

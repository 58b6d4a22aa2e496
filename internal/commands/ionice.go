package commands

var ionice = Program{
	Name: "ionice", Summary: "runs a command with another priority for its disk", Manual: "ionice(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Args: []Arg{
			{At: First, Role: RunsWords, When: &When{Without: "-p"}},
			{At: Each, Role: Controls, When: &When{With: "-p"}, Why: "changes how a process is served"},
		},
		Flags: []Flag{
			{Names: "-c= --class= -n= --classdata=", Value: Data},
			{Names: "-t --ignore"},
			{Names: "-p= --pid= -P= --pgid= -u= --uid=", Value: Controls, Why: "changes how a process is served"},
		},
	},
}

var ioniceCases = []Case{
	{`ionice --help`, `nothing`},
	{`ionice -c 3 rm x`, `Run[words] rm x`},
	{`ionice -tc2 -n0 rm x`, `Run[words] rm x`},
	{`ionice -c 3 -p 12 13`, `Control 13; Control 12`},
}

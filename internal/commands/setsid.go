package commands

var setsid = Program{
	Name: "setsid", Summary: "runs a command in a session of its own", Manual: "setsid(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Prints: []Out{{Prints: AsStarted}},
		Args:   []Arg{{At: First, Role: RunsWords}},
		Flags:  []Flag{{Names: "-c --ctty -w --wait"}, {Names: "-f --fork", Cancels: Apart}},
	},
}

var setsidCases = []Case{
	{`setsid --help`, `nothing`},
	{`setsid -f rm x`, `Run[words] rm x`},
	{`setsid -w rm x`, `Run[words] rm x`},
}

package commands

import "automode"

var ionice = Program{
	Name: "ionice", Rare: true, Summary: "runs a command with another priority for its disk", Manual: "ionice(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Prints: []Out{{Prints: AsStarted}},
		Args: []Arg{
			{At: First, Role: RunsWords, When: &When{Without: "-p"}},
			{At: Each, Role: Controls, When: &When{With: "-p"}, Why: "changes how a process is served"},
		},
		Flags: []Flag{
			{Names: "-c= --class=", Value: Data}, {Names: "-n= --classdata=", Value: Data},
			{Names: "-t --ignore"},
			{Names: "-p= --pid= -P= --pgid= -u= --uid=", Value: Controls, Why: "changes how a process is served"},
		},
		Refine: ioniceShows,
	},
}

var ioniceCases = []Case{
	{`ionice --help`, `nothing`},
	{`ionice -p 12`, `Query processes`},
	{`ionice -n 3 -p 12`, `Control 12`},
	{`ionice -c 3 rm x`, `Run[words] rm x`},
	{`ionice -tc2 -n0 rm x`, `Run[words] rm x`},
	{`ionice -c 3 -p 12 13`, `Control 13; Control 12`},
}

// ioniceShows: without a class or a priority it prints those of the processes.
func ioniceShows(m *Match) {
	if m.Has("-p") && !m.Has("-c") && !m.Has("-n") {
		m.Facts = []Fact{{Kind: automode.Query, Target: "processes"}}
	}
}

package commands

import "automode"

var doas = Program{
	Name: "doas", Rare: true, Summary: "runs a command as another user", Manual: "doas(1), OpenDoas 6.8",
	Row: Row{
		Style: Leading, Wraps: AsRoot, Lang: Shell,
		Prints: []Out{{Prints: AsStarted}},
		Does:   []Do{{Kind: automode.Elevate, Target: "the rights of another user", When: &When{Without: "-L -C"}, Why: "runs with the rights of another user"}},
		Args:   []Arg{{At: First, Role: RunsWords, When: &When{Without: "-C"}}, {At: Each, Role: Data, When: &When{With: "-C"}}},
		Flags: []Flag{
			{Names: "-n -s"},
			{Names: "-L"},
			{Names: "-u=", Value: Data},
			{Names: "-C=", Value: Reads},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-L -C"}}},
	},
}

var doasCases = []Case{
	{`doas rm x`, `Elevate the rights of another user; Run[words as root] rm x`},
	{`doas -n -u me rm x`, `Elevate the rights of another user; Run[words as root] rm x`},
	{`doas -L`, `nothing`},
	{`doas -C f rm x`, `Read f`},
}

package commands

var unbuffer = Program{
	Name: "unbuffer", Rare: true, Summary: "runs a command as if on a terminal", Manual: "unbuffer(1), expect 5.45",
	Row: Row{
		Style: Leading,
		Args:  []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{{Names: "-p"}},
	},
}

var unbufferCases = []Case{{`unbuffer -p rm -f x`, `Run[words] rm -f x`}}

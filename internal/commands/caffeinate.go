package commands

var caffeinate = Program{
	Name: "caffeinate", Rare: true, Summary: "keeps the machine awake while a command runs", Manual: "caffeinate(8), macOS 15",
	Row: Row{
		Style:  Leading,
		Prints: []Out{{Prints: AsStarted}},
		Args:   []Arg{{At: First, Role: RunsWords}},
		Flags:  []Flag{{Names: "-d -i -m -s -u"}, {Names: "-t= -w=", Value: Data}},
	},
}

var caffeinateCases = []Case{
	{`caffeinate -dis rm x`, `Run[words] rm x`},
	{`caffeinate -t 60`, `nothing`},
}

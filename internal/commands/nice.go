package commands

var nice = Program{
	Name: "nice", Also: "gnice", Summary: "runs a command with another priority", Manual: "nice(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args:   []Arg{{At: First, Role: RunsWords}},
		Flags:  []Flag{{Names: "-n= --adjustment=", Value: Data}, {Names: "-#"}},
		Prints: []Out{{Prints: Number, When: &When{Args: "0"}}, {Prints: AsStarted}},
	},
}

var niceCases = []Case{
	{`nice`, `nothing`},
	{`nice rm x`, `Run[words] rm x`},
	{`nice -n 5 rm x`, `Run[words] rm x`},
	{`nice -15 rm x`, `Run[words] rm x`},
	{`nice -x rm`, `Unknown no option “-x” is known; Run[words] rm`},
}

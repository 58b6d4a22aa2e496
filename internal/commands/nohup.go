package commands

var nohup = Program{
	Name: "nohup", Also: "gnohup", Summary: "runs a command that outlives the terminal", Manual: "nohup(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Prints: []Out{{Prints: AsStarted}},
		Args:   []Arg{{At: First, Role: RunsWords}},
	},
}

var nohupCases = []Case{
	{`nohup --help`, `nothing`},
	{`nohup rm x`, `Run[words] rm x`},
	{`nohup -- rm -f x`, `Run[words] rm -f x`},
	{`nohup -x rm`, `Unknown no option “-x” is known; Run[words] rm`},
}

package commands

var stdbuf = Program{
	Name: "stdbuf", Also: "gstdbuf", Summary: "runs a command with other buffers", Manual: "stdbuf(1), GNU coreutils 9.5",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Prints: []Out{{Prints: AsStarted}},
		Args:   []Arg{{At: First, Role: RunsWords}},
		Flags:  []Flag{{Names: "-i= --input= -o= --output= -e= --error=", Value: Data}},
	},
}

var stdbufCases = []Case{
	{`stdbuf --help`, `nothing`},
	{`stdbuf -oL rm x`, `Run[words] rm x`},
	{`stdbuf --output=0 -e 0 rm x`, `Run[words] rm x`},
}

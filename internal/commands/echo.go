package commands

var echo = Program{
	Name: "echo", Also: "gecho", Summary: "prints its words", Manual: "echo(1), GNU coreutils 9.5, macOS 15 and the shells' built-in",
	Row: Row{
		Style: Plain, Course: Succeeds,
		Args:   []Arg{{Role: Data}},
		Prints: []Out{{ItsText, nil}},
	},
}

var echoCases = []Case{
	{`echo`, `nothing`},
	{`echo -n rm -rf / --x`, `nothing`},
	{`echo -e 'a\nb'`, `nothing`},
	{`echo $x`, `nothing`},
}

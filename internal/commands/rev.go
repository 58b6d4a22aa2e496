package commands

var rev = Program{
	Name: "rev", Intake: Streams, Summary: "prints lines with their letters in reverse order", Manual: "rev(1), util-linux 2.40 and macOS 15",
	Row: Row{
		Help:   "--help --version -h -V",
		Args:   []Arg{{Role: Reads}},
		Flags:  []Flag{{Names: "-0 --zero"}},
		Prints: []Out{{Decoded, nil}},
	},
}

var revCases = []Case{
	{`rev ~/.aws/credentials`, `Read ~/.aws/credentials`},
	{`rev -0`, `nothing`},
}

package commands

var wc = Program{
	Name: "wc", Intake: Streams, Also: "gwc", Summary: "counts lines, words and bytes", Manual: "wc(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-c --bytes -h -l --lines -L --max-line-length -m --chars -w --words --total=", Value: Data},
			{Names: "--files0-from=", Value: Reads},
		},
		Prints: []Out{{Number, &When{Args: "0", Without: "--files0-from"}}},
	},
}

var wcCases = []Case{
	{`wc --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`wc -l`, `nothing`},
	{`wc -lw a b`, `Read a; Read b`},
	{`wc --files0-from=list`, `Read list`},
}

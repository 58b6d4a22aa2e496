package commands

import "automode"

var wc = Program{
	Name: "wc", Also: "gwc", Summary: "counts lines, words and bytes", Manual: "wc(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-c --bytes -h -l --lines -L --max-line-length -m --chars -w --words --total=", Value: Data},
			{Names: "--files0-from=", Value: Reads, Does: []Do{{Kind: automode.Unknown, Why: "counts in files that a list names"}}},
		},
		Prints: []Out{{Number, When{Args: "0", Without: "--files0-from"}}},
	},
	Cases: []Case{
		{`wc -l`, `nothing`},
		{`wc -lw a b`, `Read a; Read b`},
		{`wc --files0-from=list`, `Unknown counts in files that a list names; Read list`},
	},
}

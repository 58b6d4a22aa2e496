package commands

import "strings"

var wc = Program{
	Name: "wc", Intake: Streams, Also: "gwc", Summary: "counts lines, words and bytes", Manual: "wc(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-c --bytes -h -l --lines -L --max-line-length -m --chars -w --words", Value: Data},
			{Names: "--total=", Value: Data},
			{Names: "--files0-from=", Value: Reads},
		},
		Prints: []Out{{Number, &When{Args: "0", Without: "--files0-from"}}},
		Refine: wcNames,
	},
}

// wcNames: behind the number stand names, which are on its line where they are known.
func wcNames(m *Match) {
	counted := len(m.Args) > 0 && !m.Has("--files0-from --total")
	for i := range m.Args {
		counted = counted && m.Args[i].Exact() && !strings.Contains(m.Args[i].Text, "\n")
	}
	if counted {
		m.Prints = Counted
	}
}

var wcCases = []Case{
	{`wc --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`wc -l`, `nothing`},
	{`wc -lw a b`, `Read a; Read b`}, {`wc -l --total=never a`, `Read a`},
	{`wc --files0-from=list`, `Read list`},
}

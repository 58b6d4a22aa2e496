package commands

var seq = Program{
	Name: "seq", Also: "gseq", Summary: "prints numbers in order", Manual: "seq(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-#"}, // a number below zero
			{Names: "-w --equal-width --fixed-width"},
			{Names: "-f= --format= -s= --separator= -t= --terminator=", Value: Data},
		},
		Prints: []Out{{Numbers, &When{Without: "-f"}}},
		Refine: seqEndless,
	},
}

var seqCases = []Case{
	{`seq 1 10`, `nothing`},
	{`seq 5 -1 1`, `nothing`},
	{`seq -w -s , 3`, `nothing`},
}

// seqEndless: numbers up to infinity.
func seqEndless(m *Match) {
	for _, w := range m.Args {
		if named("inf infinity Inf INF", w.Text) {
			m.Prints = Endless
		}
	}
}

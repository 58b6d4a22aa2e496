package commands

var bc = Program{
	Name: "bc", Rare: true, Summary: "computes", Manual: "bc(1), GNU bc 1.07 and macOS 15",
	Row: Row{
		Help: "-h --help -v --version",
		Args: []Arg{{Role: Reads}}, Course: Reckons, Refine: bcSums,
		Flags: []Flag{
			{Names: "-i --interactive -l --mathlib -q --quiet -s --standard -w --warn -e= --expression= -P -R -S= --scale=", Value: Data},
			{Names: "-f= --file=", Value: Reads},
		},
	},
}

var bcCases = []Case{
	{`bc -l`, `nothing`},
	{`bc a.bc`, `Read a.bc`},
	{`bc -f a.bc`, `Read a.bc`},
	{`bc -e 'while (1) 1'`, `Control{halts} this machine`},
	{`bc -e 2^10`, `nothing`},
}

// bcSums: an option may hold the sum.
func bcSums(m *Match) {
	if w, ok := m.Value("-e"); ok && w.Exact() && EndlessSum(w.Text) {
		m.fillsDisk("computes without end")
	}
}

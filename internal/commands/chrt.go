package commands

var chrt = Program{
	Name: "chrt", Rare: true, Summary: "runs a command with real-time attributes", Manual: "chrt(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version -m --max",
		Args: []Arg{
			{At: First, Role: Data},
			{At: Second, Role: RunsWords, When: &When{Without: "-p"}},
			{At: Second, Role: Controls, When: &When{With: "-p"}, Why: "changes how a process is scheduled"},
		},
		Flags: []Flag{
			{Names: "-b --batch -d --deadline -e --ext -f --fifo -i --idle -o --other -r --rr -R --reset-on-fork -a --all-tasks -v --verbose"},
			{Names: "-T= --sched-runtime= -P= --sched-period= -D= --sched-deadline=", Value: Data},
			{Names: "-p --pid"},
		},
		Refine: chrtCommand,
	},
}

var chrtCases = []Case{
	{`chrt -r 5 rm x`, `Run[words] rm x`},
	{`chrt -i -T 5 0 rm x`, `Run[words] rm x`},
	{`chrt --idle rm x`, `Run[words] rm x`},
	{`chrt -p 12`, `nothing`},
	{`chrt -p 5 12`, `Control 12`},
}

// chrtCommand: newer versions let the priority be left out where it must be 0.
func chrtCommand(m *Match) {
	if m.Has("-p") || len(m.Args) == 0 || isDigits(m.Args[0].Text) && m.Args[0].Exact() {
		return
	}
	f := roleFact(RunsWords, m.Args[0], "")
	f.Words = m.Args
	m.Facts = []Fact{f}
}

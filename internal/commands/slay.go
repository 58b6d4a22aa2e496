package commands

import "automode"

var slay = Program{
	Name: "slay", Rare: true, Kin: "skill", Summary: "ends what a user runs", Manual: "slay(1), 3.3; skill(1), procps 4.0",
	Row: Row{Style: Plain, Args: anyData, Refine: slaysUser},
}

var slayCases = []Case{
	{`slay dev`, `Control{halts} every process of a user`}, {`skill -KILL -u dev`, `Control{halts} every process of a user`},
	{`skill -STOP -t pts/3`, `Control processes`}, {`skill -l`, `nothing`}, {`slay`, `nothing`},
}

// slaysUser: of skill only a name of a user, or one that may be, is all that somebody runs.
func slaysUser(m *Match) {
	all := m.name() == "slay"
	for _, w := range m.Args {
		all = all || !w.Exact() || w.Is("-u")
	}
	switch {
	case len(m.Args) == 0 || len(m.Args) == 1 && (m.Args[0].Is("-l") || m.Args[0].Is("-L") || m.Args[0].Is("-V")):
	case all:
		m.Add(Fact{Kind: automode.Control, Target: "every process of a user", Traits: automode.Halts, Why: "ends all that a user runs"})
	default:
		m.Add(Fact{Kind: automode.Control, Target: "processes", Why: "signals processes"})
	}
}

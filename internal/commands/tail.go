package commands

import "strings"

var tail = Program{
	Name: "tail", Intake: Holds, Also: "gtail", Summary: "prints how files end", Manual: "tail(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		// "+5" in front of the files is an old way to write "-n +5".
		Args:   []Arg{{Role: Reads}},
		Flags:  []Flag{{Names: "-c= --bytes=", Value: Data}, {Names: "-# -b= -n= --lines= --max-unchanged-stats= --pid= -q --quiet --silent -r --retry -s= --sleep-interval= -v --verbose -z --zero-terminated", Value: Data}, {Names: "-f --follow[=] -F", Value: Data}},
		Prints: []Out{{Sifted, &When{Args: "0", Without: "-c --bytes"}}},
		Refine: tailFrom,
	},
}

var tailCases = []Case{
	{`tail -20`, `nothing`},
	{`tail -n +2 a b`, `Read a; Read b`},
	{`tail -f --pid=7 log`, `Read log`},
	{`tail -c 100 ~/.netrc`, `Read ~/.netrc`},
}

// tailFrom: what it prints from a place on it need not hold; and it may wait for
// more to come.
func tailFrom(m *Match) {
	if m.Has("-f -F") {
		m.Course = Waits
	}
	for _, h := range m.hits {
		if strings.HasPrefix(h.Value.Text, "+") {
			m.Intake = Streams
			if len(m.Args) == 0 {
				m.Whom = SameProcesses
			}
		}
	}
}

package commands

import "strings"

var sleep = Program{
	Name: "sleep", Also: "gsleep usleep", Summary: "waits", Manual: "sleep(1), GNU coreutils 9.5 and macOS 15; usleep(1), initscripts 10",
	Row: Row{
		Help: "--help --version",
		Args: anyData, Course: Waits, Refine: sleepNone,
	},
}

var sleepCases = []Case{
	{`sleep --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`sleep 5`, `nothing`},
	{`sleep $n`, `nothing`},
	{`sleep 0`, `nothing`},
}

// sleepNone: no time at all is none that passes.
func sleepNone(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || strings.Trim(w.Text, "0.smhd") != "" {
			return
		}
	}
	m.Course = Succeeds
}

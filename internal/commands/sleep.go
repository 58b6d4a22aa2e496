package commands

import (
	"strconv"
	"strings"
)

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
	{`sleep 0.001`, `nothing`},
	{`usleep 100`, `nothing`},
}

// sleepNone: next to no time is none that passes.
func sleepNone(m *Match) {
	unit := 1.0
	if m.name() == "usleep" {
		unit = 1e-6
	}
	for _, w := range m.Args {
		if s, err := strconv.ParseFloat(strings.TrimRight(w.Text, "smhd"), 64); !w.Exact() || err != nil || s*unit >= 0.01 {
			return
		}
	}
	m.Course = Succeeds
}

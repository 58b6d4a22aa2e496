package commands

var timeProgram = Program{
	Name: "time", Also: "gtime", Summary: "runs a command and tells how long it took", Manual: "time(1), GNU time 1.9 and macOS 15",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-a --append -l -p --portability -q --quiet"},
			{Names: "-v --verbose"},
			{Names: "-f= --format=", Value: Data},
			{Names: "-o= --output=", Value: Writes, Why: "writes the times to a file"},
		},
		Refine: timeShows,
	},
}

var timeProgramCases = []Case{
	{`time --help`, `nothing`},
	{`time -v rm x`, `Run[words] rm x`},
	{`time rm x`, `Run[words] rm x`},
	{`time -p -f %e -o f rm x`, `Run[words] rm x; Write f`},
}

// timeShows: the whole command is a part of what it prints in these forms.
func timeShows(m *Match) { m.Echoes = m.Has("-v -f") }

package commands

var flock = Program{
	Name: "flock", Summary: "runs a command while it holds a lock", Manual: "flock(1), util-linux 2.40",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Prints: []Out{{Prints: AsStarted, When: &When{Without: "--verbose"}}},
		Args: []Arg{
			{At: First, Role: Makes, When: &When{Args: "2+"}, Why: "makes the lock file"},
			{At: First, Role: Data, When: &When{Args: "1"}},
			{At: Second, Role: RunsWords},
		},
		Flags: []Flag{
			{Names: "-s --shared -x --exclusive -e -u --unlock -n --nb --nonblock -o --close -F --no-fork --verbose"},
			{Names: "-w= --wait= --timeout= -E= --conflict-exit-code=", Value: Data},
			{Names: "-c= --command=", Value: RunsLine, Why: "runs a command line"},
		},
		Refine: flockCommand,
	},
}

var flockCases = []Case{
	{`flock -n 9`, `nothing`},
	{`flock -w 5 f rm x`, `Write f; Run[words] rm x`},
	{`flock f -c 'rm x'`, `Write f; Run[line] rm x`},
	{`flock -c 'rm x' f`, `Run[line] rm x`},
}

// flockCommand: "-c" and a command line may stand behind the file too.
func flockCommand(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == RunsWords && (f.Word.Is("-c") || f.Word.Is("--command")) && len(f.Words) > 1 {
			*f = roleFact(RunsLine, f.Words[1], "")
		}
	}
}

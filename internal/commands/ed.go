package commands

var ed = Program{
	Name: "ed", Rare: true, Also: "red", Summary: "edits text by commands from its standard input", Manual: "ed(1), GNU ed 1.20 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Args: []Arg{{Role: Edits, Why: "opens it in an editor"}},
		Flags: []Flag{
			{Names: "-E --extended-regexp -G --traditional -l --loose-exit-status -p= --prompt= -q --quiet --silent -r --restricted -s --script -v --verbose -x --strip-trailing-cr", Value: Data},
		},
		Lang: Ex, Stdin: []In{{RunsText, nil}}, // its commands write files and start programs
		Refine: edCommand,
	},
}

var edCases = []Case{
	{`ed -s a`, `Write a`},
	{`ed '!rm x'`, `Run[line] rm x`},
}

// edCommand: a file that begins with an exclamation mark is a command line.
func edCommand(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == Edits && len(f.Word.Text) > 0 && f.Word.Text[0] == '!' {
			f.Word.Text = f.Word.Text[1:]
			f.Role, f.Kind = RunsLine, RunsLine.Means().Kind
			f.Why = "runs a command line"
		}
	}
}

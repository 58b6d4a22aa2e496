package commands

import "automode"

var splitProgram = Program{
	Name: "split", Intake: Holds, Also: "gsplit", Summary: "cuts a file into pieces", Manual: "split(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: First, Role: Reads},
			{At: Second, Role: Data},
		},
		Flags: []Flag{
			{Names: "-# -a= --suffix-length= -b= --bytes= -C= --line-bytes= -c -d --numeric-suffixes[=] -e --elide-empty-files -l= --lines= -n= --number= -p= -t= --separator= -u --unbuffered --verbose -x --hex-suffixes[=]", Value: Data},
			{Names: "--additional-suffix=", Value: Data},
			{Names: "--filter=", Value: RunsLine, Why: "hands every piece to a command"},
		},
		Refine: splitPieces,
	},
}

var splitProgramCases = []Case{
	{`split -l 100 a`, `Read a; Write x…`},
	{`split -d -b 1M a out/part-`, `Read a; Write out/part-…`},
	{`split --additional-suffix=.txt a p`, `Read a; Write p….txt`},
	{`split -n 3 a $p`, `Unknown an unknown word may be an option; Read a; Unknown nobody read what “…” means here; Write …`},
	{`split --filter='rm x' a`, `Read a; Run[line] rm x; Write x…`},
}

// splitPieces: the pieces are named by the second positional, some letters,
// and what --additional-suffix says.
func splitPieces(m *Match) {
	w := Lit("x")
	if len(m.Args) > 1 {
		w = m.Args[1]
	}
	suffix, _ := m.Value("--additional-suffix")
	if w.Exact() && (suffix == Word{} || suffix.Exact()) {
		w.Known, w.Suffix = automode.Bounded, suffix.Text
	} else {
		w.Known, w.Suffix = automode.Guess, ""
	}
	m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Why: "writes the pieces"})
}

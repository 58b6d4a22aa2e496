package commands

import "automode"

var csplit = Program{
	Name: "csplit", Rare: true, Intake: Holds, Also: "gcsplit", Summary: "cuts a file where lines match", Manual: "csplit(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: First, Role: Reads},
			{At: Rest, Role: Data},
		},
		Flags: []Flag{
			{Names: "-k --keep-files --suppress-matched -n= --digits= -s -q --quiet --silent -z --elide-empty-files", Value: Data},
			{Names: "-f= --prefix=", Value: Data},
			{Names: "-b= --suffix-format=", Value: Data},
		},
		Refine: csplitPieces,
	},
}

var csplitCases = []Case{
	{`csplit -k a /x/ {*}`, `Read a; Write xx…`},
	{`csplit -f out/p a 10`, `Read a; Write out/p…`},
	{`csplit -b %d.txt a 10`, `Read a; Write …`},
}

// csplitPieces: the pieces are named by the prefix and digits, unless a form
// of their own says more.
func csplitPieces(m *Match) {
	w := Lit("xx")
	if prefix, ok := m.Value("-f"); ok {
		w = prefix
	}
	if w.Exact() && !m.Has("-b") {
		w.Known = automode.Bounded
	} else {
		w = Word{}
	}
	m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Why: "writes the pieces"})
}

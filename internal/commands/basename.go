package commands

import "slices"

var basename = Program{
	Name: "basename", Also: "gbasename", Summary: "prints the last part of a path", Manual: "basename(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-z --zero"},
			{Names: "-s= --suffix=", Value: Data},
			{Names: "-a --multiple"},
		},
		Prints: []Out{
			{FileName, &When{Args: "1", Without: "-a -s"}},
			{FileName, &When{Args: "2", Without: "-a -s"}},
			{OneName, &When{Args: "1", With: "-s"}},
		},
		Refine: knownName,
	},
}

// knownName: of words that are known without their end what is left is known, too, and says
// more than that it is a name.
func knownName(m *Match) {
	if m.Prints == OneName && !slices.ContainsFunc(m.Args, func(w Word) bool { return !w.Exact() }) {
		m.Prints = AnyText
	}
}

var basenameCases = []Case{
	{`basename --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`basename a/b.c .c`, `nothing`},
	{`basename -a -s .c a/b.c $x`, `nothing`},
	{`basename -z a/b`, `nothing`},
	{`basename "$x"`, `nothing`},
}

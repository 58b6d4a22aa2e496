package commands

import "automode"

var fdupes = Program{
	Name: "fdupes", Rare: true, Kin: "jdupes rdfind", Summary: "finds files that are the same, and removes or links them when told", Manual: "fdupes(1), 2.3; jdupes(1), 1.28; rdfind(1), 1.6",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: ReadsTree}, {Role: Deletes, Extent: automode.Tree, When: &When{With: "-d"}, Why: "removes copies"}, {Role: WritesTree, When: &When{With: "-L"}, Why: "replaces copies by links"}},
		Flags: []Flag{{Names: "-d --delete -I --immediate -deleteduplicates"}, {Names: "-L --linkhard -l --linksoft -B --dedupe -makehardlinks -makesymlinks -makeresultsfile"}, {Names: "--order= -X= --extfilter=", Value: Data}, {Names: "-o=", Value: Data, Of: "fdupes jdupes"}},
	},
}

var fdupesCases = []Case{
	{`fdupes -o 1 -r d`, `Read d/**`},
	{`fdupes -r d`, `Read d/**`}, {`fdupes -rdN d`, `Read d/**; Delete d/**`}, {`jdupes -L d`, `Read d/**; Write d/**`}, {`jdupes -X size+:1k d`, `Read d/**`},
}

package commands

import (
	"strings"

	"automode"
)

var tree = Program{
	Name: "tree", Rare: true, Summary: "prints folders as a tree", Manual: "tree(1), tree 2.1",
	Row: Row{
		Help: "--help --version",
		Does: []Do{{Kind: automode.Read, Target: ".", Traits: automode.Listing, Extent: automode.Tree, When: &When{Args: "0"}}},
		Args: []Arg{
			{Role: ListsTree, When: &When{Without: "--fromfile"}},
			{Role: Reads, When: &When{With: "--fromfile"}},
		},
		Flags: []Flag{
			{Names: "-A -a -C -c --charset[=] -D -d --device --dirsfirst --du -F -f --filelimit[=] --filesfirst -g --gitignore -H= -h --hyperlink -I= -i --ignore-case --inodes --info -J -L= -l --matchdirs --metafirst -N -n --nolinks --noreport -P= -p --prune -Q -q -r -S -s --si --sort[=] -T= -t --timefmt[=] -U -u -v -X -x", Value: Data},
			{Names: "--fromfile --fflinks --fromtabfile"},
			{Names: "--gitfile= --infofile= --hintro= --houtro=", Value: Reads},
			{Names: "-o=", Value: Writes, Why: "writes the listing to a file"},
			{Names: "-R", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "may write a 00Tree.html into every folder"}}},
		},
		Refine: treeLetters,
	},
}

// treeLetters: behind a letter that takes a value the next letter is one more
// option, and the value is the next word. Only the depth may stand attached.
func treeLetters(m *Match) {
	for i := range m.Words {
		s := m.Words[i].Text
		if len(s) > 2 && s[0] == '-' && s[1] != '-' && strings.ContainsAny(s[1:len(s)-1], "HIPTo") {
			m.Unknown("what stands behind that letter is read as more letters, and the next word as the value", m.Words[i])
		}
	}
}

var treeCases = []Case{
	{`tree`, `Read{listing} ./**`},
	{`tree -L 2 -I "node_modules|dist" src`, `Read{listing} src/**`},
	{`tree -a -o out`, `Read{listing} ./**; Write out`},
	{`tree -R -H . -L 1`, `Read{listing} ./**; Write ./**`},
	{`tree -aL2 -I x`, `Read{listing} ./**`},
	{`tree -oa b`, `Read{listing} b/**; Write a; Unknown what stands behind that letter is read as more letters, and the next word as the value`},
	{`tree --fromfile list`, `Read list`},
	{`tree --gitfile=g src`, `Read{listing} src/**; Read g`},
}

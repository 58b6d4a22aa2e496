package commands

import "strings"

var dc = Program{
	Name: "dc", Rare: true, Summary: "computes on a stack, and can start commands", Manual: "dc(1), GNU bc 1.07 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Args: []Arg{{Role: RunsFile}},
		Flags: []Flag{
			{Names: "-e= --expression=", Value: RunsText, Lang: Ex, Why: "computes, and can start commands"},
			{Names: "-f= --file=", Value: RunsFile, Why: "computes, and can start commands"},
		},
		Refine: dcComputes,
		Stdin:  []In{{RunsText, &When{Args: "0", Without: "-e -f"}}},
	},
}

var dcCases = []Case{
	{`dc`, `nothing`},
	{`dc -e '2 3 + p'`, `nothing`},
	{`dc -e '? p'`, `Run[text ex] ? p`},
	{`dc -e '!rm x'`, `Run[text ex] !rm x`},
	{`dc -f a`, `Run[file native] a`},
	{`dc a`, `Run[file native] a`},
}

// dcComputes: numbers and these commands only compute and print.
func dcComputes(m *Match) {
	m.Own(func(f *Fact) bool {
		return f.Role != RunsText || !f.Word.Exact() || strings.Trim(f.Word.Text, "0123456789._ABCDEF+-*/%~^|vpnfcdrkioKIOz \n") != ""
	})
}

package commands

import (
	"strings"

	"automode"
)

var envsubst = Program{
	Name: "envsubst", Rare: true, Summary: "puts the values of variables into text", Manual: "envsubst(1), gettext 0.22",
	Row: Row{
		Help:  "-h --help -V --version",
		Args:  []Arg{{Role: Data}},
		Does:  []Do{{Kind: automode.Disclose, Target: "the variables that its input names", When: &When{Args: "0", Without: "-v"}, Why: "prints the values of variables"}},
		Flags: []Flag{{Names: "-v --variables"}}, Refine: envsubstNames,
	},
}

var envsubstCases = []Case{
	{`envsubst`, `Disclose the variables that its input names`},
	{`envsubst '$A ${HOME}'`, `Disclose A`}, {`envsubst "$x"`, `Disclose the variables that its input names`},
	{`envsubst -v '$A'`, `nothing`},
}

// envsubstNames: of variables that are named it puts in these alone.
func envsubstNames(m *Match) {
	if len(m.Args) == 0 || m.Has("-v") {
		return
	}
	if !m.Args[0].Exact() {
		m.Add(Fact{Target: "the variables that its input names", Kind: automode.Disclose, Why: "prints the values of variables"})
		return
	}
	for name := range strings.FieldsFuncSeq(m.Args[0].Text, func(r rune) bool {
		return r != '_' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	}) {
		if !publicVariable(name) {
			m.Add(Fact{Role: Shows, Word: Lit(name), Kind: automode.Disclose, Why: "prints a variable"})
		}
	}
}

package commands

import "automode"

var actionlint = Program{
	Name: "actionlint", Rare: true, Summary: "finds problems in workflows of GitHub", Manual: "actionlint(1), actionlint 1.7",
	Row: Row{
		Style: Single,
		Help:  "-h -help -version",
		Does:  []Do{{Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}}},
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-color -no-color -debug -verbose -format= -ignore= -oneline -stdin-filename=", Value: Data},
			{Names: "-config-file=", Value: Reads},
			{Names: "-init-config", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes a file of settings"}}},
			{Names: "-shellcheck= -pyflakes=", Value: RunsNamed, Why: "starts it on the scripts of the workflows"},
		},
		Refine: actionlintEmpty,
	},
}

var actionlintCases = []Case{
	{`actionlint`, `Read ./**`},
	{`actionlint -color -config-file c a.yml`, `Read a.yml; Read c`},
	{`actionlint -init-config`, `Read ./**; Write .`},
	{`actionlint -shellcheck=./p a.yml`, `Read a.yml; Run[named] ./p`},
	{`actionlint -shellcheck= -pyflakes= a.yml`, `Read a.yml`},
}

// actionlintEmpty: an empty name turns the check off.
func actionlintEmpty(m *Match) {
	m.Own(func(f *Fact) bool { return f.Role != RunsNamed || !f.Word.Is("") })
}

package commands

import "automode"

var pyright = Program{
	Name: "pyright", Rare: true, Also: "basedpyright", Package: true, Summary: "checks the types of Python", Manual: "pyright --help, pyright 1.1",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Run, Target: "the type check", Traits: automode.EntryPoint, Why: "checks types"}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree}}, Refine: asksPython,
		Flags: []Flag{
			{Names: "--dependencies --ignoreexternal --outputjson --skipunannotated --stats --verbose --warnings -w --watch - --gitlabcodequality"},
			{Names: "--level= --pythonplatform= --pythonversion= --verifytypes= --threads[=]", Value: Data},
			{Names: "-p= --project= -t= --typeshedpath= -v= --venvpath=", Value: Reads},
			{Names: "--pythonpath=", Value: Data},
			{Names: "--createstub= --writebaseline", Value: Data, Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "writes stubs or a baseline"},
		},
	},
}

var pyrightCases = []Case{
	{`pyright src --outputjson`, `Run{entry-point} the type check; Read src/**`},
	{`pyright --level v`, `Run{entry-point} the type check`},
	{`pyright -p v`, `Run{entry-point} the type check; Read v`},
	{`pyright --pythonpath v`, `Run{entry-point} the type check; Run[with] v`},
	{`pyright --createstub v`, `Run{entry-point} the type check; Write .`},
}

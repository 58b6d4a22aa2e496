package commands

var yamllint = Program{
	Name: "yamllint", Rare: true, Package: true, Summary: "finds problems in YAML", Manual: "yamllint(1), yamllint 1.35",
	Row: Row{
		Help: "-h --help -v --version",
		Args: []Arg{{Role: ReadsTree}},
		Flags: []Flag{
			{Names: "-d= --config-data= -f= --format= -s --strict --no-warnings --list-files -", Value: Data},
			{Names: "-c= --config-file=", Value: Reads},
		},
	},
}

var yamllintCases = []Case{
	{`yamllint -s .`, `Read ./**`},
	{`yamllint -c y.yaml a.yaml`, `Read a.yaml/**; Read y.yaml`},
}

package commands

var difft = Program{
	Name: "difft", Rare: true, Summary: "compares files by their structure", Manual: "difft --help, difftastic 0.65",
	Row: Row{
		Help: "-h --help -V --version --list-languages", Args: sourceReads,
		Flags: []Flag{
			{Names: "--exit-code --check-only --ignore-comments --skip-unchanged --missing-as-empty --override-binary=", Value: Data},
			{Names: "--context= --width= --tab-width= --display= --color= --background= --syntax-highlight= --strip-cr= --override= --byte-limit= --graph-limit= --parse-error-limit= --sort-paths=", Value: Data},
			{Names: "--dump-ast= --dump-syntax= --dump-syntax-dot= --dump-ts=", Value: Reads},
		},
	},
}

var difftCases = []Case{{`difft --display inline a b`, `Read a/**; Read b/**`}, {`difft --check-only a b`, `Read a/**; Read b/**`}, {`difft --dump-ast a`, `Read a`}}

package commands

var hadolint = Program{
	Name: "hadolint", Rare: true, Summary: "finds problems in Dockerfiles", Manual: "hadolint --help, hadolint 2.12",
	Row: Row{
		Help: "-h --help -v --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-f= --format= --error= --warning= --info= --style= --ignore= --trusted-registry= --require-label= --strict-labels --disable-ignore-pragma -t= --failure-threshold= --no-fail --no-color -V --verbose --file-path-in-report=", Value: Data},
			{Names: "-c= --config=", Value: Reads},
		},
	},
}

var hadolintCases = []Case{
	{`hadolint --ignore DL3008 Dockerfile`, `Read Dockerfile`},
	{`hadolint -c h.yaml Dockerfile`, `Read Dockerfile; Read h.yaml`},
}

package commands

var shellcheck = Program{
	Name: "shellcheck", Rare: true, Summary: "finds problems in shell scripts", Manual: "shellcheck(1), ShellCheck 0.10",
	Row: Row{
		Help: "--help -V --version --list-optional",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-a --check-sourced -C[=] --color[=] -e= --exclude= -f= --format= -i= --include= --norc -o= --enable= -s= --shell= -S= --severity= -W= --wiki-link-count= -x --external-sources --extended-analysis=", Value: Data},
			{Names: "-P= --source-path=", Value: Lists},
			{Names: "--rcfile=", Value: Reads},
		},
	},
}

var shellcheckCases = []Case{
	{`shellcheck --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`shellcheck -x -s bash a.sh`, `Read a.sh`},
	{`shellcheck -P lib --rcfile=rc a.sh`, `Read a.sh; Read{listing} lib; Read rc`},
}

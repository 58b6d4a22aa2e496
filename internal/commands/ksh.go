package commands

var ksh = Program{
	Name: "ksh", Rare: true, Also: "ksh93 mksh oksh lksh pdksh rksh", Summary: "runs commands", Manual: "ksh(1), ksh 93u+m and mksh R59",
	Row: Row{
		Style: Leading, Help: "--help --version", Lang: Shell,
		Args: shellArgs, Global: shellOptionsOfAll,
		Flags: []Flag{
			{Names: "-l -a -b -C -e -f -h -k -m -p -u -v"}, {Names: "-r"},
			{Names: "-o=", Value: Data},
		},
		Stdin:  shellInput,
		Refine: shellOptions,
	},
}

var kshCases = []Case{
	{`ksh -x s.ksh`, `Run[file shell] s.ksh`},
	{`ksh -c 'rm x'`, `Run[text shell] rm x`},
	{`ksh -e -o pipefail s.ksh`, `Run[file shell] s.ksh`},
	{`ksh -n s.ksh`, `Read s.ksh`},
	{`ksh -i -s`, `nothing`},
	{`ksh -r s.ksh`, `Run[file shell] s.ksh; Unknown a restricted shell goes to no other folder, and leaves out more of what it reads`},
}

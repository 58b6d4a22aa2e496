package commands

var sh = Program{
	Name: "sh", Also: "dash ash posh yash osh", Summary: "runs commands", Manual: "sh(1), POSIX.1-2024, dash 0.5.12 and bash 5.3",
	Row: Row{
		Style: Leading, Help: "--help --version", Lang: Shell,
		Args: shellArgs, Global: shellOptionsOfAll,
		Flags: []Flag{
			{Names: "-l -a -b -e -E -h -I -m -p -q -u -v -V --login --norc --noprofile --posix"},
			{Names: "-o=", Value: Data},
		},
		Stdin:  shellInput,
		Refine: shellOptions,
	},
}

var shCases = []Case{
	{`sh -c 'rm x' a`, `Run[text shell] rm x`},
	{`sh -ec "$x"`, `Run[text shell] …`},
	{`sh -x -o errexit s.sh`, `Run[file shell] s.sh`},
	{`sh -n s.sh`, `Read s.sh`},
	{`sh -i -s a`, `nothing`},
	{`dash s`, `Run[file shell] s`},
}

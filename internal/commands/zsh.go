package commands

var zsh = Program{
	Name: "zsh", Also: "rzsh", Summary: "runs commands", Manual: "zsh(1), zshoptions(1), zsh 5.9",
	Row: Row{
		Style: Leading, Help: "--help --version", Lang: Shell,
		Args: shellArgs, Global: shellOptionsOfAll,
		Flags: []Flag{
			{Names: "-l -f -d -e -t -u -v -a -m -p --login --no-rcs --norcs --no-globalrcs"}, {Names: "-r"},
			{Names: "-o=", Value: Data},
		},
		Stdin:  shellInput,
		Refine: shellOptions,
	},
}

var zshCases = []Case{
	{`zsh -x s.zsh`, `Run[file shell] s.zsh`},
	{`zsh -ic 'rm x'`, `Run[text shell] rm x`},
	{`zsh -f -o pipefail s.zsh`, `Run[file shell] s.zsh`},
	{`zsh -n s.zsh`, `Read s.zsh`},
	{`zsh -s`, `nothing`},
	{`zsh -r -c ls`, `Run[text shell] ls; Unknown a restricted shell goes to no other folder, and leaves out more of what it reads`},
}

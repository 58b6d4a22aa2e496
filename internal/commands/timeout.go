package commands

var timeout = Program{
	Name: "timeout", Also: "gtimeout", Summary: "runs a command for a limited time", Manual: "timeout(1), GNU coreutils 9.5",
	Row: Row{
		Style: Leading, Help: "--help --version",
		Args: []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-f --foreground -p --preserve-status -v --verbose"},
			{Names: "-k= --kill-after= -s= --signal=", Value: Data},
		},
	},
}

var timeoutCases = []Case{
	{`timeout 5 rm -rf x`, `Run[words] rm -rf x`},
	{`timeout -k 5 --signal=KILL --foreground 1m rm x`, `Run[words] rm x`},
	{`timeout --frob 1 ls`, `Unknown no option “--frob” is known`},
}

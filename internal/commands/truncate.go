package commands

var truncate = Program{
	Name: "truncate", Also: "gtruncate", Summary: "sets how long files are", Manual: "truncate(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Truncates, Why: "throws content away"}},
		Flags: []Flag{
			{Names: "-c --no-create -o --io-blocks -s= --size=", Value: Data},
			{Names: "-r= --reference=", Value: Lists},
		},
	},
}

var truncateCases = []Case{
	{`truncate -s 0 a b`, `Lose a; Lose b`},
	{`truncate -r a b`, `Lose b; Read{listing} a`},
}

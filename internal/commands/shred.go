package commands

var shred = Program{
	Name: "shred", Rare: true, Also: "gshred", Summary: "overwrites files so that nothing can be had back", Manual: "shred(1), GNU coreutils 9.5",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{Role: Truncates, Why: "overwrites its content"},
			{Role: Deletes, When: &When{With: "-u --remove"}, Why: "removes it"},
		},
		Flags: []Flag{
			{Names: "-f --force -n= --iterations= -s= --size= -v --verbose -x --exact -z --zero", Value: Data},
			{Names: "--random-source=", Value: Reads, Cancels: NoEnd},
			{Names: "-u --remove[=]", Value: Data},
		},
	},
}

var shredCases = []Case{
	{`shred --help`, `nothing`},
	{`shred -n 1 a`, `Lose a`},
	{`shred -fu a`, `Lose a; Delete a`},
	{`shred --random-source=b a`, `Lose a; Read b`},
}

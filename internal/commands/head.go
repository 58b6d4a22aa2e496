package commands

var head = Program{
	Name: "head", Also: "ghead", Summary: "prints how files begin", Manual: "head(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-c= --bytes=", Value: Data},
			{Names: "-# -n= --lines= -q --quiet --silent -v --verbose -z --zero-terminated", Value: Data},
		},
		Prints: []Out{{Sifted, &When{Args: "0", Without: "-c --bytes"}}},
		Refine: largeSize,
	},
}

var headCases = []Case{
	{`head`, `nothing`},
	{`head -20 a`, `Read a`},
	{`head -n 5 -q a b`, `Read a; Read b`},
	{`head -c100 .env`, `Read .env`},
	{`head -n-3 --bytes=9 a`, `Read a`},
	{`head -n $x a`, `Read …; Read a`},
	{`head -c 10T /dev/zero`, `Read /dev/zero; Control{halts} this machine`},
}

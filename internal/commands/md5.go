package commands

var md5 = Program{
	Name: "md5", Summary: "prints check sums", Manual: "md5(1), macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-c= -p -q -r -s= -t -x", Value: Data}},
	},
}

var md5Cases = []Case{
	{`md5 -q a`, `Read a`},
	{`md5 -s text`, `nothing`},
}

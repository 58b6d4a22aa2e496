package commands

var getconf = Program{
	Name: "getconf", Summary: "prints limits of the system", Manual: "getconf(1), glibc 2.40 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: First, Role: Data},
			{At: Rest, Role: Lists},
		},
		Flags: []Flag{{Names: "-a -v=", Value: Data}},
	},
}

var getconfCases = []Case{
	{`getconf -a`, `nothing`},
	{`getconf _NPROCESSORS_ONLN`, `nothing`},
	{`getconf NAME_MAX /tmp`, `Read{listing} /tmp`},
}

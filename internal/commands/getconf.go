package commands

var getconf = Program{
	Name: "getconf", Rare: true, Summary: "prints limits of the system", Manual: "getconf(1), glibc 2.40 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: First, Role: Data},
			{At: Rest, Role: Lists},
		},
		Flags:  []Flag{{Names: "-a -v=", Value: Data}},
		Prints: []Out{{Number, &When{First: "_NPROCESSORS_ONLN _NPROCESSORS_CONF NPROCESSORS_ONLN NPROCESSORS_CONF PAGESIZE PAGE_SIZE ARG_MAX OPEN_MAX LONG_BIT", Args: "1", Without: "-a"}}},
	},
}

var getconfCases = []Case{
	{`getconf --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`getconf -a`, `nothing`},
	{`getconf _NPROCESSORS_ONLN`, `nothing`},
	{`getconf NAME_MAX /tmp`, `Read{listing} /tmp`},
}

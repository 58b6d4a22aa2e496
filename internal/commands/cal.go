package commands

var cal = Program{
	Name: "cal", Rare: true, Also: "ncal gcal", Summary: "prints a calendar", Manual: "cal(1), util-linux 2.40, bsdmainutils and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-# -1 --one -3 --three -A= -B= -b -C -d= -e -H= -h -J -j --julian -M -m[=] --monday -N -n= --months= -o -p -S --span -s[=] --sunday -W= -w[=] -Y --twelve -y --year --color[=]", Value: Data}},
	},
}

var calCases = []Case{
	{`cal -3`, `nothing`},
	{`cal 2026`, `nothing`},
}

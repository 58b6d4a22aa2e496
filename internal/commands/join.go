package commands

var join = Program{
	Name: "join", Intake: Streams, Also: "gjoin", Summary: "joins the lines of two files on a field", Manual: "join(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-1= -2= -a= -e= -i --ignore-case -j= -o= -t= -v= --check-order --nocheck-order --header -z --zero-terminated", Value: Data}},
	},
}

var joinCases = []Case{
	{`join --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`join -t, -1 2 -o 1.1,2.2 a b`, `Read a; Read b`},
}

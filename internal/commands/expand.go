package commands

var expand = Program{
	Name: "expand", Intake: Streams, Also: "gexpand unexpand gunexpand", Summary: "turns tabs into blanks or back", Manual: "expand(1) and unexpand(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-a --all --first-only -i --initial -t= --tabs= -#", Value: Data}},
	},
}

var expandCases = []Case{
	{`expand --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`expand -t 4 a`, `Read a`},
	{`unexpand -a a`, `Read a`},
}

package commands

var fold = Program{
	Name: "fold", Intake: Streams, Also: "gfold", Summary: "breaks long lines", Manual: "fold(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-b --bytes -c --characters -s --spaces -w= --width=", Value: Data}},
	},
}

var foldCases = []Case{
	{`fold --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`fold -sw 80 a`, `Read a`},
}

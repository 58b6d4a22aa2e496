package commands

var fmtProgram = Program{
	Name: "fmt", Intake: Streams, Also: "gfmt", Summary: "fills paragraphs", Manual: "fmt(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-# -c --crown-margin -d= -l= -m -n -p[=] --prefix= -s --split-only -t --tagged-paragraph -u --uniform-spacing -w= --width= -g= --goal=", Value: Data}},
	},
}

var fmtProgramCases = []Case{
	{`fmt --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`fmt -w 80 a`, `Read a`},
}

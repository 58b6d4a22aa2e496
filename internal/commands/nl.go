package commands

var nl = Program{
	Name: "nl", Intake: Streams, Also: "gnl", Summary: "numbers lines", Manual: "nl(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-b= --body-numbering= -d= --section-delimiter= -f= --footer-numbering= -h= --header-numbering= -i= --line-increment= -l= --join-blank-lines= -n= --number-format= -p --no-renumber -s= --number-separator= -v= --starting-line-number= -w= --number-width=", Value: Data}},
	},
}

var nlCases = []Case{
	{`nl --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`nl -ba -w 3 a`, `Read a`},
	{`nl`, `nothing`},
}

package commands

var cut = Program{
	Name: "cut", Intake: Streams, Also: "gcut", Summary: "prints parts of lines", Manual: "cut(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-b= --bytes= -c= --characters= -d= --delimiter= -f= --fields= -n --complement -s --only-delimited --output-delimiter= -w -z --zero-terminated", Value: Data}},
	},
}

var cutCases = []Case{
	{`cut -d: -f1 /etc/passwd`, `Read /etc/passwd`},
	{`cut -d ' ' -f 2-`, `nothing`},
	{`cut --output-delimiter=, -c1-3 a`, `Read a`},
}

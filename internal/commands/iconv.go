package commands

var iconv = Program{
	Name: "iconv", Intake: Streams, Summary: "changes how text is encoded", Manual: "iconv(1), glibc 2.40 and macOS 15",
	Row: Row{
		Help: "-? --help --usage -V --version -l --list",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-c -f= --from-code= -s --silent -t= --to-code= --verbose --byte-subst= --unicode-subst= --widechar-subst=", Value: Data},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result to a file"},
		},
		Prints: []Out{{Decoded, nil}},
	},
}

var iconvCases = []Case{
	{`iconv --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`iconv -f latin1 -t utf8 a`, `Read a`},
	{`iconv -t utf8 -o b a`, `Read a; Write b`},
}

package commands

var iconv = Program{
	Name: "iconv", Rare: true, Intake: Streams, Summary: "changes how text is encoded", Manual: "iconv(1), glibc 2.40 and macOS 15",
	Row: Row{
		Help: "-? --help --usage -V --version -l --list",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-f= --from-code= -t= --to-code=", Value: Reads}, // a name with a slash may be a table's file
			{Names: "-c -s --silent --verbose --byte-subst= --unicode-subst= --widechar-subst=", Value: Data},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result to a file"},
		},
		Prints: []Out{{Decoded, nil}},
	},
}

var iconvCases = []Case{
	{`iconv --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`iconv -f latin1 -t utf8 a`, `Read a; Read latin1; Read utf8`},
	{`iconv -c -t ./table a`, `Read a; Read ./table`},
	{`iconv -t utf8 -o b a`, `Read a; Read utf8; Write b`},
}

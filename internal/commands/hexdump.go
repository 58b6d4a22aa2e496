package commands

var hexdump = Program{
	Name: "hexdump", Intake: Streams, Also: "hd", Summary: "prints bytes as numbers", Manual: "hexdump(1), util-linux 2.40 and macOS 15",
	Row: Row{
		Help: "--help -V --version -h",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-b --one-byte-octal -C --canonical -c --one-byte-char -d --two-bytes-decimal -e= --format= -L[=] --color[=] -o --two-bytes-octal -s= --skip= -v --no-squeezing -X --one-byte-hex -x --two-bytes-hex", Value: Data},
			{Names: "-n= --length=", Value: Data, Cancels: NoEnd},
			{Names: "-f= --format-file=", Value: Reads},
		},
	},
}

var hexdumpCases = []Case{
	{`hexdump --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`hexdump -C -n 64 a`, `Read a`},
	{`hexdump -f form a`, `Read a; Read form`},
}

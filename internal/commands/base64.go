package commands

var base64 = Program{
	Name: "base64", Intake: Streams, Also: "gbase64 base32 gbase32 basenc gbasenc", Summary: "turns bytes into letters or back", Manual: "base64(1), base32(1) and basenc(1), GNU coreutils 9.5; base64(1), macOS 15",
	Row: Row{
		Help: "--help --version -h",
		// The file that macOS takes after -i is a positional for GNU.
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-w= --wrap= -b= --break= --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --base58", Value: Data},
			{Names: "-d -D --decode"},
			{Names: "-i --ignore-garbage"},
			{Names: "--input=", Value: Reads},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result to a file"},
		},
		Prints: []Out{{Decoded, &When{With: "-d"}}},
	},
}

var base64Cases = []Case{
	{`base64 --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`base64 -w0 a`, `Read a`},
	{`base64 -d`, `nothing`},
	{`base64 -i a -o b`, `Read a; Write b`},
	{`base64 --decode --input=a`, `Read a`},
}

package commands

var xxd = Program{
	Name: "xxd", Intake: Streams, Summary: "prints bytes as numbers, or turns them back", Manual: "xxd(1), vim 9.1",
	Row: Row{
		Style: Leading, Help: "-h -help -v -version",
		Args: []Arg{
			{At: First, Role: Reads},
			{At: Second, Role: Writes, Why: "writes the result to its second file"},
		},
		Flags: []Flag{
			{Names: "-a -autoskip -b -bits -C -capitalize -c= -cols= -d -E -EBCDIC -e -g= -groupsize= -i -include -n= -name= -o= -offset= -p -ps -postscript -plain -R= -s= -seek= -t -u -uppercase", Value: Data},
			{Names: "-l= -len=", Value: Data, Cancels: NoEnd},
			{Names: "-r -revert"},
		},
		Prints: []Out{{Decoded, &When{With: "-r"}}},
	},
}

var xxdCases = []Case{
	{`xxd --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`xxd -l 16 a`, `Read a`},
	{`xxd a --`, `Read a; Write --`},
	{`xxd -- a b`, `Read a; Write b`},
	{`xxd -p -cols 8 a`, `Read a`},
	{`xxd -r a b`, `Read a; Write b`},
	{`xxd -i a b.h`, `Read a; Write b.h`},
}

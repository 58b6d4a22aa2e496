package commands

var stringsProgram = Program{
	Name: "strings", Intake: Streams, Also: "gstrings", Summary: "prints the text in files of bytes", Manual: "strings(1), GNU binutils 2.42 and macOS 15",
	Row: Row{
		Help: "--help --version -v -V",
		Args: []Arg{{Role: Reads}}, Prints: []Out{{Prints: Decoded}},
		Flags: []Flag{{Names: "-# - -a --all -d --data -e= --encoding= -f --print-file-name -n= --bytes= -o -s= --output-separator= -T= --target= -t= --radix= -U= --unicode= -w --include-all-whitespace -arch=", Value: Data}},
	},
}

var stringsProgramCases = []Case{
	{`strings --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`strings -n 8 a`, `Read a`},
	{`strings -a - a`, `Read -; Read a`},
}

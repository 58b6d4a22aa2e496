package commands

var ptx = Program{
	Name: "ptx", Rare: true, Also: "gptx", Summary: "makes an index of words in their context", Manual: "ptx(1), GNU coreutils 9.5",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{Role: Reads, When: &When{Without: "-G --traditional"}},
			{At: First, Role: Reads, When: &When{With: "-G --traditional"}},
			{At: Second, Role: Writes, When: &When{With: "-G --traditional"}, Why: "writes the index to its second file"},
		},
		Flags: []Flag{
			{Names: "-A --auto-reference -C -F= --flag-truncation= -f --ignore-case -g= --gap-size= -M= --macro-name= -O --format= -R --right-side-refs -r --references -S= --sentence-regexp= -T -t --typeset-mode -W= --word-regexp= -w= --width=", Value: Data},
			{Names: "-G --traditional"},
			{Names: "-b= --break-file= -i= --ignore-file= -o= --only-file=", Value: Reads},
		},
	},
}

var ptxCases = []Case{
	{`ptx --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`ptx -f a b`, `Read a; Read b`},
	{`ptx -G a b`, `Read a; Write b`},
	{`ptx -i words a`, `Read a; Read words`},
}

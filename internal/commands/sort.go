package commands

import "automode"

var sortProgram = Program{
	Name: "sort", Intake: Holds, Also: "gsort", Summary: "sorts lines", Manual: "sort(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-b --ignore-leading-blanks -d --dictionary-order -f --ignore-case -g --general-numeric-sort -i --ignore-nonprinting -M --month-sort -h --human-numeric-sort -n --numeric-sort -R --random-sort -r --reverse -V --version-sort --sort= --batch-size= -c -C --check[=] --debug -k= --key= -m --merge -s --stable -S= --buffer-size= -t= --field-separator= --parallel= -u --unique -z --zero-terminated --mergesort --qsort --heapsort --radixsort --mmap -# -l", Value: Data},
			{Names: "--random-source=", Value: Reads, Cancels: NoEnd},
			{Names: "-o= --output=", Value: Writes, Why: "writes the sorted lines to a file"},
			{Names: "-T= --temporary-directory=", Value: Makes, Why: "puts temporary files there"},
			{Names: "--compress-program=", Value: RunsNamed, Why: "starts a program to pack temporary files"},
			{Names: "--files0-from=", Value: Reads, Does: []Do{{Kind: automode.Unknown, Why: "prints files that a list names"}}},
		},
		Prints: []Out{{Most, &When{Args: "0"}}},
	},
}

var sortProgramCases = []Case{
	{`sort`, `nothing`},
	{`sort -rn -k2,2 -t , a b`, `Read a; Read b`},
	{`sort -uo a a`, `Read a; Write a`},
	{`sort a -o b`, `Read a; Write b`},
	{`sort --outp=b a`, `Read a; Write b`},
	{`sort -T /tmp a`, `Read a; Write /tmp`},
	{`sort --compress-program=./p a`, `Read a; Run[named] ./p`},
	{`sort --compress-prog ./p a`, `Read a; Run[named] ./p`},
	{`sort --files0-from=list`, `Unknown prints files that a list names; Read list`},
	{`sort -R --random-source=key a`, `Read a; Read key`},
	{`sort "$x"`, `Unknown an unknown word may be an option; Read …`},
}

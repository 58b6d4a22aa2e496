package commands

var uniq = Program{
	Name: "uniq", Intake: Streams, Also: "guniq", Summary: "leaves out repeated lines", Manual: "uniq(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: First, Role: Reads},
			{At: Second, Role: Writes, Why: "writes the lines to its second file"},
		},
		Flags:  []Flag{{Names: "-c --count"}, {Names: "-z --zero-terminated"}, {Names: "-d --repeated -D --all-repeated[=] -f= --skip-fields= --group[=] -i --ignore-case -s= --skip-chars= -u --unique -w= --check-chars= -#", Value: Data}},
		Prints: []Out{{Most, &When{Args: "0", Without: "-c --count"}}, {Counted, &When{Args: "0", With: "-c --count", Without: "-z --zero-terminated"}}},
	},
}

var uniqCases = []Case{
	{`uniq -c`, `nothing`}, {`uniq -z`, `nothing`},
	{`uniq -f 1 a`, `Read a`},
	{`uniq a b`, `Read a; Write b`},
	{`uniq a b c`, `Read a; Write b; Unknown nobody read what “c” means here`},
	{`uniq *.txt`, `Read *.txt; Write *.txt; Unknown nobody read what “*.txt” means here`},
}

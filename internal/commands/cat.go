package commands

var cat = Program{
	Name: "cat", Intake: Streams, Also: "gcat", Summary: "prints files one after the other", Manual: "cat(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-l -u"},
			{Names: "-A --show-all -b --number-nonblank -e -E --show-ends -n --number -s --squeeze-blank -t -T --show-tabs -v --show-nonprinting"},
		},
		Prints: []Out{{Passed, &When{Args: "0", Without: "-A"}}, {Content, &When{Args: "1", Without: "-A"}}},
	},
}

var catCases = []Case{
	{`cat`, `nothing`},
	{`cat -`, `Read -`},
	{`cat a b`, `Read a; Read b`},
	{`cat -u f`, `Read f`},
	{`cat -n ~/.ssh/id_rsa`, `Read ~/.ssh/id_rsa`},
	{`cat -- -n`, `Read -n`},
	{`cat *.md`, `Read *.md`},
}

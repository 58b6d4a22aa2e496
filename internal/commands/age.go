package commands

import "automode"

var age = Program{
	Name: "age", Rare: true, Also: "rage", Summary: "encrypts and decrypts files", Manual: "age(1), age 1.2",
	Row: Row{
		Help: "-h --help --version",
		Args: []Arg{{Role: Reads}},
		Does: []Do{{Kind: automode.Disclose, Target: "what was encrypted", When: &When{With: "-d --decrypt"}, Why: "decrypts a file"}},
		Flags: []Flag{
			{Names: "-e --encrypt -r= --recipient= -p --passphrase -a --armor", Value: Data},
			{Names: "-d --decrypt"},
			{Names: "-R= --recipients-file= -i= --identity=", Value: Reads},
			{Names: "-j=", Value: Unread, Why: "starts a plug-in"},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result to a file"},
		},
		Prints: []Out{{Decoded, &When{With: "-d"}}},
	},
}

var ageCases = []Case{
	{`age -r age1x -o b a`, `Read a; Write b`},
	{`age -d -i key a`, `Disclose what was encrypted; Read a; Read key`},
	{`age -d -j yubikey a`, `Disclose what was encrypted; Read a; Unknown starts a plug-in`},
}

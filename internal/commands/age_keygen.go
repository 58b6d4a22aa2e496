package commands

import "automode"

var ageKeygen = Program{
	Name: "age-keygen", Rare: true, Summary: "makes keys for age", Manual: "age-keygen(1), age 1.2",
	Row: Row{
		Help: "-h --help --version",
		Args: []Arg{{Role: Reads}},
		Does: []Do{{Kind: automode.Disclose, Target: "a new key", When: &When{Without: "-y -o --output"}, Why: "prints a new key"}},
		Flags: []Flag{
			{Names: "-y -pq"},
			{Names: "-o= --output=", Value: Writes, Why: "writes a new key to a file"},
		},
	},
}

var ageKeygenCases = []Case{
	{`age-keygen`, `Disclose a new key`},
	{`age-keygen -o key`, `Write key`},
	{`age-keygen -y key`, `Read key`},
}

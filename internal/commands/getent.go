package commands

import "automode"

var getent = Program{
	Name: "getent", Rare: true, Summary: "looks things up in the system's databases", Manual: "getent(1), glibc 2.40",
	Row: Row{
		Help: "-? --help --usage -V --version",
		Does: []Do{
			{Kind: automode.Query, Target: "the system's databases"},
			{Kind: automode.Disclose, Target: "password hashes", When: &When{First: "shadow gshadow"}, Why: "prints password hashes"},
		},
		Args: []Arg{
			{At: First, Role: Data},
			{At: Rest, Role: Data},
			{At: Rest, Role: Asks, When: &When{First: "hosts ahosts ahostsv4 ahostsv6"}, Why: "asks name servers for it"},
		},
		Flags: []Flag{{Names: "-i --no-idn -s= --service= -A --no-addrconfig", Value: Data}},
	},
}

var getentCases = []Case{
	{`getent passwd me`, `Query the system's databases`},
	{`getent -i group`, `Query the system's databases`},
	{`getent hosts example.com`, `Query the system's databases; Query example.com`},
	{`getent shadow`, `Query the system's databases; Disclose password hashes`},
}

package commands

import "automode"

var lsof = Program{
	Name: "lsof", Rare: true, Summary: "lists open files and ports", Manual: "lsof(8), lsof 4.99",
	Row: Row{
		Help: "-h -?",
		Does: []Do{{Kind: automode.Query, Target: "processes"}},
		Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-t"},
			{Names: "-a -b -C -E -H -l -M -n -N -O -P -Q -R -U -v -V -w -X -iTCP -iUDP -nP"},
			{Names: "-A= -c= -d= -e= -k= -p= -u= -z[=] -F[=] -f[=] -g[=] -i[=] -K[=] -L[=] -m[=] -o[=] -r[=] -s[=] -S[=] -T[=] -x[=] -Z[=]", Value: Data},
		},
		Prints: []Out{{Prints: Numbers, When: &When{With: "-t"}}},
	},
}

var lsofCases = []Case{
	{`lsof -i :3000`, `Query processes; Read{listing} :3000`},
	{`lsof -tiTCP:3000 -sTCP:LISTEN`, `Query processes`},
	{`lsof -iTCP -nP -p 12`, `Query processes`},
	{`lsof +D d f`, `Query processes; Read{listing} +D; Read{listing} d; Read{listing} f`},
	{`lsof -Db`, `Unknown no option “-D” is known`},
}

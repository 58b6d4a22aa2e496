package commands

var klist = Program{
	Name: "klist", Rare: true, Kin: "lpq lpinfo", Summary: "shows tickets, or what a printer has to do", Manual: "klist(1), MIT Kerberos 1.22; lpq(1), lpinfo(8), CUPS 2.4",
	Row: Row{
		Help: "-h --help --version -V", Does: thisMachine, Args: anyData,
		Flags: []Flag{{Names: "-e -l -A -c -k -t -K -s -f -a -n -C -i", Of: "klist"}, {Names: "-a -E -l -P= -U= -v -m", Value: Data, Of: "lpq lpinfo"}, {Names: "-h=", Value: Asks, Of: "lpq lpinfo"}},
	},
}

var klistCases = []Case{{`klist -e`, `Query this machine`}, {`lpq -a -P x`, `Query this machine`}, {`lpinfo -h h.test -v`, `Query this machine; Query h.test`}, {`klist -q`, `Unknown no option “-q” is known`}}

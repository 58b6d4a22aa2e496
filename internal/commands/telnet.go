package commands

var telnet = Program{
	Name: "telnet", Rare: true, Summary: "speaks to a port", Manual: "telnet(1), inetutils 2.5",
	Row: Row{
		Refine: withPort,
		Help:   "--help --version", Lang: Ex, Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}},
		Args: []Arg{{At: First, Role: Sends, Why: "hands what it reads to a host"}, {At: Rest, Role: Data}},
		Flags: []Flag{
			{Names: "-4 -6 -8 -a -c -d -E -F -f -K -L -N -r -x"},
			{Names: "-b= -e= -k= -l= -S= -X=", Value: Data},
			{Names: "-n=", Value: Writes, Why: "keeps a record of what was sent"},
		},
	},
}

var telnetCases = []Case{
	{`telnet -4 h.test 80`, `Send h.test:80`},
	{`telnet -l me -n f h.test`, `Send h.test; Write f`},
}

package commands

var which = Program{
	Name: "which", Also: "type whereis where", Summary: "tells where programs lie", Manual: "which(1), debianutils 5.20 and macOS 15; whereis(1), util-linux 2.40; “type” of the shells",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-a --all -b -f -g -l -m -P -p -q -s -t -u -w --skip-alias --skip-dot --skip-functions --skip-tilde --show-dot --show-tilde --tty-only -B= -M= -S=", Value: Data}},
	},
}

var whichCases = []Case{
	{`which --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`which -a go git`, `nothing`},
	{`type -t go`, `nothing`},
	{`whereis -b go`, `nothing`},
}

package commands

import "automode"

var killall = Program{
	Name: "killall", Summary: "signals processes by name", Manual: "killall(1), psmisc 23.7 and macOS 15",
	Row: Row{
		Help: "-V --version",
		Does: []Do{{Kind: automode.Control, Target: "processes", When: &When{Args: "0", Without: "-l"}, Why: "signals processes"}},
		Args: []Arg{{Role: Controls, Why: "signals processes"}},
		Flags: []Flag{
			{Names: "-#"},
			{Names: signals},
			{Names: "-l --list"},
			{Names: "-I --ignore-case -e --exact -g --process-group -i --interactive -q --quiet -v --verbose -w --wait -d"},
			{Names: "-r --regexp -m", Adds: automode.Halts},
			{Names: "-s= --signal= -n= --ns= -o= --older-than= -y= --younger-than= -u= --user= -Z= --context= -t= -c=", Value: Data},
		},
	},
}

var killallCases = []Case{
	{`killall node`, `Control node`},
	{`killall -9 -v node`, `Control node`},
	{`killall -TERM -u me`, `Control processes`},
	{`killall -l`, `nothing`},
	{`killall -r '.*'`, `Control{halts} .*`},
}

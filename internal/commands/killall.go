package commands

import "automode"

var killall = Program{
	Name: "killall", Rare: true, Summary: "signals processes by name", Manual: "killall(1), psmisc 23.7 and macOS 15",
	Row: Row{
		Help: "-V --version",
		Does: []Do{{Kind: automode.Control, Target: "processes", When: &When{Args: "0", Without: "-l -u"}, Why: "signals processes"},
			{Kind: automode.Control, Target: "every process of an account", Traits: automode.Halts, When: &When{Args: "0", With: "-u"}, Why: "signals all that an account runs"}},
		Args: []Arg{{Role: Controls, Why: "signals every process of that name, whoever started it"}},
		Flags: []Flag{
			{Names: "-#"},
			{Names: signals},
			{Names: "-l --list"},
			{Names: "-I --ignore-case -e --exact -g --process-group -i --interactive -q --quiet -v --verbose -w --wait -d"},
			{Names: "-r --regexp -m", Adds: automode.Halts},
			{Names: "-s= --signal= -n= --ns= -o= --older-than= -y= --younger-than= -Z= --context= -t= -c=", Value: Data},
			{Names: "-u= --user=", Value: Data},
		},
	},
}

var killallCases = []Case{
	{`killall node`, `Control node`},
	{`killall -9 -v node`, `Control node`},
	{`killall -TERM`, `Control processes`},
	{`killall -TERM -u me`, `Control{halts} every process of an account`},
	{`killall -s KILL -u me node`, `Control node`},
	{`killall -l`, `nothing`},
	{`killall -r '.*'`, `Control{halts} .*`},
}

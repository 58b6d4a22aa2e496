package commands

var tput = Program{
	Name: "tput", Also: "clear reset", Summary: "drives the terminal", Manual: "tput(1) and clear(1), ncurses 6.5 and macOS 15",
	Row: Row{
		Style: Leading, Help: "-V",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-S -T= -v -x", Value: Data}},
	},
}

var tputCases = []Case{
	{`tput --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`tput -T xterm setaf 1`, `nothing`},
	{`clear`, `nothing`},
}

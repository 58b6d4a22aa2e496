package commands

var sleep = Program{
	Name: "sleep", Also: "gsleep", Summary: "waits", Manual: "sleep(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Data}},
	},
}

var sleepCases = []Case{
	{`sleep 5`, `nothing`},
	{`sleep $n`, `nothing`},
}

package commands

var uname = Program{
	Name: "uname", Also: "guname", Summary: "prints the system's name", Manual: "uname(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Flags: []Flag{
			{Names: "-i --hardware-platform -m --machine -n --nodename -o --operating-system -p --processor -r --kernel-release -s --kernel-name"},
			{Names: "-a --all -v --kernel-version"},
		},
		Prints: []Out{{OneName, &When{Without: "-a"}}},
	},
}

var unameCases = []Case{
	{`uname --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`uname`, `nothing`},
	{`uname -sm`, `nothing`},
	{`uname -a`, `nothing`},
}

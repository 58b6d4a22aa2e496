package commands

var tee = Program{
	Name: "tee", Intake: Streams, Also: "gtee", Summary: "copies what it reads into files and prints it", Manual: "tee(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{Role: Writes, When: &When{Without: "-a --append"}, Why: "writes what it reads"},
			{Role: Appends, When: &When{With: "-a --append"}, Why: "appends what it reads"},
		},
		Flags: []Flag{
			{Names: "-a --append"},
			{Names: "-i --ignore-interrupts -p --output-error[=]", Value: Data},
		},
		Prints: []Out{{Passed, nil}},
	},
}

var teeCases = []Case{
	{`tee a b`, `Write a; Write b`},
	{`tee -ai a`, `Write a`},
	{`tee --output-error=warn ~/.bashrc`, `Write ~/.bashrc`},
	{`tee`, `nothing`},
}

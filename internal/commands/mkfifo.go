package commands

var mkfifo = Program{
	Name: "mkfifo", Also: "gmkfifo", Summary: "makes named pipes", Manual: "mkfifo(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Makes, Why: "makes named pipes"}},
		Flags: []Flag{
			{Names: "-Z --context[=]", Value: Data},
			{Names: "-m= --mode=", Value: Data},
		},
		Refine: modeOption,
	},
}

var mkfifoCases = []Case{
	{`mkfifo -Z a b`, `Write a; Write b`},
	{`mkfifo -m 666 a`, `Write a; Weaken a`},
}

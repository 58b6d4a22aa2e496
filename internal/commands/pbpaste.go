package commands

import "automode"

var pbpaste = Program{
	Name: "pbpaste", Summary: "prints what is on the clipboard", Manual: "pbpaste(1), macOS 15",
	Row: Row{
		Help:  "-help",
		Does:  []Do{{Kind: automode.Disclose, Target: "the clipboard", Why: "prints what is on the clipboard"}},
		Flags: []Flag{{Names: "-pboard= -Prefer=", Value: Data}},
	},
}

var pbpasteCases = []Case{
	{`pbpaste`, `Disclose the clipboard`},
	{`pbpaste -Prefer txt`, `Disclose the clipboard`},
}

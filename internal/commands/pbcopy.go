package commands

import "automode"

var pbcopy = Program{
	Name: "pbcopy", Also: "wl-copy", Summary: "puts what it reads on the clipboard", Manual: "pbcopy(1), macOS 15; wl-copy(1), wl-clipboard 2.2",
	Row: Row{
		Help: "-help --help -v --version",
		Does: []Do{{Kind: automode.Configure, Target: "the clipboard", Why: "replaces what is on the clipboard"}},
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-pboard= -Prefer= -c --clear -n --trim-newline -p --primary -s= --seat= -t= --type= -o --paste-once", Value: Data},
		},
	},
}

var pbcopyCases = []Case{
	{`pbcopy`, `Configure the clipboard`},
	{`wl-copy -n text`, `Configure the clipboard`},
}

package commands

import "automode"

var xclip = Program{
	Name: "xclip", Rare: true, Summary: "reads or replaces what is on the clipboard", Manual: "xclip(1), xclip 0.13",
	Row: Row{
		Help: "-h -help -version",
		Does: []Do{
			{Kind: automode.Configure, Target: "the clipboard", When: &When{Without: "-o"}, Why: "replaces what is on the clipboard"},
			{Kind: automode.Disclose, Target: "the clipboard", When: &When{With: "-o"}, Why: "prints what is on the clipboard"},
		},
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-i -in -f -filter -r -rmlastnl -l= -loops= -t= -target= -d= -display= -selection= -sel= -silent -quiet -verbose -noutf8", Value: Data},
			{Names: "-o -out"},
		},
	},
}

var xclipCases = []Case{
	{`xclip -selection clipboard a`, `Configure the clipboard; Read a`},
	{`xclip -o`, `Disclose the clipboard`},
}

var wlPaste = Program{
	Name: "wl-paste", Rare: true, Kin: "xsel", Summary: "prints what is on the clipboard", Manual: "wl-paste(1), wl-clipboard 2.2; xsel(1), 1.2",
	Row: Row{
		Style: Looking, Help: "-h --help --version",
		Does:  []Do{{Kind: automode.Disclose, Target: "the clipboard", Why: "prints what is on the clipboard, or replaces it"}},
		Args:  []Arg{{Role: RunsWords, At: First, When: &When{With: "-w"}}, {Role: Data}},
		Flags: []Flag{{Names: "-w --watch", Of: "wl-paste"}},
	},
}

var wlPasteCases = []Case{{`wl-paste -n`, `Disclose the clipboard`}, {`xsel -b`, `Disclose the clipboard`}, {`wl-paste -w cat`, `Disclose the clipboard; Run[words] cat`}}

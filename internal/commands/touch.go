package commands

import "automode"

var touch = Program{
	Name: "touch", Also: "gtouch", Summary: "makes empty files and sets times", Manual: "touch(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{Role: Makes, Traits: automode.Harmless, When: &When{Without: "-c --no-create -h --no-dereference"}, Why: "makes the file, or sets its times"},
			{Role: Marks, Traits: automode.Harmless, When: &When{With: "-c --no-create -h --no-dereference"}, Why: "sets the file's times"},
		},
		Flags: []Flag{
			{Names: "-A= -a -d= --date= -f -m -t= --time=", Value: Data},
			{Names: "-c --no-create -h --no-dereference"},
			{Names: "-r= --reference=", Value: Lists},
		},
	},
}

var touchCases = []Case{
	{`touch --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`touch a b`, `Write{harmless} a; Write{harmless} b`},
	{`touch -am -d yesterday a`, `Write{harmless} a`},
	{`touch -c a`, `Write{harmless,metadata} a`},
	{`touch -r a b`, `Write{harmless} b; Read{listing} a`},
}

package commands

import "automode"

var chown = Program{
	Name: "chown", Also: "zf_chown gchown chgrp gchgrp", Summary: "sets who owns files", Manual: "chown(1) and chgrp(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{
			{At: First, Role: Data, When: &When{Without: "--reference"}},
			{At: First, Role: Marks, When: &When{With: "--reference"}, Why: "sets who owns it"},
			{At: Rest, Role: Marks, Why: "sets who owns it"},
		},
		Flags: []Flag{
			{Names: "-c --changes -f --silent --quiet --from= -H -h --no-dereference --dereference -L -n -P -v --verbose -x --preserve-root --no-preserve-root", Value: Data},
			{Names: "-R --recursive", Reach: automode.Tree},
			{Names: "--reference=", Value: Lists},
		},
	},
}

var chownCases = []Case{
	{`chown --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`chown me:us a b`, `Write{metadata} a; Write{metadata} b`},
	{`chown -hR root d`, `Write{metadata} d/**`},
	{`chgrp us a`, `Write{metadata} a`},
	{`chown --reference=a b`, `Write{metadata} b; Read{listing} a`},
}

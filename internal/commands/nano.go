package commands

var nano = Program{
	Name: "nano", Rare: true, Kin: "pico micro", Summary: "edits text", Manual: "nano(1), nano 8; micro 2",
	Row: Row{
		Help: "-h --help -V --version",
		Args: []Arg{{Role: Edits, Why: "opens it in an editor"}},
		Flags: []Flag{
			{Names: "-s= --speller=", Value: Unread, Why: "gives the editor a program to run"},
		},
	},
}

var nanoCases = []Case{
	{`nano a`, `Write a`},
	{`nano -s ./p a`, `Write a; Unknown gives the editor a program to run`},
}

var emacs = Program{
	Name: "emacs", Rare: true, Kin: "emacsclient", Summary: "edits text, and runs code", Manual: "emacs(1), emacs 29",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Edits, Why: "opens it in an editor"}},
		Flags: []Flag{
			{Names: "-nw -Q -q --quick --no-splash --no-init-file --no-site-file"},
			{Names: "--eval= -eval= --execute=", Value: RunsText, Why: "runs its value"},
			{Names: "-l= --load= -script= --script=", Value: RunsFile, Why: "runs a file"},
			{Names: "-batch --batch"}, {Names: "-f= --funcall= -e= -L= --directory= -u= --user=", Value: Unread, Why: "gives the editor programs or code to run"},
		},
	},
}

var emacsCases = []Case{
	{`emacs -nw a`, `Write a`},
	{`emacs --batch --eval '(delete-file "x")'`, `Run[text native] (delete-file "x")`},
	{`emacs --script x`, `Run[file native] x`},
	{`emacs -f x a`, `Write a; Unknown gives the editor programs or code to run`},
}

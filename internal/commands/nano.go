package commands

var nano = Program{
	Name: "nano", Kin: "pico micro emacs emacsclient", Summary: "edits text", Manual: "nano(1), nano 8; emacs(1), emacs 29",
	Row: Row{
		Help: "-h --help -V --version",
		Args: []Arg{{Role: Edits, Why: "opens it in an editor"}},
		Flags: []Flag{
			{Names: "-nw -Q -q --quick --no-splash --no-init-file --no-site-file"},
			{Names: "-s= --speller= -batch --batch -l= --load= -f= --funcall= --eval= -e= --execute= -script= --script= -L= --directory= -u= --user=", Value: Unread, Why: "gives the editor programs or code to run"},
		},
	},
}

var nanoCases = []Case{
	{`nano a`, `Write a`},
	{`emacs -nw a`, `Write a`},
	{`emacs --batch --eval '(delete-file "x")'`, `Unknown gives the editor programs or code to run`},
	{`nano -s ./p a`, `Write a; Unknown gives the editor programs or code to run`},
}

package commands

import "automode"

var ldconfig = Program{
	Name: "ldconfig", Rare: true, Summary: "lists the libraries of the system, or makes that list anew", Manual: "ldconfig(8), glibc 2.41",
	Row: Row{
		Help: "-? --help --usage -V --version", Args: []Arg{{Role: Lists}},
		Does:  []Do{{Kind: automode.Query, Target: "this machine", When: &When{With: "-p"}}, {Kind: automode.Configure, Target: "the list of libraries", When: &When{Without: "-p"}, Why: "makes the list of the system's libraries anew"}},
		Flags: []Flag{{Names: "-p --print-cache"}, {Names: "-v --verbose -N -X -i -l -n -c= --format=", Value: Data}, {Names: "-C= -f= -r=", Value: Unread, Why: "works elsewhere"}},
	},
}

var ldconfigCases = []Case{{`ldconfig -p`, `Query this machine`}, {`ldconfig -v`, `Configure the list of libraries`}, {`ldconfig -p -C f`, `Query this machine; Unknown works elsewhere`}}

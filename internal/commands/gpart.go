package commands

var gpart = Program{
	Name: "gpart", Rare: true, Summary: "sets up partitions", Manual: "gpart(8), FreeBSD 14",
	Row: Row{
		Rows: []Row{
			{Names: "show list status backup help", Args: anyData, Does: thisMachine, Flags: []Flag{{Names: "-l -r -p -a -s -g", Value: Data}}},
			{Names: "destroy delete create add recover resize modify bootcode set unset restore", Args: []Arg{{At: Last, Role: Wipes, Why: "changes how the disk is divided"}, {At: ButLast, Role: Data}}, Flags: []Flag{{Names: "-F -f= -i= -s= -t= -a= -b= -l= -n=", Value: Data}}},
		},
	},
}

var gpartCases = []Case{
	{`gpart`, `nothing`},
	{`gpart show -l ada0`, `Query this machine`},
	{`gpart destroy -F ada0`, `Lose ada0`},
}

package commands

var mtd = Program{
	Name: "mtd", Rare: true, Summary: "writes flash memory", Manual: "mtd's own help, OpenWrt 24.10",
	Row: Row{
		Style: GNU, Flags: []Flag{{Names: "-q -n -r -f -l= -e= -d= -j= -s= -p= -o=", Value: Data}},
		Rows: []Row{
			{Names: "erase unlock refresh fixtrx fixseama resetbc", Args: []Arg{{Role: Wipes, Why: "takes away what the flash memory holds"}}},
			{Names: "write jffs2write", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Wipes, Why: "replaces what the flash memory holds"}}},
			{Names: "verify dump", Args: anyData, Does: thisMachine},
		},
	},
}

var mtdCases = []Case{
	{`mtd -q erase mtd0`, `Lose mtd0`},
	{`mtd write f firmware`, `Read f; Lose firmware`},
	{`mtd verify f firmware`, `Query this machine`},
	{`mtd`, `nothing`},
}

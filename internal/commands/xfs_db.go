package commands

var xfsDb = Program{
	Name: "xfs_db", Rare: true, Summary: "looks into a file system, or changes its structure", Manual: "xfs_db(8), xfsprogs 6.15",
	Row: Row{
		Help:  "-V",
		Args:  []Arg{{At: First, Role: Reads, When: &When{Without: "-x"}}, {At: First, Role: Wipes, When: &When{With: "-x"}, Why: "writes the structure of the file system"}},
		Flags: []Flag{{Names: "-x"}, {Names: "-r -f -F -i -p=", Value: Data}, {Names: "-c=", Value: Unread, Why: "is a command that may write"}},
	},
}

var xfsDbCases = []Case{
	{`xfs_db -r /dev/sda1`, `Read /dev/sda1`},
	{`xfs_db -x /dev/sda1`, `Lose /dev/sda1`},
	{`xfs_db -c x /dev/sda1`, `Read /dev/sda1; Unknown is a command that may write`},
}

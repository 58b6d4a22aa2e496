package commands

var unlink = Program{
	Name: "unlink", Also: "gunlink", Summary: "removes one file", Manual: "unlink(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Deletes, Why: "removes a file"}},
	},
}

var unlinkCases = []Case{
	{`unlink --help`, `nothing`},
	{`unlink a`, `Delete a`},
	{`unlink -- -a`, `Delete -a`},
}

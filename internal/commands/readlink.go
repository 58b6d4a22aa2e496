package commands

var readlink = Program{
	Name: "readlink", Also: "greadlink", Summary: "prints where a link leads", Manual: "readlink(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-f --canonicalize -e --canonicalize-existing -m --canonicalize-missing"},
			{Names: "-n --no-newline -q -s --quiet --silent -v --verbose -z --zero"},
		},
		Prints: []Out{{RealPath, &When{Args: "1", With: "-f"}}},
	},
}

var readlinkCases = []Case{
	{`readlink --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`readlink -f a`, `Read{listing} a`},
	{`readlink -n a b`, `Read{listing} a; Read{listing} b`},
}

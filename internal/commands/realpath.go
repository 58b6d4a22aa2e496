package commands

import "automode"

var realpath = Program{
	Name: "realpath", Also: "grealpath", Summary: "prints where a path really leads", Manual: "realpath(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-e --canonicalize-existing -E --canonicalize -m --canonicalize-missing -L --logical -P --physical -q --quiet -z --zero"},
			{Names: "-s --strip --no-symlinks"},
			{Names: "--relative-to= --relative-base=", Value: Lists},
		},
		Prints: []Out{
			{RealPath, &When{Args: "1", Without: "--relative-to"}},
			{WorkDir, &When{Args: "0", Without: "--relative-to", Platform: automode.Darwin}},
		},
	},
}

var realpathCases = []Case{
	{`realpath --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`realpath a`, `Read{listing} a`},
	{`realpath -qe a b`, `Read{listing} a; Read{listing} b`},
	{`realpath -s a`, `Read{listing} a`},
	{`realpath --relative-to=. a`, `Read{listing} a; Read{listing} .`},
}

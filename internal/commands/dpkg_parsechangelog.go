package commands

import (
	"automode"
)

var parseChangelog = Program{
	Name: "dpkg-parsechangelog", Rare: true, Summary: "prints the entries of a Debian changelog", Manual: "dpkg-parsechangelog(1), dpkg 1.22",
	Row: Row{
		Help: "-? --help --version", Does: []Do{{Kind: automode.Read, Target: "debian/changelog", When: &When{Without: "-l --file"}}},
		Flags: []Flag{
			{Names: "-l= --file=", Value: Reads}, {Names: "-S= --show-field= -s= --since= -v= -u= --until= -f= --from= -t= --to= -c= --count= -n= -o= --offset= --format= --all --reverse", Value: Data},
			{Names: "-F= -L=", Value: Unread, Why: "names code that reads the changelog"},
		},
	},
}

var parseChangelogCases = []Case{{`dpkg-parsechangelog -S Version`, `Read debian/changelog`}, {`dpkg-parsechangelog -l f --count 1`, `Read f`}, {`dpkg-parsechangelog -F x`, `Read debian/changelog; Unknown names code that reads the changelog`}}

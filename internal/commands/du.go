package commands

import "automode"

var du = Program{
	Name: "du", Also: "gdu", Summary: "counts how much space folders take", Manual: "du(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Does: []Do{{Kind: automode.Read, Target: ".", Traits: automode.Listing, Extent: automode.Tree, When: &When{Args: "0", Without: "--files0-from"}}},
		Args: []Arg{{Role: ListsTree}},
		Flags: []Flag{
			{Names: "-0 --null -A -a --all --apparent-size -B= --block-size= -b --bytes -c --total -D --dereference-args -d= --max-depth= -g -H -h --human-readable -I= --inodes -k -L --dereference -l --count-links -m -n -P --no-dereference -r -S --separate-dirs --si -s --summarize -t= --threshold= --time[=] --time-style= -x --one-file-system --exclude=", Value: Data},
			{Names: "-X= --exclude-from=", Value: Reads},
			{Names: "--files0-from=", Value: Reads},
		},
	},
}

var duCases = []Case{
	{`du --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`du -sh`, `Read{listing} ./**`},
	{`du -d 1 -h a b`, `Read{listing} a/**; Read{listing} b/**`},
	{`du --files0-from=f`, `Read f`},
	{`du -X f a`, `Read{listing} a/**; Read f`},
}

package commands

import "automode"

var man = Program{
	Name: "man", Rare: true, Follows: "man", Also: "apropos whatis", Summary: "shows manual pages", Manual: "man(1), man-db 2.12 and macOS 15",
	Row: Row{
		Help: "-? --help --usage --version",
		// A page that is not found is looked for as a file.
		Args: []Arg{{Role: Reads}}, Refine: manDevice,
		Flags: []Flag{
			{Names: "-7 --ascii -a --all -D --default -d --debug -E= --encoding= -e= --exact --extension= -f --whatis -h -I --match-case -i --ignore-case -K --global-apropos -k --apropos -L= --locale= -l --local-file -m= --systems= --names-only --no-hyphenation --nh --no-justification --nj --no-subpages -p= --preprocessor= -R= --recode= --regex -S= -s= --sections= -t --troff -u --update -W --where-cat --location-cat -w --where --path --location --warnings[=] --wildcard -Z --ditroff -c --catman -V -and -o", Value: Data},
			{Names: "-T[=] --troff-device[=]", Value: Data},
			{Names: "-M= --manpath=", Value: Lists},
			{Names: "-r= --prompt=", Value: Unread, Why: "may hold more options of the pager"},
			{Names: "-C= --config-file=", Value: Loads, Why: "loads settings that can name programs"},
			{Names: "-P= --pager=", Value: RunsNamed, Why: "hands the page to a command"},
			{Names: "-H[=] --html[=]", Value: RunsNamed, Why: "hands the page to a browser"},
			{Names: "-X[=] --gxditview[=]", Value: Data, Does: []Do{{Kind: automode.Run, Target: "gxditview", Why: "opens the page in a window"}}},
		},
	},
}

// manDevice: the description of a device for output names a program that prints.
func manDevice(m *Match) { m.namesOnly("-T --troff-device") }

var manCases = []Case{
	{`man 3 printf`, `Read 3; Read printf`},
	{`man -k word`, `Read word`},
	{`man -M d ls`, `Read ls; Read{listing} d`},
	{`man -r x ls`, `Read ls; Unknown may hold more options of the pager`},
	{`man -P cat ls`, `Read ls; Run[named] cat`},
	{`man --pager='rm -rf x' ls`, `Read ls; Run[named] rm -rf x`},
	{`man --html=./p ls`, `Read ls; Run[named] ./p`},
	{`man -H./p ls`, `Read ls; Run[named] ./p`},
	{`man -T../x ls`, `Read ls; Unknown it is given a file where a name is meant`}, {`man -Tutf8 ls`, `Read ls`},
	{`man -C conf ls`, `Read ls; Run{hidden} conf`},
	{`man -X ls`, `Read ls; Run gxditview`},
}

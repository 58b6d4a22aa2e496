package commands

import "automode"

var ls = Program{
	Name: "ls", Also: "gls dir vdir", Lists: true, Summary: "lists files and folders", Manual: "ls(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Does: []Do{{Kind: automode.Read, Target: ".", Traits: automode.Listing, When: &When{Args: "0"}}},
		Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-d --directory"},
			{Names: "-c -r --reverse -S --sort= --time= -t -u -U -v -X -1 -N --literal --group-directories-first", Value: Data},
			{Names: "-A --almost-all --author -b --escape --block-size= -B --ignore-backups -C --color[=] -D[=] --dired -F --classify[=] --file-type -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir --hide= --indicator-style= -I[=] --ignore= -k --kibibytes -L --dereference -p -q --hide-control-chars --show-control-chars --time-style= -T[=] --tabsize= -w[=] --width= -x --zero -@ -% -, -O -P -W -e -y", Value: Data},
			{Names: "-a --all -f -g -i --inode -l -m --format= --full-time --hyperlink[=] -n --numeric-uid-gid -o -Q --quote-name --quoting-style= -s --size -Z --context", Value: Data},
			{Names: "-R --recursive", Reach: automode.Tree},
		},
		// Names without their folder, or paths where files are named; "..", the
		// targets of links and other details only with the options left out here.
		Prints: []Out{{Alike, &When{With: "-d", Without: "-a -l -R -A"}}, {PathsIn, &When{Without: "-a -l"}}},
		Refine: lsHides,
	},
}

var lsCases = []Case{
	{`ls`, `Read{listing} .`},
	{`ls -la --zero`, `Read{listing} .`},
	{`ls -1dt a b`, `Read{listing} a; Read{listing} b`},
	{`ls -R`, `Read{listing} ./**`},
	{`ls -lR src`, `Read{listing} src/**`},
	{`ls --color=never --sort=time ~/.ssh`, `Read{listing} ~/.ssh`},
	{`ls -lT -w80 d`, `Read{listing} d`},
	{`ls -- -x`, `Read{listing} -x`},
	{`ls --help`, `nothing`},
	{`ls --frobnicate`, `Unknown no option “--frobnicate” is known`},
}

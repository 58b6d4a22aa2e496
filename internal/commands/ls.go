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
			{Names: "-A --almost-all --author -b --escape --block-size= -B --ignore-backups -c -C --color[=] -D[=] --dired -F --classify[=] --file-type -G --no-group --group-directories-first -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir --hide= --indicator-style= -I[=] --ignore= -k --kibibytes -L --dereference -N --literal -p -q --hide-control-chars --show-control-chars -r --reverse -S --sort= --time= --time-style= -t -T[=] --tabsize= -u -U -v -w[=] --width= -x -X -1 --zero -@ -% -, -O -P -W -e -y", Value: Data},
			{Names: "-a --all -f -g -i --inode -l -m --format= --full-time --hyperlink[=] -n --numeric-uid-gid -o -Q --quote-name --quoting-style= -s --size -Z --context", Value: Data},
			{Names: "-R --recursive", Reach: automode.Tree},
		},
		// Names without their folder, or paths where files are named; "..", the
		// targets of links and other details only with the options left out here.
		Prints: []Out{{PathsIn, &When{Without: "-a -l"}}},
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

package commands

import "automode"

var eza = Program{
	Name: "eza", Rare: true, Kin: "exa lsd dust diskus duf colorls", Summary: "lists files and how much room they take", Manual: "eza(1), 0.20; lsd(1), 1.1; dust 1.1; duf(1), 0.8; dir(1), GNU coreutils 9.5",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Lists}}, Prints: []Out{{Prints: PathsIn}},
		Does: []Do{{Kind: automode.Read, Target: ".", Traits: automode.Listing, When: &When{Args: "0"}}},
		Flags: []Flag{
			{Names: "-R --recurse -T --tree --recursive", Reach: automode.Tree},
			{Names: "-I= --ignore-glob= -L= --level= -s= --sort= --depth= -t= --time= --time-style= --color= --icon= --total= --group-dirs= -w= --width= --block-size= ", Value: Data}, {Names: "-d= -n= -X= -z= -v= -e= -T= -o= -S= -M= -A= -y=", Value: Data, Of: "dust"},
			{Names: "-1 --oneline -F --classify[=] -G --grid -l --long -x --across --color-scale[=] --colour-scale[=] --icons --icons[=] --no-icons -a --all -A --almost-all -d --list-dirs --treat-dirs-as-files -r --reverse --git-ignore --group-directories-first --group-directories-last -D --only-dirs -f --only-files -b --binary -B --bytes --changed -g --group --smart-group -h --header -H --links -i --inode -m --modified -M --mounts -n --numeric -S --blocksize --blocks -u --accessed -U --created --no-permissions -o --octal-permissions --no-filesize --no-user --no-time --no-git -@ --extended --git --git-repos --git-repos-no-status --hyperlink --follow-symlinks -X --dereference -Z --context --no-quotes --absolute", Of: "eza exa"},
			{Names: "-1 --oneline -a --all -A --almost-all -d --directory-only -F --classify -g --git -G --gitsort -h --human-readable -i --inode -l --long -L --dereference -N -r --reverse -S --sizesort --timesort -U --no-sort -v --versionsort -X --extensionsort -Z --context --header --total-size --ignore-config --no-symlink --group-directories-first --literal", Of: "lsd"},
			{Names: "-b --no-percent-bars -B --bars-on-right -c --no-colors -C --force-colors -D --only-dir -f --filecount -F --only-file -H -i --ignore-hidden -j -L --dereference-links -p --full-paths -P --no-progress -r --reverse -R --screen-reader --apparent-size -x --limit-filesystem --skip-total", Of: "dust"},
			{Names: "-all --all -json --json -inodes --inodes -warnings --warnings -hide= --hide= -hide-fs= --hide-fs= -hide-mp= --hide-mp= -only= --only= -only-fs= --only-fs= -only-mp= --only-mp= -output= --output= -sort= -style= --style= -theme= --theme= -width= --usage-threshold= --avail-threshold=", Value: Data, Of: "duf"},
			{Names: "--config-file= --config=", Value: Reads},
		},
	},
}

var ezaCases = []Case{
	{`dust -n 1 -d 2 d`, `Read{listing} d`}, {`eza -la --header /srv`, `Read{listing} /srv`}, {`lsd -la /srv`, `Read{listing} /srv`}, {`dust -r /srv`, `Read{listing} /srv`}, {`duf --output size,used /srv`, `Read{listing} /srv`}, {`eza --frob /srv`, `Unknown no option “--frob” is known; Read{listing} /srv`},
	{`eza -la --git`, `Read{listing} .`}, {`eza -T -L 2 d`, `Read{listing} d/**`}, {`lsd --config-file f d`, `Read{listing} d; Read f`}, {`duf`, `Read{listing} .`}, {`dust -d 2 d`, `Read{listing} d`},
}

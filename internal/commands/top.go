package commands

import "automode"

var top = Program{
	Name: "top", Rare: true, Kin: "htop", Summary: "shows what processes use", Manual: "top(1), procps 4.0 and macOS 15, htop(1) 3.3",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{{Kind: automode.Query, Target: "processes"}},
		Flags: []Flag{
			{Names: "-1 --single-cpu-toggle -b --batch -H --threads-show -S --accum-time-toggle -i --idle-toggle -O --list-fields -R -F -r -f -a -e -C --no-color -M --no-mouse -t --tree"},
			{Names: "-d= --delay= --iterations= --pid= -u= --filter-only-euser= -U= --filter-any-user= --sort-override= -w[=] --width[=] -l= -s= -stats= -ncols= --sort-key= -c --cmdline-toggle -E= --scale-summary-mem= --scale-task-mem= --secure-mode", Value: Data}, {Names: "-n= -p= -o=", Value: Data, Of: "top htop"},
		},
	},
}

var topCases = []Case{
	{`top --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`top -b -n 1`, `Query processes`},
	{`top -l 1 -stats pid,cpu`, `Query processes`},
}

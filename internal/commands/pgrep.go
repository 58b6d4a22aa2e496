package commands

import "automode"

var pgrep = Program{
	Name: "pgrep", Summary: "finds processes by name", Manual: "pgrep(1), procps 4.0 and macOS 15",
	Row: Row{
		Help: "--help -V --version -h",
		Does: []Do{{Kind: automode.Query, Target: "processes"}},
		Args: anyData,
		Flags: []Flag{
			{Names: "-a --list-full -l --list-name"},
			{Names: "-c --count -f --full -i --ignore-case -n --newest -o --oldest -v --inverse -x --exact -w --lightweight -A --ignore-ancestors -I -L --logpidfile -q --quiet"},
			{Names: "-d= --delimiter=", Value: Data},
			{Names: "-G= --group= -g= --pgroup= -P= --parent= -s= --session= -t= --terminal= -u= --euid= -U= --uid= -r= --runstates= -O= --older= --cgroup= --ns= --nslist= -M= -N= -j= --signal=", Value: Data},
			{Names: "-F= --pidfile=", Value: Reads},
		},
		Prints: []Out{{Prints: Numbers, When: &When{Without: "-a -d"}}},
		Refine: pgrepWhom,
	},
}

var pgrepCases = []Case{
	{`pgrep -f 'vite dev'`, `Query processes`},
	{`pgrep -la -d , -u me x`, `Query processes`},
	{`pgrep -F f`, `Query processes; Read f`},
}

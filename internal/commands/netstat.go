package commands

import "automode"

var netstat = Program{
	Name: "netstat", Summary: "shows connections and routes", Manual: "netstat(8), net-tools 2.10 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{{Kind: automode.Query, Target: "the network"}},
		Args: anyData,
		Flags: []Flag{
			{Names: "-a --all -b -C -c --continuous -d -e --extend -F -g --groups -i --interfaces -L -l --listening -M --masquerade -m -n --numeric --numeric-hosts --numeric-ports --numeric-users -o --timers -p --program --programs -r --route -R -S -s --statistics -t --tcp -u --udp -v --verbose -W --wide -w --raw -x --unix -4 -6 -8 -N -Z"},
			{Names: "-A= --protocol= -f= -I= -q=", Value: Data},
		},
	},
}

var netstatCases = []Case{
	{`netstat --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`netstat -tulpn`, `Query the network`},
	{`netstat -an -p tcp -f inet`, `Query the network`},
}

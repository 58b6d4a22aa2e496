package commands

import "automode"

var ifconfig = Program{
	Name: "ifconfig", Rare: true, Summary: "shows or sets network interfaces", Manual: "ifconfig(8), net-tools 2.10 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{
			{Kind: automode.Query, Target: "network interfaces", When: &When{Args: "0-1"}},
			{Kind: automode.Configure, Target: "network interfaces", When: &When{Args: "2+"}, Why: "sets a network interface up differently"},
		},
		Args:  anyData,
		Flags: []Flag{{Names: "-a -d -l -L -m -r -s -u -v"}},
	},
}

var ifconfigCases = []Case{
	{`ifconfig -a`, `Query network interfaces`},
	{`ifconfig eth0`, `Query network interfaces`},
	{`ifconfig eth0 down`, `Configure network interfaces`},
}

package commands

import "automode"

var ifconfig = Program{
	Name: "ifconfig", Rare: true, Summary: "shows or sets network interfaces", Manual: "ifconfig(8), net-tools 2.10 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{
			{Kind: automode.Query, Target: "network interfaces", When: &When{Args: "0-1"}},
			// Instead of an interface's name it stands for all of them.
			{Kind: automode.Configure, Target: "network interfaces", When: &When{Args: "1", First: "up down arp -arp delete create destroy promisc -promisc monitor debug link0"}, Why: "sets all network interfaces up differently"},
			{Kind: automode.Configure, Target: "network interfaces", When: &When{Args: "2+"}, Why: "sets a network interface up differently"},
		},
		Args:  anyData,
		Flags: []Flag{{Names: "-a -d -l -L -m -r -s -u -v"}},
	},
}

var ifconfigCases = []Case{
	{`ifconfig -a`, `Query network interfaces`},
	{`ifconfig eth0`, `Query network interfaces`},
	{`ifconfig -a inet`, `Query network interfaces`}, {`ifconfig -a down`, `Query network interfaces; Configure network interfaces`},
	{`ifconfig eth0 down`, `Configure network interfaces`},
}

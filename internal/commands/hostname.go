package commands

import "automode"

var hostname = Program{
	Name: "hostname", Rare: true, Also: "domainname nisdomainname ypdomainname dnsdomainname", Summary: "prints or sets this machine's name", Manual: "hostname(1), net-tools 2.10 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Args: []Arg{{Role: Data}},
		Does: []Do{{Kind: automode.Configure, Target: "the host's name", Traits: automode.Persists, When: &When{Args: "1+"}, Why: "sets the host's name"}},
		Flags: []Flag{
			{Names: "-s --short -v --verbose"},
			{Names: "-d --domain -f --fqdn --long -y --yp --nis", Does: []Do{{Kind: automode.Query, Target: "what the name stands for"}}},
			{Names: "-A --all-fqdns -a --alias -i --ip-address", Does: []Do{{Kind: automode.Query, Target: "what the name stands for"}}},
			{Names: "-I --all-ip-addresses"},
			{Names: "-b --boot", Does: []Do{{Kind: automode.Configure, Target: "the host's name", Traits: automode.Persists, Why: "sets the host's name"}}},
			{Names: "-F= --file=", Value: Reads, Does: []Do{{Kind: automode.Configure, Target: "the host's name", Traits: automode.Persists, Why: "sets the host's name"}}},
		},
		Prints: []Out{{OneName, &When{Args: "0", Without: "-A -I"}}},
	},
}

var hostnameCases = []Case{
	{`hostname`, `nothing`},
	{`hostname -s`, `nothing`},
	{`hostname -I`, `nothing`},
	{`hostname -f`, `Query what the name stands for`},
	{`hostname --alias`, `Query what the name stands for`},
	{`hostname x`, `Configure{persists} the host's name`},
	{`hostname -F f`, `Configure{persists} the host's name; Read f`},
	{`hostname -b`, `Configure{persists} the host's name`},
}

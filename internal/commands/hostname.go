package commands

import "automode"

var hostname = Program{
	Name: "hostname", Summary: "prints or sets this machine's name", Manual: "hostname(1), net-tools 2.10 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Args: []Arg{{Role: Data}},
		Does: []Do{{Kind: automode.Configure, Target: "the host's name", Traits: automode.Persists, When: &When{Args: "1+"}, Why: "sets the host's name"}},
		Flags: []Flag{
			{Names: "-A --all-fqdns -a --alias -d --domain -f --fqdn --long -I --all-ip-addresses -i --ip-address -s --short -v --verbose -y --yp --nis"},
			{Names: "-b --boot", Does: []Do{{Kind: automode.Configure, Target: "the host's name", Traits: automode.Persists, Why: "sets the host's name"}}},
			{Names: "-F= --file=", Value: Reads, Does: []Do{{Kind: automode.Configure, Target: "the host's name", Traits: automode.Persists, Why: "sets the host's name"}}},
		},
		Prints: []Out{{OneName, &When{Args: "0", Without: "-A"}}},
	},
}

var hostnameCases = []Case{
	{`hostname`, `nothing`},
	{`hostname -s`, `nothing`},
	{`hostname x`, `Configure{persists} the host's name`},
	{`hostname -F f`, `Configure{persists} the host's name; Read f`},
	{`hostname -b`, `Configure{persists} the host's name`},
}

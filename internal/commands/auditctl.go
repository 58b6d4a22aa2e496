package commands

import (
	"automode"
)

var auditctl = Program{
	Name: "auditctl", Kin: "bpftool varnishstat varnishadm", Rare: true, Summary: "shows and changes what the kernel or a server watches", Manual: "auditctl(8), audit 4.1; bpftool(8), Linux 6.17; varnishstat(1), Varnish 8",
	Row: Row{
		Help: "-h --help -V --version version", Does: []Do{{Kind: automode.Configure, Target: "what is watched", Why: "changes what is watched", When: &When{Without: "-l"}}}, Args: anyData,
		Flags:  []Flag{{Names: "-l -s -1"}, {Names: "-j -p -f -n -v --json --pretty --bpffs --mapcompat", Value: Data}},
		Rows:   []Row{{Names: "prog map link cgroup net feature btf struct_ops perf", OrArgs: false, Rows: []Row{{Names: "list show tree probe", Does: thisMachine, Args: anyData}, {Names: "dump lookup pin attach detach load create update delete run profile freeze tracelog getnext peek push pop enqueue dequeue register unregister format", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "what is watched", Why: "reads or changes the kernel's memory"}}, Args: anyData}}}},
		OrArgs: true,
	},
}

var auditctlCases = []Case{
	{`auditctl -l`, `nothing`}, {`auditctl -w /x`, `Unknown no option “-w” is known`}, {`bpftool prog list`, `Query this machine`}, {`bpftool prog`, `nothing`}, {`bpftool map dump id 1`, `Configure what is watched`}, {`varnishadm x`, `Configure what is watched`}, {`auditctl -j x`, `Configure what is watched`},
}

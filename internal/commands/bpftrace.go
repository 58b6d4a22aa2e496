package commands

import (
	"automode"
)

var bpftrace = Program{
	Name: "bpftrace", Rare: true, Summary: "traces the system with a program of one's own", Manual: "bpftrace(8), 0.23",
	Row: Row{
		Help: "-h --help -V --version --info", Args: anyData,
		Does:  []Do{{Kind: automode.Query, Target: "this machine", When: &When{With: "-l"}}, {Why: "runs a program in the kernel", When: &When{Without: "-l"}}},
		Flags: []Flag{{Names: "-l"}, {Names: "-v"}},
	},
}

var bpftraceCases = []Case{{`bpftrace -l 'tracepoint:*'`, `Query this machine`}, {`bpftrace -v a.bt`, `Unknown runs a program in the kernel`}}

package commands

import "automode"

var systemProfiler = Program{
	Name: "system_profiler", Rare: true, Summary: "prints what this machine is made of", Manual: "system_profiler(8), macOS 15",
	Row: Row{
		Help:  "-usage",
		Does:  []Do{{Kind: automode.Query, Target: "this machine"}},
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-xml -json -listDataTypes -detailLevel= -timeout=", Value: Data}},
	},
}

var systemProfilerCases = []Case{{`system_profiler -json SPHardwareDataType`, `Query this machine`}}

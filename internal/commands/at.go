package commands

import "automode"

var at = Program{
	Name: "at", Rare: true, Also: "batch", Summary: "runs commands later", Manual: "at(1), at 3.2 and macOS 15",
	Row: Row{
		Help: "-V", Wraps: Later, Lang: Shell, Course: Stays,
		Does: []Do{
			{Kind: automode.Configure, Target: "the jobs that run later", Traits: automode.Persists, When: &When{Without: "-l -c"}, Why: "sets a job up, or takes one away"},
			{Kind: automode.Query, Target: "the jobs that run later", When: &When{With: "-l -c"}},
		},
		Args: anyData,
		Flags: []Flag{
			{Names: "-l -c"},
			{Names: "-b -M -m -v"},
			{Names: "-d -r"},
			{Names: "-f=", Value: RunsFile, Lang: Shell, Why: "runs the file later"},
			{Names: "-q= -t= -u= -o=", Value: Data},
		},
		Stdin: []In{{Role: RunsText, When: &When{Without: "-l -c -d -f"}}},
	},
}

var atCases = []Case{
	{`at -m now`, `Configure{persists} the jobs that run later`},
	{`at -f s -t 0101 now`, `Configure{persists} the jobs that run later; Run[file shell later] s`},
	{`at -l`, `Query the jobs that run later`},
	{`at -d 3`, `Configure{persists} the jobs that run later`},
}

var atq = Program{
	Name: "atq", Rare: true, Summary: "lists jobs that run later", Manual: "atq(1), at 3.2",
	Row: Row{
		Help:  "-V",
		Does:  []Do{{Kind: automode.Query, Target: "the jobs that run later"}},
		Flags: []Flag{{Names: "-q= -o=", Value: Data}},
	},
}

var atqCases = []Case{{`atq -q a`, `Query the jobs that run later`}}

var atrm = Program{
	Name: "atrm", Rare: true, Summary: "takes away jobs that run later", Manual: "atrm(1), at 3.2",
	Row: Row{
		Help: "-V",
		Does: []Do{{Kind: automode.Configure, Target: "the jobs that run later", Why: "takes a job away"}},
		Args: anyData,
	},
}

var atrmCases = []Case{{`atrm 3`, `Configure the jobs that run later`}}

package commands

var solvers = Program{
	Name: "cvc5", Rare: true, Kin: "dafny", Summary: "decides whether formulas or programs hold", Manual: "the help of cvc5 1.3 and Dafny 4.11",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Args: []Arg{{Role: Reads}},
		Global: []Flag{{Names: "--quiet --stats --produce-models --incremental --cores= --tlimit= --lang= --verification-time-limit=", Value: Data}},
		Rows:   []Row{{Names: "verify resolve", Does: toolBuilds, Args: []Arg{{Role: Lists}}}, {Names: "build run translate test format server audit measure-complexity generate-tests", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}},
	},
}

var solversCases = []Case{{`cvc5 a.smt2`, `Read a.smt2`}, {`dafny verify --cores 2 a.dfy`, `Run{entry-point} the build; Read{listing} a.dfy`}, {`dafny run a.dfy`, `Unknown nobody read what this subcommand does`}}

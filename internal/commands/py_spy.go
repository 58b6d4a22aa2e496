package commands

var pySpy = Program{
	Name: "py-spy", Rare: true, Package: true, Summary: "looks at running Python programs", Manual: "py-spy --help, py-spy 0.4",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version",
		Rows: []Row{
			{Names: "dump top", Does: hostLooks, Args: []Arg{{At: First, Role: RunsWords}}, Flags: []Flag{{Names: "-p= --pid= -r= --rate= -s --subprocesses -n --native --nonblocking -j --json -i --idle", Value: Data}}},
			{Names: "record", Does: hostLooks, Args: []Arg{{At: First, Role: RunsWords}}, Flags: []Flag{{Names: "-p= --pid= -r= --rate= -d= --duration= -s --subprocesses -n --native --nonblocking -i --idle -t --threads -F --nolineno -g --gil", Value: Data}, {Names: "-f= --format=", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes what it measured"}}},
		},
	},
}

var pySpyCases = []Case{{`py-spy`, `nothing`}, {`py-spy dump --pid 3`, `Query the platform`}, {`py-spy record -f raw -d 3 -o f -- python a.py`, `Query the platform; Run[words] python a.py; Write f`}}

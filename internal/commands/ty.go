package commands

var typeChecks = Program{
	Name: "ty", Rare: true, Kin: "pyrefly pyre", Package: true, Summary: "checks the types of Python", Manual: "the --help of ty 0.0.1, Pyrefly 0.40 and Pyre 0.9",
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "-v -vv --verbose -q --quiet --watch --error-on-warning --exit-zero --no-progress --summarize-errors --color= --output-format= --ignore= --error= --warn= --python-version= --python-platform= --exclude=", Value: Data}, {Names: "--project= --python= --typeshed=", Value: Lists}},
		Rows:   []Row{{Names: "check", Does: toolBuilds, Args: []Arg{{Role: Lists}}}, {Names: "version explain dump-config", Does: hostLooks, Args: anyData}, {Names: "server lsp init infer suppress start stop restart kill autotype upgrade", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}},
	},
}

var typeChecksCases = []Case{{`ty`, `nothing`}, {`ty check --python .venv -q src`, `Run{entry-point} the build; Read{listing} src; Read{listing} .venv`}, {`ty version`, `Query the platform`}, {`pyrefly infer`, `Unknown nobody read what this subcommand does`}}

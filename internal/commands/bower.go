package commands

import (
	"automode"
)

var bower = Program{
	Name: "bower", Rare: true, Package: true, Summary: "installs packages for pages", Manual: "bower.io, 1.8",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "list ls help", Does: repoLooks, Args: anyData, Flags: []Flag{{Names: "-p --paths -r --relative -o --offline -j --json -V --verbose -q --quiet -s --silent"}}},
			{Names: "info search lookup", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: anyData, Flags: []Flag{{Names: "-j --json -o --offline"}}},
		},
	},
}

var bowerCases = []Case{{`bower list -p`, `Read .`}, {`bower info jquery --json`, `Query the registry`}, {`bower install`, `Unknown no subcommand “install” is known`}, {`bower`, `nothing`}}

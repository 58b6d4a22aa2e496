package commands

import (
	"automode"
)

var rush = Program{
	Name: "rush", Rare: true, Also: "rushx", Summary: "manages a repository of many packages", Manual: "rush --help, Rush 5.158",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "-v --verbose -q --quiet -d --debug --json --detailed --production --timeline --changed-projects-only", Value: Data}, {Names: "-t= --to= -o= --only= -f= --from= -p= --parallelism= -T= --to-except= -i= --impacted-by=", Value: Data, Of: "rush"}},
		Rows: []Row{
			{Names: "build rebuild test lint check list scan version-check", Does: toolBuilds},
			{Names: "install", Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the lock file names"}}},
			{Names: "update add remove upgrade-interactive update-autoinstaller", Does: toolInstalls, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "change publish version deploy purge unlink link init setup", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}},
		},
	},
}

var rushCases = []Case{{`rush`, `nothing`}, {`rush build -t x -v`, `Run{entry-point} the build`}, {`rush install`, `Install{declared} what the lock file names`}, {`rush add -p x`, `Install packages or versions`}, {`rush publish`, `Unknown nobody read what this subcommand does`}}

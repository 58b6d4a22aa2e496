package commands

var cz = Program{
	Name: "cz", Rare: true, Kin: "cog", Summary: "checks messages of commits and writes them", Manual: "commitizen 4.8; cocogitto 6.3",
	Row: Row{
		Help: "-h --help -V --version",
		Rows: []Row{{Names: "check ls info schema example version log verify get-version", Does: repoLooks, Args: anyData, Flags: []Flag{
			{Names: "--rev-range= -m= --message= --allow-abort --allowed-prefixes= -l= --message-length-limit= -r --report -p --project -c --commitizen -v --verbose --major --minor --from-latest-tag --ignore-merge-commits -B= -t= -s= -a= --breaking-change --fallback= --package=", Value: Data},
			{Names: "--commit-msg-file= -f= --file=", Value: Reads},
		}}},
	},
}

var czCases = []Case{{`cz check --rev-range HEAD~1..HEAD`, `Read .`}, {`cz check --commit-msg-file f`, `Read .; Read f`}, {`cz bump --yes`, `Unknown no option “--yes” is known`}, {`cz bump`, `Unknown no subcommand “bump” is known`}, {`cog check`, `Read .`}, {`cz`, `nothing`}}

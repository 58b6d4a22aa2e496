package commands

import "automode"

var proseChecks = Program{
	Name: "vale", Rare: true, Kin: "proselint alex write-good mdl textstat", Package: true, Summary: "examines prose", Manual: "the --help of vale 3.12, proselint 0.14, alex 11, write-good 1.0 and mdl 0.13",
	Row: Row{
		Help: "-h --help --version", Args: sourceReads, OrArgs: true,
		Rows: []Row{{Names: "sync", Does: []Do{{Kind: automode.Install, Target: "the styles that its settings name", Why: "downloads styles and scripts of rules"}}, Flags: []Flag{{Names: "--config=", Value: Reads}}}},
		Flags: []Flag{
			{Names: "-v --no-exit --no-wrap --no-global --normalize --relative --sorted -q --quiet -d --debug -j --json --compact -t --text --html -a -g --git-recurse -w --warnings -l --list-rules --parse --why --stdin --mdx", Value: Data},
			{Names: "--minAlertLevel= --ext= --glob= --no-passive= --rules= --tags=", Value: Data}, {Names: "--output= --filter=", Value: Data, Of: "vale"}, {Names: "-r=", Value: Data, Of: "mdl"},
			{Names: "-s= --style= -u= --rulesets= -c= --config=", Value: RunsFile, Lang: Ruby, Of: "mdl", Why: "its rules and settings are code"},
			{Names: "--config= -c=", Value: Reads, Of: "vale proselint alex write-good textstat"},
		},
	},
}

var proseChecksCases = []Case{
	{`vale sync --config f`, `Install the styles that its settings name; Read f`},
	{`vale --output 1 --config f --glob '*.md' docs`, `Read docs/**; Read f`},
	{`mdl -r 1 --config f --glob '*.md' docs`, `Read docs/**; Run[file ruby] f`}, {`mdl -s x docs`, `Read docs/**; Run[file ruby] x`},
	{`vale --config f --glob '*.md' docs`, `Read docs/**; Read f`}, {`alex --why a.md`, `Read a.md/**`},
}

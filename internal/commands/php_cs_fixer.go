package commands

import (
	"automode"
)

var phpFixers = Program{
	Name: "php-cs-fixer", Rare: true, Kin: "phpcbf pint rector ecs", Package: true, Summary: "rewrites PHP", Manual: "the --help of PHP CS Fixer 3.89, PHP_CodeSniffer 4, Pint 1.25, Rector 2",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Refine: phpStandards,
		Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines by the project's rules"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Args: "0", Without: "--dry-run --test"}, Why: "rewrites source files"}},
		Args: phpFixed,
		Global: []Flag{
			{Names: "--dry-run --test"}, {Names: "-n -v -vv -vvv --verbose --diff --dirty --repair --bail --allow-risky= --using-cache= --show-progress= --rules= -q --quiet --no-interaction --ansi --no-ansi -p --parallel --no-progress-bar --no-diffs --clear-cache --stop-on-violation --sequential --path-mode= --memory-limit= --output-format= --extensions= --ignore= --fix", Value: Data}, {Names: "--format=", Value: Data, Of: "php-cs-fixer pint"},
			{Names: "--cache-file=", Value: Writes, Why: "keeps what it knows there"}, {Names: "-c= --config= --standard= --preset= -a= --autoload-file=", Value: RunsFile, Why: "its settings can name code"},
		},
		Rows: []Row{{Names: "fix process check", Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines by the project's rules"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Args: "0", Without: "--dry-run --test"}, Why: "rewrites source files"}}, Args: phpFixed}, {Names: "list list-files describe list-rules list-checkers", Does: toolBuilds, Args: anyData}},
	},
}

var phpFixed = []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "--dry-run --test"}, Why: "rewrites source files"}, {Role: Reads, Extent: automode.Tree, When: &When{With: "--dry-run --test"}}}

var phpFixersCases = []Case{
	{`php-cs-fixer fix --format 1 src --diff`, `Run{entry-point} the linter; Write{source-only} src/**`},
	{`php-cs-fixer fix src --diff`, `Run{entry-point} the linter; Write{source-only} src/**`}, {`php-cs-fixer fix --dry-run --cache-file=f`, `Run{entry-point} the linter; Write f`}, {`php-cs-fixer fix -n src`, `Run{entry-point} the linter; Write{source-only} src/**`}, {`pint --dirty --format agent`, `Run{entry-point} the linter; Write{source-only} ./**`}, {`pint --test -c f`, `Run{entry-point} the linter; Run[file native] f`}, {`rector list`, `Run{entry-point} the build`}, {`phpcbf a`, `Run{entry-point} the linter; Write{source-only} a/**`},
}

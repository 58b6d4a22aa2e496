package commands

var rubyChecks = Program{
	Name: "brakeman", Rare: true, Kin: "reek fasterer flog flay erb_lint erblint haml-lint slim-lint rails_best_practices srb steep bundle-audit bundler-audit foodcritic puppet-lint", Package: true, Summary: "examines Ruby", Manual: "the --help of brakeman 7.1, reek 6.5, erb_lint 0.9, haml-lint 0.66, Sorbet 0.6 and steep 1.10",
	Row: Row{
		Help: "-h --help --version", Does: toolBuilds, Args: sourceLists,
		Global: []Flag{
			{Names: "-v --verbose -q --quiet --no-pager --no-progress --no-exit-on-warn --exit-on-warn --no-summary --summary --color --no-color -A --run-all-checks --lint-all --parallel -p --single-line --no-documentation -d --debug --ignore --fail-fast --no-exit-on-error -5 -6 -7 -8 --force", Value: Data},
			{Names: "-t= --test= -x= --except= -w= --confidence-level= --show-relative-path --enable-linters= --disable-linters= -i= --include-linter= --exclude= --fail-level= --smell=", Value: Data}, {Names: "-f= --format=", Value: Data, Of: "brakeman rails_best_practices erb_lint erblint bundle-audit bundler-audit reek"}, {Names: "-r= --reporter=", Value: Data, Of: "haml-lint slim-lint"}, {Names: "-e=", Value: Data, Of: "haml-lint slim-lint"},
			{Names: "-o= --output=", Value: Writes, Why: "writes what it found there"}, {Names: "-a --autocorrect --auto-correct --fix", Does: toolRewrites}, {Names: "-c= --config= --require=", Value: RunsFile, Why: "its settings can name code"},
		},
		Flags: []Flag{{Names: "-u --update", Of: "bundle-audit bundler-audit", Does: toolAsks}},
		Rows:  []Row{{Names: "tc check typecheck", Does: toolBuilds, Args: sourceLists, Flags: []Flag{{Names: "-u --update", Of: "bundle-audit bundler-audit", Does: toolAsks}}}, {Names: "update", Does: toolAsks}}, OrArgs: true,
	},
}

var rubyChecksCases = []Case{
	{`brakeman -f 1 -q --no-pager -w 2`, `Run{entry-point} the build`},
	{`haml-lint -r 1 -q --no-pager -w 2`, `Run{entry-point} the build`},
	{`haml-lint -e 1 -q --no-pager -w 2`, `Run{entry-point} the build`},
	{`brakeman -q --no-pager -w 2`, `Run{entry-point} the build`}, {`erb_lint -a -c f -o g`, `Run{entry-point} the build; Write{source-only} ./**; Run[file native] f; Write g`}, {`srb tc`, `Run{entry-point} the build`}, {`bundle-audit check --update`, `Run{entry-point} the build; Query the package index`}, {`bundle-audit -u`, `Run{entry-point} the build; Query the package index`}, {`bundle-audit update`, `Query the package index`},
}

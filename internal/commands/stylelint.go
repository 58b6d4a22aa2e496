package commands

var jsLinters = Program{
	Name: "stylelint", Rare: true, Kin: "standard xo jshint tslint semistandard ts-standard textlint spectral redocly vacuum markuplint", Package: true, Summary: "examines source by the project's rules", Manual: "the --help of stylelint 16, standard 17, xo 1.2, jshint 2.13, remark-cli 12, textlint 15, spectral 6 and redocly 2",
	Row: Row{
		Help: "-h --help --version", Does: toolBuilds, Args: sourceLists, Refine: listsFromAddresses,
		Global: []Flag{
			{Names: "--fix --fix-dry-run --write", Does: toolRewrites}, {Names: "--quiet -q -v --verbose --color --no-color --cache --allow-empty-input --disable-default-ignores --report-needless-disables --space[=] --semicolon --prettier --frail -f --dry-run --no-experimental --fail-on-unmatched-globs --skip-rule= -D --display-only-failures --print-config --stdin --lint-config= --generate-ignore-file --deny-warnings --experimental", Value: Data},
			{Names: "--max-warnings= --ignore-pattern= --ignore= --env= --global= --globals= --ext= --extension= --stdin-filename= -F= --fail-severity= --encoding= --severity= --max-problems= --exclude=", Value: Data}, {Names: "-e=", Value: Data, Of: "tslint spectral"}, {Names: "--formatter=", Value: Data, Of: "stylelint"}, {Names: "-p= --project=", Value: Lists, Of: "tslint"},
			{Names: "-o= --output-file= --output= --cache-location=", Value: Writes, Why: "writes what it found there"}, {Names: "-r= --ruleset= -i= --ignore-path= --ignore-file=", Value: Reads}, {Names: "-c= --config= --extends= --custom-syntax= --custom-formatter= --config-basedir= --parser= --plugin= --plugins= --rule= --use= -u= --rulesdir= --setting= -s= --preset= --resolver=", Value: RunsFile, Why: "can be code"},
		},
		Rows: []Row{{Names: "lint check-config stats", Does: toolBuilds, Args: sourceLists}, {Names: "bundle build-docs split join", Does: toolBuilds, Args: sourceLists}, {Names: "push push-status login logout preview preview-docs", Does: hostDeploys, Args: anyData}}, OrArgs: true,
	},
}

var jsLintersCases = []Case{
	{`stylelint --formatter compact a.css`, `Run{entry-point} the build; Read{listing} a.css`}, {`xo --formatter x`, `Unknown no option “--formatter” is known`},
	{`tslint -p . a.ts`, `Run{entry-point} the build; Read{listing} a.ts; Read{listing} .`},
	{`tslint -e 1 --quiet --max-warnings 0 a.css`, `Run{entry-point} the build; Read{listing} a.css`},
	{`stylelint --quiet --max-warnings 0 a.css`, `Run{entry-point} the build; Read{listing} a.css`}, {`standard --fix`, `Run{entry-point} the build; Write{source-only} ./**`}, {`spectral lint`, `Run{entry-point} the build`}, {`jshint -o=f a.js`, `Run{entry-point} the build; Read{listing} a.js; Write f`},
	{`textlint --rule x -i ig a.md`, `Run{entry-point} the build; Read{listing} a.md; Run[file native] x; Read ig`}, {`redocly bundle`, `Run{entry-point} the build`}, {`redocly lint --extends x`, `Run{entry-point} the build; Run[file native] x`}, {`redocly push`, `Publish the platform`},
}

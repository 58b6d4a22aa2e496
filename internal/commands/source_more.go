package commands

import (
	"strings"

	"automode"
)

// Checkers, formatters and builders of JavaScript, PHP, Ruby and others.

var jsLinters = Program{
	Name: "stylelint", Rare: true, Kin: "standard xo jshint tslint semistandard ts-standard textlint spectral redocly vacuum markuplint", Package: true, Summary: "examines source by the project's rules", Manual: "the --help of stylelint 16, standard 17, xo 1.2, jshint 2.13, remark-cli 12, textlint 15, spectral 6 and redocly 2",
	Row: Row{
		Help: "-h --help --version", Does: toolBuilds, Args: sourceLists, Refine: listsFromAddresses,
		Global: []Flag{
			{Names: "--fix --fix-dry-run --write", Does: toolRewrites}, {Names: "--quiet -q -v --verbose --color --no-color --cache --allow-empty-input --disable-default-ignores --report-needless-disables --space[=] --semicolon --prettier --frail -f --dry-run --no-experimental --fail-on-unmatched-globs --skip-rule= -D --display-only-failures --print-config --stdin --extends= --lint-config= --generate-ignore-file --deny-warnings --experimental", Value: Data},
			{Names: "--max-warnings= --ignore-pattern= --ignore= --env= --global= --globals= --ext= --extension= --stdin-filename= -F= --fail-severity= --encoding= --severity= --max-problems= --exclude=", Value: Data}, {Names: "-e=", Value: Data, Of: "tslint spectral"},
			{Names: "-o= --output-file= --output= --cache-location=", Value: Writes, Why: "writes what it found there"}, {Names: "-r= --ruleset= -i= --ignore-path= --ignore-file=", Value: Reads}, {Names: "-c= --config= --custom-syntax= --custom-formatter= --config-basedir= --parser= --plugin= --plugins= --rule= --use= -u= --rulesdir= --setting= -s= --preset= --resolver=", Value: RunsFile, Why: "can be code"},
		},
		Rows: []Row{{Names: "lint check-config stats", Does: toolBuilds, Args: sourceLists}, {Names: "bundle build-docs split join", Does: toolBuilds, Args: sourceLists}, {Names: "push push-status login logout preview preview-docs", Does: hostDeploys, Args: anyData}}, OrArgs: true,
	},
}

var jsLintersCases = []Case{
	{`tslint -e 1 --quiet --max-warnings 0 a.css`, `Run{entry-point} the build; Read{listing} a.css`},
	{`stylelint --quiet --max-warnings 0 a.css`, `Run{entry-point} the build; Read{listing} a.css`}, {`standard --fix`, `Run{entry-point} the build; Write{source-only} ./**`}, {`spectral lint`, `Run{entry-point} the build`}, {`jshint -o=f a.js`, `Run{entry-point} the build; Read{listing} a.js; Write f`},
	{`textlint --rule x -i ig a.md`, `Run{entry-point} the build; Read{listing} a.md; Run[file native] x; Read ig`}, {`redocly bundle`, `Run{entry-point} the build`}, {`redocly push`, `Publish the platform`},
}

var jsTransforms = Program{
	Name: "sass", Rare: true, Follows: "sass lessc", Kin: "lessc uglifyjs terser babel svgo cleancss html-minifier html-minifier-terser typedoc jsdoc graphql-codegen swagger-cli openapi openapi-typescript json2ts quicktype pegjs peggy", Package: true, Summary: "makes files out of source files", Manual: "the --help of sass 1.93, less 4.4, terser 5.44, babel-cli 7.28, svgo 4, typedoc 0.28, jsdoc 4 and graphql-codegen 6",
	Row: Row{
		Help: "-h --help -V --version --show-plugins", Does: toolBuilds, Args: []Arg{{Role: Reads}}, Refine: sassTargets,
		Flags: []Flag{
			{Names: "-v -w --watch --no-source-map --source-map[=] --embed-sources --no-charset --update --stop-on-error --quiet-deps -q --quiet -c --compress -m --mangle --compress[=] --mangle[=] --beautify -b --comments[=] --toplevel --module --keep-fnames --keep-classnames --source-maps[=] --copy-files --keep-file-extension --verbose --multipass --pretty -r --recursive --collapse-whitespace --remove-comments --minify-css[=] --minify-js[=] --strict-math[=] --js --lint --emit= --treatWarningsAsErrors --validation.invalidLink", Value: Data}, {Names: "--cleanOutputDir=", Value: Data, Of: "typedoc"},
			{Names: "-s= --style= --ecma= --precision= --indent= --extensions= -x= --ignore= --only= --env-name= --root-mode= --out-file-extension= --lang= --src-lang= --just-types", Value: Data}, {Names: "-p=", Value: Data, Of: "svgo terser"},
			{Names: "-o= --output= --out-file= -d= --out-dir= --out= --destination= --json= --docs=", Value: WritesTree, Why: "writes what it makes"}, {Names: "-I= --load-path= --include-path= -f= --folder= -i= --input=", Value: Lists}, {Names: "--config= --plugins= --plugin= --require= --js-options= --config-file= -t= --template= --options= --tsconfig= --theme=", Value: RunsFile, Why: "can be code"},
		},
	},
}

var jsTransformsCases = []Case{
	{`typedoc --out d src`, `Run{entry-point} the build; Read src; Delete d/**`}, {`typedoc --cleanOutputDir false --out d`, `Run{entry-point} the build; Write d/**`},
	{`openapi-typescript https://h.test/a -o b`, `Read https://h.test/a; Write b/**; Fetch https://h.test/a; Fetch https://h.test/a`},
	{`svgo -p 1 a.svg`, `Run{entry-point} the build; Read a.svg; Write a.svg`},
	{`sass a.scss b.css`, `Run{entry-point} the build; Read a.scss; Read b.css; Write b.css`}, {`terser a.js -o b.js -c --ecma 2020`, `Run{entry-point} the build; Read a.js; Write b.js/**`}, {`babel src -d lib --config-file f`, `Run{entry-point} the build; Read src; Write lib/**; Run[file native] f`}, {`sass --watch -I d src:out`, `Run{entry-point} the build; Read src:out; Read{listing} d; Write out`}, {`svgo a.svg`, `Run{entry-point} the build; Read a.svg; Write a.svg`},
}

// sassTargets: sass writes to its second word, or behind a colon, and svgo what
// it read; typedoc empties the folder that it writes to.
func sassTargets(m *Match) {
	name := m.name()
	if name == "typedoc" && !m.Has("--cleanOutputDir") { // which is what turns it off
		emptiesFirst(m)
	}
	for i, w := range m.Args {
		switch {
		case strings.Contains(w.Text, "://") && named("openapi-typescript openapi swagger-cli graphql-codegen quicktype json2ts", name):
			m.Own(func(f *Fact) bool { return f.Kind != automode.Run }) // a description is no code
			m.addRole(Fetches, &w, "takes the description from there")
		case named("svgo", name) && !m.Has("-o"), i == 1 && named("sass lessc", name):
			m.addRole(Writes, &w, "writes what it makes")
		case named("sass", name):
			if _, to, ok := strings.Cut(w.Text, ":"); ok {
				t := w
				t.Text = to
				m.addRole(Writes, &t, "writes what it makes")
			}
		}
	}
}

var npmCheckUpdates = Program{
	Name: "npm-check-updates", Rare: true, Kin: "ncu npm-check taze", Package: true, Summary: "shows newer versions of a project's packages", Manual: "npm-check-updates --help, 19",
	Row: Row{
		Help: "-h --help -v -V --version", Does: toolAsks, Args: anyData,
		Flags: []Flag{{Names: "-u --upgrade -w --write -y --update-all", Does: []Do{{Kind: automode.Write, Target: "package.json"}}, Why: "rewrites the manifest"}, {Names: "-s --silent -g --global -m --minimal --deep --pre --jsonUpgraded --jsonAll --peer -i --interactive --errorLevel= --no-color --skip-unused --production -d --dev-only", Value: Data}, {Names: "-r -p", Of: "npm-check taze"}, {Names: "-r=", Value: Fetches, Of: "npm-check-updates ncu", Why: "asks this index"}, {Names: "--doctor --doctorInstall= --doctorTest= --install= --prefix= --cacheFile= --packageData=", Of: "npm-check-updates ncu", Why: "installs, runs, or works elsewhere", Value: Data, Does: []Do{{Kind: automode.Unknown}}}, {Names: "-e= -p= --packageManager= --cache --cacheExpiration= --cacheClear --color --deprecated --no-deprecated --enginesNode --filterVersion= -j -c= -l= --loglevel= --jsonDeps --mergeConfig --registryType= --rejectVersion= --removeRange --retry= --root --no-root --stdin --verbose --workspace= --workspaces", Value: Data, Of: "npm-check-updates ncu"}, {Names: "-t= --target= -x= --reject= --dep= --concurrency= --timeout= --cooldown=", Value: Data}, {Names: "-f= --filter= --format=", Value: Data, Of: "npm-check-updates ncu"}, {Names: "--packageFile= --cwd= --configFilePath= --configFileName=", Value: Unread, Why: "is of another project, or code"}, {Names: "--registry=", Value: Fetches, Why: "asks that registry"}},
	},
}

var npmCheckUpdatesCases = []Case{
	{`npm-check-updates -e 1 -t minor`, `Query the package index`},
	{`npm-check-updates -f 1 -t minor`, `Query the package index`},
	{`taze -r`, `Query the package index`}, {`ncu -p npm -r http://h`, `Query the package index; Fetch http://h`}, {`ncu --doctor`, `Query the package index; Unknown installs, runs, or works elsewhere`},
	{`ncu -t minor`, `Query the package index`}, {`ncu -u -s`, `Query the package index; Write package.json`}, {`ncu --cwd d --registry http://h`, `Query the package index; Unknown is of another project, or code; Fetch http://h`},
}

var phpChecks = Program{
	Name: "phpstan", Rare: true, Kin: "psalm phpcs phan phpmd deptrac infection", Package: true, Summary: "examines PHP", Manual: "the --help of PHPStan 2.1, Psalm 6, PHP_CodeSniffer 4, PHPMD 2.15",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: sourceLists, Refine: phpStandards,
		Global: []Flag{
			{Names: "-v -vv -vvv --verbose -q --quiet -n -s -p -e -i --no-progress --no-interaction --debug --xdebug --pro --colors --no-colors --no-ansi --ansi --show-info[=] --stats --no-cache --no-diff --taint-analysis --shepherd --show-snippet[=] --exclude --blame -l --find-dead-code[=] --find-unused-code[=] --only-covered --show-mutations --fail-without-result-cache --alter-none --ignore-baseline", Value: Data},
			{Names: "--level= --error-format= --memory-limit= --output-format= --threads= --php-version= --extensions= --ignore= --severity= --warning-severity= --error-severity= --parallel= --tab-width= --encoding= --sniffs= --report-width= --min-msi= --set= --minimumpriority= --suffixes=", Value: Data}, {Names: "--formatter=", Value: Data, Of: "deptrac"},
			{Names: "--report-file= --report-full= --report-json= --report-xml= -b= --generate-baseline[=] --set-baseline=", Value: Writes, Why: "writes what it found there"}, {Names: "-c= --configuration= --config= -a= --autoload-file= -r= --root= --standard= --report= --bootstrap= --plugin= --init", Value: RunsFile, Why: "its settings can name code"}, {Names: "--alter", Does: toolRewrites}, {Names: "--issues=", Value: Data},
		},
		Rows: []Row{{Names: "analyse analyze check lint dump-parameters", Does: toolBuilds, Args: sourceLists}, {Names: "clear-result-cache", Does: toolRemoves}}, OrArgs: true,
	},
}

var phpChecksCases = []Case{
	{`deptrac analyse --formatter 1 --level max src`, `Run{entry-point} the build; Read{listing} src`},
	{`phpstan analyse --level max src`, `Run{entry-point} the build; Read{listing} src`}, {`phpcs --report=json src`, `Run{entry-point} the build; Read{listing} src`}, {`phpcs --standard=PSR12 src`, `Run{entry-point} the build; Read{listing} src`}, {`phpcs --standard=./x src`, `Run{entry-point} the build; Read{listing} src; Run[file native] ./x`}, {`psalm --alter --issues=all --report-file=f -q`, `Run{entry-point} the build; Write{source-only} ./**; Write f`}, {`phpstan clear-result-cache`, `Delete{recoverable,build-output} what was built`},
}

// phpStandards: a standard that is no path is one of the program's own or of
// the project's packages.
func phpStandards(m *Match) {
	m.Own(func(f *Fact) bool {
		return f.Flag != "--standard" && f.Flag != "--preset" && f.Flag != "--report" || !f.Word.Exact() || strings.ContainsAny(f.Word.Text, "/.")
	})
}

var phpFixers = Program{
	Name: "php-cs-fixer", Rare: true, Kin: "phpcbf pint rector ecs", Package: true, Summary: "rewrites PHP", Manual: "the --help of PHP CS Fixer 3.89, PHP_CodeSniffer 4, Pint 1.25, Rector 2",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Refine: phpStandards,
		Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines by the project's rules"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Args: "0", Without: "--dry-run --test"}, Why: "rewrites source files"}},
		Args: phpFixed,
		Global: []Flag{
			{Names: "--dry-run --test"}, {Names: "-n -v -vv -vvv --verbose --diff --dirty --repair --bail --allow-risky= --using-cache= --show-progress= --rules= -q --quiet --no-interaction --ansi --no-ansi -p --parallel --no-progress-bar --no-diffs --clear-cache --stop-on-violation --sequential --path-mode= --memory-limit= --output-format= --extensions= --ignore= --fix", Value: Data}, {Names: "--format=", Value: Data, Of: "php-cs-fixer"},
			{Names: "--cache-file=", Value: Writes, Why: "keeps what it knows there"}, {Names: "-c= --config= --standard= --preset= -a= --autoload-file=", Value: RunsFile, Why: "its settings can name code"},
		},
		Rows: []Row{{Names: "fix process check", Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines by the project's rules"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Args: "0", Without: "--dry-run --test"}, Why: "rewrites source files"}}, Args: phpFixed}, {Names: "list list-files describe list-rules list-checkers", Does: toolBuilds, Args: anyData}},
	},
}

var phpFixed = []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "--dry-run --test"}, Why: "rewrites source files"}, {Role: Reads, Extent: automode.Tree, When: &When{With: "--dry-run --test"}}}

var phpFixersCases = []Case{
	{`php-cs-fixer fix --format 1 src --diff`, `Run{entry-point} the linter; Write{source-only} src/**`},
	{`php-cs-fixer fix src --diff`, `Run{entry-point} the linter; Write{source-only} src/**`}, {`php-cs-fixer fix --dry-run --cache-file=f`, `Run{entry-point} the linter; Write f`}, {`php-cs-fixer fix -n src`, `Run{entry-point} the linter; Write{source-only} src/**`}, {`pint --test -c f`, `Run{entry-point} the linter; Run[file native] f`}, {`rector list`, `Run{entry-point} the build`}, {`phpcbf a`, `Run{entry-point} the linter; Write{source-only} a/**`},
}

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

var ri = Program{
	Name: "ri", Rare: true, Kin: "perldoc tldrp", Summary: "shows documentation", Manual: "ri(1), Ruby 3.4; perldoc(1), Perl 5.42",
	Row: Row{Help: "-h --help --version", Args: anyData, Does: thisMachine, Refine: manualFiles, Flags: []Flag{{Names: "-v -V -T --no-pager -l -i -t -q= -a= --list --all -m -u -k=", Value: Data}, {Names: "-f= --format=", Value: Data, Of: "ri perldoc"}}},
}

// manualFiles: these take a file in the place of a name as well, and show it.
func manualFiles(m *Match) {
	if named("perldoc info", m.name()) {
		m.Facts = append(m.Facts, roles(Reads, m.Args, "")...)
	}
}

var riCases = []Case{
	{`perldoc -m a`, `Query this machine; Read a`},
	{`ri -f 1 -T Array#map`, `Query this machine`},
	{`ri -T Array#map`, `Query this machine`}, {`ri -p 80`, `Unknown no option “-p” is known`},
}

var perlTools = Program{
	Name: "prove", Rare: true, Kin: "yath perlcritic podchecker", Package: true, Summary: "tests or examines Perl", Manual: "prove(1), perlcritic(1), Perl 5.42",
	Row: Row{
		Help: "-h -H --help -V --version -?", Does: toolTests, Args: sourceLists, Refine: proveInput,
		Flags: []Flag{{Names: "-v --verbose -q --quiet -Q --QUIET -l --lib -b --blib -r --recurse -s --shuffle -c --color --nocolor -f --failures -o --comments --timer --merge --fork --directives -w -W -t -T --gentle --stern --harsh --cruel --brutal -1 -2 -3 -4 -5 --noprofile --force --count --only -D", Value: Data}, {Names: "-j= --jobs= --ext= --state= --severity= --include= --exclude= --single-policy= --theme= --top[=]", Value: Data}, {Names: "-I= -e= --exec= --harness= --formatter= --source= -a= --archive= -P= -M= --rc= --rules= -p= --profile=", Value: Unread, Why: "names code, or where tests are run"}},
	},
}

// proveInput: the names of the tests can come in.
func proveInput(m *Match) {
	for _, w := range m.Args {
		if w.Is("-") {
			m.Unknown("takes the names of tests to run from its input", w)
		}
	}
}

var perlToolsCases = []Case{{`prove -`, `Run{entry-point} the project's tests; Read{listing} -; Unknown takes the names of tests to run from its input`}, {`prove -lr t -j 4`, `Run{entry-point} the project's tests; Read{listing} t`}, {`prove -e 'rm x' t`, `Run{entry-point} the project's tests; Read{listing} t; Unknown names code, or where tests are run`}}

var luaTools = Program{
	Name: "stylua", Rare: true, Kin: "ormolu fourmolu hindent nixfmt alejandra buildifier buf-fmt ocamlformat elm-format purs-tidy cljfmt zprint yamlfmt mdformat ktfmt golines fantomas csharpier", Package: true, Summary: "reformats source", Manual: "the --help of StyLua 2.3, Ormolu 0.8, Fourmolu 0.19, nixfmt 1.1, Alejandra 4.0, buildifier 8.2, yamlfmt 0.20, mdformat 0.7, ktfmt 0.59 and CSharpier 1.1",
	Row: Row{
		Help: "-h --help -V --version -version", OrArgs: true,
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", Without: formatChecks}, Why: "rewrites source files"}},
		Args: formatted,
		Global: []Flag{
			{Names: "--check --dry-run"}, {Names: "--validate", Of: "elm-format"}, {Names: "-c", Of: "stylua nixfmt alejandra"}, {Names: "-n", Of: "ktfmt"}, {Names: "-d", Of: "buildifier"}, {Names: "-dry -lint", Of: "yamlfmt"}, {Names: "-v -i -w -l -q --quiet --verify --no-editorconfig --respect-ignores --allow-hidden --verbose --inplace --in-place --yes --set-exit-if-changed --kotlinlang-style --google-style --meta-style -extra -s --stdout --stdin-input --skip-validation --no-cache --write-stdout -r --number --wrap= --indent-type= --indent-width= --quote-style= --color= --output-format= --mode= -m= --type= --max-len= -m --width=", Value: Data},
		},
		Rows: []Row{{Names: "format check", Args: formatted, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0"}, Why: "rewrites source files"}}}},
	},
}

var formatted = []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: formatChecks}, Why: "rewrites source files"}, {Role: Reads, Extent: automode.Tree, When: &When{With: formatChecks}}}

// formatChecks are the options by which these programs only look.
const formatChecks = "--check --dry-run --validate -c -n -d -dry -lint"

var luaToolsCases = []Case{{`elm-format --validate src`, `Read src/**`}, {`stylua --check .`, `Read ./**`}, {`stylua -c src`, `Read src/**`}, {`ormolu -c src`, `Unknown no option “-c” is known`}, {`ktfmt -n a`, `Read a/**`}, {`buildifier -d BUILD`, `Read BUILD/**`}, {`yamlfmt -dry .`, `Read ./**`}, {`stylua src`, `Write{harmless,source-only} src/**`}, {`nixfmt -q`, `Write{harmless,source-only} ./**`}, {`csharpier format .`, `Write{harmless,source-only} ./**`}}

var luacheck = Program{
	Name: "luacheck", Rare: true, Kin: "selene hlint protolint slither statix", Package: true, Summary: "examines or tests source by the project's rules", Manual: "the --help of luacheck 1.2, selene 0.29, HLint 3.10, protolint 0.56, slither 0.11, statix 0.5, bats 1.12 and shellspec 0.28",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: sourceLists, OrArgs: true,
		Global: []Flag{{Names: "-v --verbose -q --quiet --codes --no-color --color[=] -j= --jobs= --std= --globals= --ignore= --only= --display-style= --allow-no-matching-files -r --recursive -t --tap -p --pretty -T --timing --print-output-on-failure --filter-tags= -F= --hint= -s --json -x --trace", Value: Data}, {Names: "--print= --detect= --exclude= --exclude-dependencies --exclude-informational --exclude-low --exclude-optimization --filter-paths= --checklist --fail-high --fail-medium --show-ignored-findings", Value: Data, Of: "slither"}, {Names: "--refactor -fix -auto_disable=", Value: Data, Does: toolRewrites}, {Names: "--config=", Value: RunsFile, Why: "its settings can be code"}, {Names: "--formatter=", Value: Unread, Why: "may name code"}},
		Rows:   []Row{{Names: "check lint list explain version", Does: toolBuilds, Args: sourceLists}, {Names: "fix", Does: toolRewrites, Args: sourceLists}},
	},
}

var luacheckCases = []Case{{`luacheck --codes --std max src`, `Run{entry-point} the build; Read{listing} src`}, {`slither . --print human-summary`, `Run{entry-point} the build; Read{listing} .`}, {`hlint --refactor a.hs`, `Run{entry-point} the build; Read{listing} a.hs; Write{source-only} ./**`}, {`luacheck --config f .`, `Run{entry-point} the build; Read{listing} .; Run[file native] f`}, {`luacheck --formatter x a.lua`, `Run{entry-point} the build; Read{listing} a.lua; Unknown may name code`}, {`statix fix d`, `Write{source-only} ./**; Read{listing} d`}, {`protolint lint .`, `Run{entry-point} the build; Read{listing} .`}}

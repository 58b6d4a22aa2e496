package commands

import (
	"strings"

	"automode"
)

// Tools of JavaScript projects that check, build or test by the project's own
// settings.

var jsChecks = Program{
	Name: "oxlint", Rare: true, Kin: "knip depcheck madge size-limit publint attw dependency-cruiser depcruise ls-lint secretlint cspell dpdm unimported license-checker bundlesize html-validate htmlhint jscpd",
	Summary: "checks a JavaScript project", Manual: "the --help of oxlint 1.25, knip 5.66, depcheck 1.4, madge 8.0, size-limit 11, and cspell 9", Package: true,
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Refine: ownReporters,
		Flags: []Flag{
			{Names: "--json --silent --quiet --verbose --strict --production --no-exit-code --no-progress --circular --orphans --leaves --summary --no-color --no-summary --unique --dot --gitignore --skip-missing --include-entry-exports --debug --cache --no-cache --isolate-workspaces --type-check --type-aware --deny-warnings --dependencies --exports --files --no-config-hints -l -q", Value: Data},
			{Names: "--rules --type-aware-rules", Of: "oxlint"}, {Names: "--pack", Of: "attw", Value: Data, Why: "packs the folder"},
			{Names: "-v -v[=] --validate --validate[=]", Of: "dependency-cruiser depcruise", Value: RunsFile, Lang: JavaScript, Why: "its rules can be code"},
			{Names: "--reporter=", Value: RunsFile, Lang: JavaScript, Why: "loads a reporter"}, {Names: "--output-type= -T=", Value: RunsFile, Lang: JavaScript, Of: "dependency-cruiser depcruise", Why: "loads a reporter"},
			{Names: "--extensions= --exclude= --ignore-pattern= --ignores= --max-warnings= --target= --only= --category= --include= -t= --tsconfig= --ts-config= --workspace= -W= --limit= --parsers= --detectors= --specials= -D= -A= --deny= --allow= --warn= --threads= --files-list= --locale= --output-path=", Value: Data},
			{Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings can be code"},
			{Names: "-o= --image= --output= --output-file=", Value: Writes, Why: "writes what it found there"},
			{Names: "--fix --fix-suggestions --fix-dangerously", Does: toolRewrites},
			{Names: "--allow-remove-files", Does: []Do{{Kind: automode.Delete, Target: "files of the project", Why: "removes the files that it takes for unused"}}, Why: "removes files"},
		},
	},
}

var jsCompilers = Program{
	Name: "tsup", Rare: true, Kin: "tailwindcss postcss tsdown unbuild swc microbundle pkgroll svelte-check vue-tsc eleventy api-extractor build-storybook",
	Summary: "builds a JavaScript project", Manual: "the references of tsup 8, Tailwind CSS 4, swc 1, vue-tsc 3 and svelte-check 4", Package: true,
	Row: Row{
		Compiles: true,
		Help:     "-h --help -V --version", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: jsBuildFlags, Refine: jsCleans,
		Global: []Flag{
			{Names: "--format=", Value: Data, Of: "tsup tsdown microbundle"}, {Names: "--external= --global-name= --metafile --splitting --no-splitting --treeshake --shims --keep-names --dts-only --dts-resolve --cjsInterop --no-clean --no-dts --no-config --no-minify --no-treeshake --no-sourcemap", Value: Data, Of: "tsup"},
			{Names: "--dryrun --incremental", Of: "eleventy"}, {Names: "--formats= --pathprefix=", Value: Data, Of: "eleventy"},
		},
	},
}

var jsBuilds = Program{
	Name: "ng", Rare: true, Kin: "astro svelte-kit remix rspack rslib rsbuild ncc nuxi nuxt gatsby vue-cli-service vue docusaurus vitepress trunk nest ember quasar sanity strapi electron-vite electron-forge plasmo wxt vinxi nitro nitropack react-router waku qwik solid-start medusa keystone blitz rw redwood shadow-cljs",
	Summary: "builds a JavaScript project", Manual: "the references of Angular CLI 20, Astro 5, SvelteKit 2, Rspack 1, Nuxt 4, Nest CLI 11, Ember CLI 6, Quasar CLI 2, Sanity CLI 4, Strapi 5, electron-vite 4, Electron Forge 7, Plasmo 0.90, WXT 0.20, Nitro 2 and React Router 7", Package: true,
	Row: Row{
		Help: "-h --help -V --version", Global: jsBuildFlags, Refine: jsCleans,
		Rows: []Row{
			{Names: "build check lint test typecheck sync info version doctor compile bundle prepare routes export typegen inspect package zip vite:build reveal", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "dev serve start preview develop vite:dev server watch", Does: hostServes, Args: anyData, Flags: servesFlags, Refine: servesHere},
			{Names: "add new create init generate g update upgrade install migrate eject remove invoke", Does: toolInstalls, Args: anyData, Flags: anyFlags},
			{Names: "deploy publish login logout", Does: hostDeploys, Args: anyData, Flags: anyFlags},
		},
	},
}

var jsApps = Program{
	Name: "expo", Rare: true, Kin: "eas react-native ionic cap", Summary: "builds applications for telephones", Manual: "the references of Expo 54, EAS CLI 16, React Native CLI 20, Ionic CLI 7 and Capacitor 7", Package: true,
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "--json --non-interactive --limit= --platform= --status= --channel= --branch= --type= --inline --fix", Value: Data}, {Names: "-p=", Value: Data, Of: "expo eas"}},
		Rows: []Row{
			{Names: "info config whoami account:view build:list build:view channel:list channel:view branch:list update:list update:view project:info diagnostics submit:list doctor ls", Does: toolBuilds, Args: anyData},
			{Names: "start run run:ios run:android run-ios run-android serve export lint", Does: toolStarts, Args: anyData, Refine: servesOn, Flags: []Flag{
				{Names: "-g --go -c --clear --dev-client --no-dev --minify --offline --lan --localhost --https -a --android -i --ios -w --web --no-build-cache --no-install --no-bundler --no-packager --reset-cache --no-interactive --list-devices --active-arch-only --no-open --no-livereload --prod --no-sync --list --no-minify --no-bytecode --source-maps --dev", Value: Data},
				{Names: "--port= --max-workers= --scheme= --variant= --configuration= --mode= --simulator= --udid= --deviceId= --appId= --app-id= --target= --flavor=", Value: Data},
				{Names: "-d[=] --device[=]", Value: Data},
				{Names: "--output-dir=", Value: Empties, Why: "empties the folder that it builds into"},
				{Names: "--host= --address= -m=", Value: Data},
				{Names: "--tunnel --external -l --live-reload --livereload", Does: []Do{{Kind: automode.Expose, Target: "the development server"}}, Why: "lets other hosts reach the server"},
			}},
			{Names: "bundle export:embed", Does: toolBuilds, Args: anyData, Flags: []Flag{
				{Names: "--dev= --minify= --reset-cache --verbose --unstable-transform-profile= --sourcemap-use-absolute-path --max-workers=", Value: Data}, {Names: "--entry-file=", Value: Lists}, {Names: "--bundle-output= --sourcemap-output=", Value: Writes, Why: "writes what it builds"}, {Names: "--assets-dest=", Value: WritesTree, Why: "writes what it builds"}, {Names: "--config= --transformer= --resolver-option= --config-cmd= --read-global-cache=", Value: Unread, Why: "names other code"},
			}},
			{Names: "open", Style: Plain, Does: []Do{{Kind: automode.Run, Target: "an editor", Why: "opens the project in another program"}}, Args: anyData},
			{Names: "install add prebuild customize sync copy update upgrade migrate init", Does: toolInstalls, Args: anyData, Flags: anyFlags},
			{Names: "build submit deploy publish login logout env:pull env:list credentials", Does: hostDeploys, Args: anyData, Flags: anyFlags},
		},
	},
}

var jsBuildFlags = []Flag{
	{Names: "--clean --delete-output-path", Value: Data},
	{Names: "--prod --production --release --dev --debug --verbose --silent --quiet --no-progress --minify --watch -w --dts --sourcemap --no-watch --aot --no-color --json --ci --strict --no-cache --noEmit --build --source-map --no-source-map --stats-json --check", Value: Data},
	{Names: "--configuration= --project= --mode= --target= --platform= --browsers= --style= --tsconfig= --threshold= --compiler-warnings= --fail-on-warnings --profile=", Value: Data}, {Names: "-p=", Value: Data, Of: "astro gatsby vue-cli-service nuxi nuxt docusaurus"},
	{Names: "-o= --out-dir= -d= --outDir= --dist-dir= --outFile= --output= --output-dir=", Value: WritesTree, Why: "writes what it builds"},
	{Names: "--output-path=", Value: Empties, Why: "empties the folder that it builds into"},
	{Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings can be code"},
	{Names: "-i= --input=", Value: Reads},
}

var jsTests = Program{
	Name: "ava", Rare: true, Kin: "tap karma wdio detox cucumber cucumber-js testcafe nightwatch uvu tape web-test-runner wtr japa lab", Summary: "tests a JavaScript project", Manual: "the references of AVA 6, tap 21, Karma 6.4, WebdriverIO 9, Detox 20 and Cucumber 12", Package: true,
	Row: Row{
		Help: "-h --help --version",
		Does: toolTests, Args: []Arg{{Role: Lists}}, Refine: browserByPath,
		Flags: []Flag{
			{Names: "--all --check-coverage --silent -s --verbose --serial --fail-fast --watch -w --tap -u --update-snapshots --single-run --no-single-run --bail --headless --cleanup --dry-run --parallel --exit --clean --no-clean --per-file --src --skip-full --100 --retry", Value: Data}, {Names: "--node-resolve --coverage --static-logging --manual --debug", Of: "web-test-runner wtr"},
			{Names: "--include= --exclude= -x= --lines= --branches= --functions= --statements= --extension= --timeout= -T= --match= -m= --configuration= --browsers= --tags= -t= --name= --spec= --suite= --concurrency= --files= --group=", Value: Data}, {Names: "-n=", Value: Data, Of: "cucumber cucumber-js"}, {Names: "-e=", Value: Data, Of: "nightwatch"}, {Names: "--reporter= -R=", Value: RunsFile, Lang: JavaScript, Of: "tap", Why: "loads a reporter"},
			{Names: "--report-dir= -o= --temp-directory= --temp-dir= --reports-dir=", Value: WritesTree, Why: "writes what it measured"},
			{Names: "--require= --import= --loader= --config= --nycrc-path= --cwd=", Value: RunsFile, Lang: JavaScript, Why: "loads it"},
		},
	},
}

var nyc = Program{
	Name: "nyc", Rare: true, Kin: "c8", Summary: "measures what a command's tests cover", Manual: "the references of nyc 17 and c8 10", Package: true,
	Row: Row{
		Help: "-h --help -v --version", Style: Leading, OrArgs: true, Args: []Arg{{At: First, Role: RunsWords}},
		Global: []Flag{
			{Names: "--all -a --check-coverage --silent -s --clean --no-clean --per-file --skip-full --skip-empty --instrument --no-instrument --cache --no-cache -c --exit-on-error --exclude-after-remap --exclude-node-modules --source-map --no-source-map --produce-source-map --eager --show-process-tree", Value: Data, Of: "nyc"},
			{Names: "--all -a --check-coverage --clean --no-clean --per-file --skip-full --100 --allowExternal --exclude-after-remap --exclude-node-modules --omit-relative --merge-async --experimental-monocart", Value: Data, Of: "c8"},
			{Names: "--include= -n= --exclude= -x= --lines= --branches= --functions= --statements= --extension= -e=", Value: Data, Of: "nyc c8"}, {Names: "--src= --resolve= --wrapper-length=", Value: Data, Of: "c8"},
			{Names: "--reporter= -r=", Value: RunsFile, Lang: JavaScript, Of: "nyc c8", Why: "loads a reporter"},
			{Names: "--report-dir= --reports-dir= -o=", Value: WritesTree, Of: "nyc c8", Why: "writes what it measured"},
			{Names: "--temp-directory= --temp-dir= -t=", Value: Empties, Of: "nyc c8", Why: "empties the folder for what it measures"},
			{Names: "--require= --config=", Value: RunsFile, Lang: JavaScript, Of: "nyc c8", Why: "loads it"}, {Names: "-i= --nycrc-path=", Value: RunsFile, Lang: JavaScript, Of: "nyc", Why: "loads it"}, {Names: "-c=", Of: "c8", Value: RunsFile, Lang: JavaScript, Why: "loads it"},
		},
		Rows: []Row{{Names: "report check-coverage", Does: toolTests}}, Refine: nycCommand,
	},
}

var (
	nycCases = []Case{
		{`nyc --reporter text -n y -o d --all rm -rf x`, `Run[words] rm -rf x; Write d/**`},
		{`nyc --reporter ./x.js report`, `Run{entry-point} the project's tests; Run[file javascript] ./x.js`},
		{`nyc -i ./x.js --all true rm x`, `Run[words] true rm x; Run[file javascript] ./x.js; Run[words] rm x; Run[words] x`}, {`c8 --100 --src a rm x`, `Run[words] rm x`},
		{`nyc -c rm x`, `Run[words] rm x`},
		{`c8 -c x.js npm test`, `Run[words] npm test; Run[file javascript] x.js`},
		{`c8 --require x.js npm test`, `Run[words] npm test; Run[file javascript] x.js`},
		{`nyc --temp-dir d npm test`, `Run[words] npm test; Delete d/**`},
		{`nyc report`, `Run{entry-point} the project's tests`},
	}
	jsCompilersCases = []Case{{`tsup a.ts --format cjs,esm --external x`, `Run{entry-point} the build; Read{listing} a.ts`}, {`eleventy --dryrun --formats md`, `Run{entry-point} the build`}, {`tailwindcss --format x`, `Unknown no option “--format” is known`}, {`tailwindcss -i a.css -o b.css --minify -c t.js`, `Run{entry-point} the build; Read a.css; Write b.css/**; Run[file javascript] t.js`}, {`tsup --clean -d d`, `Run{entry-point} the build; Delete d/**`}, {`tsup a.ts --no-clean --no-dts -d d`, `Run{entry-point} the build; Read{listing} a.ts; Write d/**`}, {`swc a.ts --no-clean`, `Unknown no option “--no-clean” is known`}}
	jsAppsCases      = []Case{
		{`expo`, `nothing`}, {`react-native bundle --platform ios --dev false --entry-file index.js --bundle-output m --assets-dest d`, `Run{entry-point} the build; Read{listing} index.js; Write m; Write d/**`}, {`expo export:embed --entry-file i.js --max-workers 2 --bundle-output m --assets-dest d --config x`, `Run{entry-point} the build; Read{listing} i.js; Write m; Write d/**; Unknown names other code`}, {`eas build:list -p ios --json`, `Run{entry-point} the build`}, {`expo start --clear --port 8082 -d x`, `Run{entry-point} the project`}, {`expo start --tunnel`, `Run{entry-point} the project; Expose the development server`}, {`expo start --host lan`, `Run{entry-point} the project; Expose lan`}, {`expo export --output-dir d`, `Run{entry-point} the project; Delete d/**`}, {`cap open ios`, `Run an editor`}, {`expo install x --x`, `Install packages or versions`}, {`eas submit --latest`, `Publish the platform`},
	}
	jsChecksCases = []Case{
		{`depcruise src --validate`, `Run{entry-point} the build; Read{listing} src`}, {`depcruise --validate ./x.js src`, `Run{entry-point} the build; Read{listing} ./x.js; Read{listing} src; Run[file javascript] ./x.js`}, {`depcruise --validate=x.js src`, `Run{entry-point} the build; Read{listing} src; Run[file javascript] x.js`}, {`depcruise src -T dot`, `Run{entry-point} the build; Read{listing} src`}, {`depcruise src --output-type plugin:x`, `Run{entry-point} the build; Read{listing} src; Run[file javascript] plugin:x`},
		{`oxlint --rules`, `Run{entry-point} the build`}, {`attw --pack .`, `Run{entry-point} the build; Read{listing} .`},
		{`oxlint --deny-warnings --max-warnings 0 --reporter compact -o f src`, `Run{entry-point} the build; Read{listing} src; Write f`},
		{`knip --fix --allow-remove-files`, `Run{entry-point} the build; Write{source-only} ./**; Delete files of the project`}, {`depcheck --parsers='*.js:/tmp/x.js'`, `Run{entry-point} the build; Run[file javascript] /tmp/x.js`}, {`depcheck --parsers '*.js:es6'`, `Run{entry-point} the build`},
		{`knip --production --config k.js`, `Run{entry-point} the build; Run[file javascript] k.js`},
		{`knip --fix`, `Run{entry-point} the build; Write{source-only} ./**`},
	}
	jsBuildsCases = []Case{
		{`ng build -c production`, `Run{entry-point} the build`},
		{`ng build --configuration production --output-path d`, `Run{entry-point} the build; Delete d/**`},
		{`ng build --delete-output-path -o d`, `Run{entry-point} the build; Delete d/**`},
		{`ng`, `nothing`},
		{`docusaurus build --out-dir d`, `Run{entry-point} the build; Delete d/**`}, {`gatsby build -o d`, `Run{entry-point} the build; Write d/**`},
		{`astro build -p 1`, `Run{entry-point} the build`},
		{`trunk build -p 1`, `Unknown no option “-p” is known`},
		{`astro check`, `Run{entry-point} the build`},
		{`ng serve --port 1`, `Run{entry-point} the project`},
		{`astro dev --host 0.0.0.0`, `Run{entry-point} the project; Expose the development server`},
		{`ng add x --skip-confirmation`, `Install packages or versions`},
		{`ng deploy --x`, `Publish the platform`},
	}
	jsTestsCases = []Case{
		{`wtr a.js --node-resolve --coverage --static-logging --manual --debug`, `Run{entry-point} the project's tests; Read{listing} a.js`},
		{`testcafe path:/x tests`, `Run{entry-point} the project's tests; Read{listing} path:/x; Read{listing} tests; Run[named] /x`},
		{`cucumber-js -n x`, `Run{entry-point} the project's tests`},
		{`nightwatch -e chrome`, `Run{entry-point} the project's tests`},
		{`tap --reporter=terse`, `Run{entry-point} the project's tests`}, {`tap -R ./r.js`, `Run{entry-point} the project's tests; Run[file javascript] ./r.js`},
		{`ava --verbose --match x`, `Run{entry-point} the project's tests`},
		{`tap -o d --all src`, `Run{entry-point} the project's tests; Read{listing} src; Write d/**`},
		{`ava --require x.js`, `Run{entry-point} the project's tests; Run[file javascript] x.js`},
	}
)

var loadTests = Program{
	Name: "k6", Rare: true, Kin: "artillery locust vegeta", Summary: "asks a host many times over", Manual: "the references of k6 1.3, artillery 2, locust 2.42 and vegeta 12", Package: true,
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Style: Leading,
		Does: []Do{{Kind: automode.Send, Target: "the host that is tested", Why: "asks a host many times over"}}, Args: anyData, Flags: anyFlags,
		Rows: []Row{
			{Names: "version help"},
			{Names: "inspect", Args: []Arg{{Role: Reads}}},
			{Names: "report encode plot", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-type= --type= --every= --title=", Value: Data}, {Names: "--output= -output=", Value: Writes, Why: "writes the report"}}},
		},
	},
}

var loadTestsCases = []Case{
	{`k6 run --vus 10 x.js`, `Send the host that is tested`},
	{`locust --x https://h.test`, `Send the host that is tested`},
	{`k6 version`, `nothing`},
	{`k6 inspect x.js`, `Read x.js`},
	{`vegeta report --type json --output f g`, `Read g; Write f`},
}

var dbt = Program{
	Name: "dbt", Rare: true, Kin: "sqlmesh", Summary: "makes tables of a warehouse as a project describes them", Manual: "the CLI reference of dbt 1.10",
	Row: Row{
		Help: "-h --help --version -v",
		Global: []Flag{
			{Names: "-q --quiet --debug -d --no-write-json --write-json --no-version-check --version-check --partial-parse --no-partial-parse --use-colors --no-use-colors --fail-fast -x --no-fail-fast --warn-error --empty-catalog --no-compile --static --defer --no-defer --favor-state --introspect --no-introspect", Value: Data},
			{Names: "-s= --select= -m= --models= --exclude= --selector= --resource-type= --resource-types= --output-keys= -t= --target= --profile= --threads= --vars= --log-level= --log-format= --indirect-selection= --limit=", Value: Data}, {Names: "--empty --no-empty"}, {Names: "--output=", Value: Data, Of: "dbt"},
			{Names: "--project-dir= --state=", Value: Lists},
			{Names: "--profiles-dir= --inline= --args=", Value: Unread, Why: "can hold other credentials or statements"},
			{Names: "--target-path= --log-path=", Value: WritesTree, Why: "writes what it makes there"},
		},
		Rows: []Row{
			{Names: "ls list parse compile docs debug deps-check show", Does: toolBuilds, Args: anyData},
			{Names: "test", Does: toolTests, Args: anyData, Flags: []Flag{{Names: "--store-failures", Does: []Do{{Kind: automode.Change, Target: "the warehouse", Why: "makes or changes tables"}}, Why: "keeps what failed in tables"}}},
			{Names: "run build seed snapshot clone retry run-operation apply plan", Does: []Do{{Kind: automode.Change, Target: "the warehouse", Why: "makes or changes tables"}}, Args: anyData, Flags: []Flag{{Names: "-f --full-refresh", Value: Data}}},
			{Names: "clean", Does: toolRemoves, Flags: []Flag{{Names: "--project-dir=", Value: WritesTree, Why: "removes what was made there"}}},
			{Names: "deps", Does: manifestInstalls, Args: []Arg{{Role: Installs, Why: "adds a package"}}, Flags: []Flag{{Names: "--lock", Value: Data}, {Names: "--upgrade --add-package=", Value: Data, Does: toolInstalls}}},
			{Names: "source", Rows: []Row{{Names: "freshness", Does: toolBuilds, Flags: []Flag{{Names: "-o=", Value: Writes, Why: "writes what it found there"}}}}},
			{Names: "init", Does: toolInstalls, Args: anyData},
		},
	},
}

var dbtCases = []Case{
	{`dbt ls --output 1 -s x -q --project-dir d`, `Run{entry-point} the build; Read{listing} d`},
	{`dbt`, `nothing`}, {`dbt ls --empty`, `Run{entry-point} the build`}, {`dbt test -s x`, `Run{entry-point} the project's tests`}, {`dbt test --store-failures`, `Run{entry-point} the project's tests; Change the warehouse`}, {`dbt show -s m --inline x`, `Run{entry-point} the build; Unknown can hold other credentials or statements`},
	{`dbt ls -s x -q --project-dir d`, `Run{entry-point} the build; Read{listing} d`},
	{`dbt compile --profiles-dir d --target-path t`, `Run{entry-point} the build; Unknown can hold other credentials or statements; Write t/**`},
	{`dbt run -f -s x`, `Change the warehouse`},
	{`dbt clean`, `Delete{recoverable,build-output} what was built`},
	{`dbt clean --project-dir d`, `Delete{recoverable,build-output} what was built; Write d/**`},
	{`dbt deps`, `Install{declared} what the manifest names`}, {`dbt deps --lock`, `Install{declared} what the manifest names`}, {`dbt deps --upgrade`, `Install{declared} what the manifest names; Install packages or versions`}, {`dbt init x`, `Install packages or versions`}, {`dbt source freshness -o f`, `Run{entry-point} the build; Write f`}, {`dbt source`, `nothing`},
}

// ownReporters: a reporter that is no path is one of the program's own or of
// the project's packages.
func ownReporters(m *Match) {
	for i := range m.hits {
		if h := &m.hits[i]; named("--parsers --detectors --specials", h.Name) {
			w := h.Value
			w.Text = w.Text[strings.LastIndexByte(w.Text, ':')+1:]
			if !w.Exact() || strings.ContainsAny(w.Text, "/\\") {
				m.Add(optionFact(RunsFile, *h, w, "loads it to read the sources"))
				m.Facts[len(m.Facts)-1].Lang = JavaScript
			}
		}
	}
	for i := range m.Words { // its rules may be the next word
		if w := m.Words[max(i-1, 0)]; i > 0 && (w.Is("-v") || w.Is("--validate")) && named("dependency-cruiser depcruise", m.name()) && !strings.HasPrefix(m.Words[i].Text, "-") {
			m.addRole(RunsFile, &m.Words[i], "its rules can be code")
			m.Facts[len(m.Facts)-1].Lang = JavaScript
		}
	}
	m.Own(func(f *Fact) bool {
		return f.Flag != "--reporter" && f.Flag != "-r" && f.Flag != "--output-type" && f.Flag != "-T" || !f.Word.Exact() || strings.ContainsAny(f.Word.Text, `/.\:`)
	})
}

// nycCommand: what is true or not may be said behind an option.
func nycCommand(m *Match) {
	ownReporters(m)
	m.mayHold("")
}

// jsCleans: with these options, and by some of the programs always, the folder is emptied
// before it is built into.
func jsCleans(m *Match) {
	name := m.Words[0].Text
	if m.name() == "ng" { // of which it names a configuration
		m.Own(func(f *Fact) bool { return f.Flag != "-c" })
	}
	if !m.Has("--clean") && !named("astro docusaurus vitepress", name[strings.LastIndexByte(name, '/')+1:]) {
		return
	}
	emptiesFirst(m)
}

// emptiesFirst: what would be written to is emptied before.
func emptiesFirst(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == WritesTree {
			*f = Fact{Role: Empties, Word: f.Word, Kind: automode.Delete, Extent: automode.Tree, Flag: f.Flag, Via: f.Via, Why: "empties the folder that it builds into"}
		}
	}
}

// browserByPath: a browser can be named by its path.
func browserByPath(m *Match) {
	ownReporters(m)
	for _, w := range m.Args {
		if path, ok := strings.CutPrefix(w.Text, "path:"); ok {
			w.Text = path
			m.addRole(RunsNamed, &w, "starts it as its browser")
		}
	}
}

package commands

import (
	"strings"

	"automode"
)

// More of what JavaScript projects are built, run and examined with.

var parcel = Program{
	Name: "parcel", Rare: true, Package: true, Summary: "serves and builds web applications", Manual: "parcel --help, Parcel 2.16",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Does: hostServes, Args: []Arg{{Role: Lists}}, Refine: servesOn,
		Global: []Flag{
			{Names: "--https --no-hmr --no-cache --no-source-maps --no-optimize --no-content-hash --no-autoinstall --no-scope-hoist --lazy --profile --trace --open --open[=] --detailed-report[=] --watch-for-stdin", Value: Data},
			{Names: "-p= --port= --hmr-port= --public-url= --log-level= --target= --watch-dir= --watch-ignore=", Value: Data}, {Names: "--host=", Value: Data},
			{Names: "--dist-dir= --cache-dir=", Value: WritesTree, Why: "writes what it builds"}, {Names: "--config= --reporter=", Value: RunsFile, Lang: JavaScript, Why: "loads it"},
		},
		Rows: []Row{{Names: "serve", Does: hostServes, Args: []Arg{{Role: Lists}}}, {Names: "build watch", Does: toolBuilds, Args: []Arg{{Role: Lists}}}, {Names: "help"}},
	},
}

var parcelCases = []Case{
	{`parcel index.html -p 3`, `Run{entry-point} the project; Read{listing} index.html`}, {`parcel build a.html --no-cache --dist-dir d`, `Run{entry-point} the build; Read{listing} a.html; Write d/**`},
	{`parcel serve --host 0.0.0.0`, `Run{entry-point} the project; Expose 0.0.0.0`}, {`parcel --config ./x`, `Run{entry-point} the project; Run[file javascript] ./x`}, {`parcel help`, `nothing`},
}

var npmRunAll = Program{
	Name: "run-s", Rare: true, Also: "run-p npm-run-all run-s2 run-p2 npm-run-all2", Package: true, Book: PackageScripts, Summary: "runs several scripts of package.json", Manual: "npm-run-all --help, npm-run-all2 8",
	Row: Row{
		Help: "-h --help -v --version", Args: []Arg{{Role: RunsTask}}, Refine: runsEach,
		Flags: []Flag{{Names: "-c --continue-on-error -l --print-label -n --print-name -r --race --silent --aggregate-output -p --parallel -s --sequential --serial --max-parallel=", Value: Data}},
	},
}

var npmRunAllCases = []Case{{`run-s -l lint test`, `Run[task] lint; Run[task] test`}, {`npm-run-all --parallel "watch:a"`, `Run[task] watch:a`}, {`run-p build:*`, `Run[task] build:*`}, {`run-s --npm-path x lint`, `Unknown no option “--npm-path” is known`}}

// runsEach: each word is a script by itself, with its own arguments.
func runsEach(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsTask {
			f.Words = []Word{f.Word}
			if name, args, ok := strings.Cut(f.Word.Text, " "); ok && f.Word.Exact() {
				f.Word = Lit(name)
				f.Words = []Word{f.Word, Lit(args)}
			}
		}
	}
}

var waitOn = Program{
	Name: "wait-on", Rare: true, Package: true, Summary: "waits until an address or a file is there", Manual: "wait-on --help, wait-on 9",
	Row: Row{
		Help: "-h --help", Args: []Arg{{Role: Data}}, Refine: waitsFor,
		Flags: []Flag{{Names: "-l --log -r --reverse -v --verbose -d= --delay= -i= --interval= -s= --simultaneous= -t= --timeout= --httpTimeout= --tcpTimeout= -w= --window=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}},
	},
}

var waitOnCases = []Case{{`wait-on -t 3 http://localhost:3000 tcp:5432 dist/a`, `Fetch http://localhost:3000; Read{listing} dist/a`}, {`wait-on http-get://h.test/x`, `Fetch http://h.test/x`}, {`wait-on tcp:h.test:80`, `Fetch tcp://h.test:80`}, {`wait-on -c x.js`, `Run[file javascript] x.js`}}

// waitsFor: what it waits for has the form of an address, or is a file.
func waitsFor(m *Match) {
	for _, w := range m.Args {
		kind, rest, ok := strings.Cut(w.Text, ":")
		role := Fetches
		switch {
		case !w.Exact():
		case !ok:
			role = Lists
		case kind == "tcp" && strings.Trim(rest, "0123456789") == "":
			continue
		case kind == "tcp":
			w = Lit("tcp://" + rest)
		case kind == "file":
			role, w = Lists, Lit(rest)
		default:
			w.Text = strings.Replace(w.Text, "-get:", ":", 1)
		}
		m.addRole(role, &w, "asks whether it is there")
	}
}

var gulp = Program{
	Name: "gulp", Rare: true, Kin: "grunt jake", Package: true, Summary: "runs tasks of the project", Manual: "the CLI references of gulp 5, Grunt 1.6 and Jake 10",
	Row: Row{
		Help: "-h --help -v --version -V", Args: []Arg{{Role: RunsTask}}, Refine: runsEach,
		Does: []Do{{Kind: automode.Run, Target: "the default task", When: &When{Args: "0", Without: "-T --tasks --tasks-simple --tasks-json"}, Why: "runs the project's default task"}},
		Flags: []Flag{
			{Names: "-T --tasks --tasks-simple --tasks-json"}, {Names: "--silent -S --series -L --color --no-color --continue --verbose --stack --debug --production --prod", Value: Data},
			{Names: "-f= --gulpfile= --gruntfile= --jakefile= --preload= --require=", Value: RunsFile, Lang: JavaScript, Why: "takes the tasks from there"}, {Names: "--cwd= --base=", Value: Base},
		},
	},
}

var gulpCases = []Case{{`gulp`, `Run the default task`}, {`gulp --tasks`, `nothing`}, {`grunt test --verbose`, `Run[task] test`}, {`gulp -f x.js build`, `Run[task] build; Run[file javascript] x.js`}, {`gulp --cwd d build`, `Run[task] build; in d`}}

var tsRunners = Program{
	Name: "ts-node-dev", Rare: true, Also: "tsnd", Kin: "vite-node esno jiti sucrase-node swc-node babel-node zx", Package: true, Summary: "runs scripts", Manual: "the --help of ts-node-dev 2, vite-node 3, jiti 2, Sucrase 3 and zx 8",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version", Lang: TypeScript, Refine: scriptFromHost, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "--respawn --transpile-only --exit-child --rs --cls --quiet --watch --no-notify --verbose", Value: Data}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}},
	},
}

var tsRunnersCases = []Case{{`ts-node-dev --respawn src/a.ts x`, `Run[file typescript] src/a.ts`}, {`zx https://h.test/a.mjs`, `Unknown what it runs may come from a host`}, {`zx --eval x`, `Unknown no option “--eval” is known`}}

// scriptFromHost: some take an address of code in the place of a file.
func scriptFromHost(m *Match) {
	if len(m.Args) > 0 && strings.Contains(m.Args[0].Text, "://") {
		m.Facts = nil
		m.Unknown("what it runs may come from a host", m.Args[0])
	}
}

var jsExamines = Program{
	Name: "ts-prune", Rare: true, Kin: "manypkg syncpack sort-package-json bundlewatch svglint package-json-validator pjv", Package: true, Summary: "examines a JavaScript project", Manual: "the --help of ts-prune 0.10, Manypkg 0.25, syncpack 13, sort-package-json 3, bundlewatch 0.4 and svglint 4",
	Row: Row{
		Help: "-h --help -V -v --version", OrArgs: true, Refine: sortsManifest,
		Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-c --check"}, {Names: "--ci --debug --quiet --verbose --silent --warnings --recommendations", Value: Data}, {Names: "-p= --project= --ignore= --skip= --filter= --types= --dependency-types=", Value: Lists}, {Names: "--config=", Value: RunsFile, Lang: JavaScript, Why: "its settings can be code"}},
		Rows: []Row{
			{Names: "check lint list list-mismatches lint-semver-ranges", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "fix fix-mismatches format set-semver-ranges update run exec npm-tag upgrade prompt json", Style: Plain, Args: anyData, Does: []Do{{Why: "rewrites manifests, or runs something"}}},
		},
	},
}

var jsExaminesCases = []Case{
	{`ts-prune -p tsconfig.json`, `Run{entry-point} the build; Read{listing} tsconfig.json`}, {`manypkg check`, `Run{entry-point} the build`}, {`syncpack lint`, `Run{entry-point} the build`}, {`manypkg fix`, `Unknown rewrites manifests, or runs something`},
	{`sort-package-json --quiet a.json`, `Run{entry-point} the build; Read{listing} a.json; Write a.json`}, {`sort-package-json --check`, `Run{entry-point} the build`}, {`sort-package-json a/package.json`, `Run{entry-point} the build; Read{listing} a/package.json; Write a/package.json`}, {`bundlewatch --config x.js`, `Run{entry-point} the build; Run[file javascript] x.js`},
}

// sortsManifest: it sorts what it is given unless it only checks.
func sortsManifest(m *Match) {
	if m.name() != "sort-package-json" || m.Holds("--check") {
		return
	}
	if len(m.Args) == 0 {
		m.Add(Fact{Kind: automode.Write, Target: ".", Why: "sorts the manifest"})
	}
	for i := range m.Args {
		m.addRole(Edits, &m.Args[i], "sorts the manifest")
	}
}

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

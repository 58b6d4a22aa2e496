package commands

import (
	"slices"

	"automode"
)

var vitestRun = []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}

var vitest = Program{
	Name: "vitest", Rare: true, Package: true, Summary: "runs JavaScript tests", Manual: "vitest --help --expand-help, Vitest 4",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true, Refine: vitestEnvironment, Does: vitestRun, Args: []Arg{{Role: Lists}},
		Global: []Flag{
			{Names: "--run --no-run -w --watch --no-watch --open --hideSkippedTests --coverage --no-coverage --coverage.enabled --coverage.clean --coverage.cleanOnRerun --coverage.reportOnFailure --coverage.allowExternal --coverage.skipFull --coverage.thresholds.100 --coverage.thresholds.perFile --coverage.all --isolate --no-isolate --globals --dom --browser --browser.enabled --browser.headless --browser.isolate --browser.fileParallelism --fileParallelism --no-file-parallelism --no-fileParallelism --passWithNoTests --logHeapUsage --detectAsyncLeaks --allowOnly --dangerouslyIgnoreUnhandledErrors --sequence.shuffle --sequence.shuffle.files --sequence.shuffle.tests --sequence.concurrent --diff.expand --expandSnapshotDiff --disableConsoleIntercept --typecheck --typecheck.enabled --typecheck.only --typecheck.allowJs --cache --no-cache --expect.requireAssertions --printConsoleTrace --includeTaskLocation --no-color --color --clearScreen --no-clearScreen --standalone --no-threads --threads --silent --silent[=] --changed --changed[=] --experimental.importDurations --strictTags --poolOptions.threads.singleThread --poolOptions.forks.singleFork --single-thread", Value: Data},
			{Names: "-r= --root= --dir=", Value: Base},
			{Names: "--reporter=", Value: Data}, {Names: "--pool=", Value: Data},
			{Names: "-t= --testNamePattern= --api.port= -s= --coverage.provider= --coverage.include= --coverage.exclude= --coverage.reporter= --coverage.thresholds.lines= --coverage.thresholds.functions= --coverage.thresholds.branches= --coverage.thresholds.statements= --mode= --browser.name= --maxWorkers= --minWorkers= --shard= --sequence= --sequence.seed= --sequence.hooks= --testTimeout= --hookTimeout= --bail= --retry= --exclude= --typecheck.tsconfig= --project= --slowTestThreshold= --teardownTimeout= --maxConcurrency= --logLevel= -l= --include= --poolOptions.threads.maxThreads= --poolOptions.forks.maxForks= --tagsFilter= --listTags[=]", Value: Data},
			{Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"},
			{Names: "--environment=", Value: Data},
			{Names: "--diff= --sequence.setupFiles= --coverage.customProviderModule= --typecheck.checker= --configLoader= --execArgv= --globalSetup= --setupFiles=", Value: Unread, Why: "may name code that the tests load"},
			{Names: "-u --update --update[=]", Value: Data, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites snapshots"},
			{Names: "--outputFile= --outputFile.json= --outputFile.junit=", Value: Writes, Why: "writes the report there"},
			{Names: "--coverage.reportsDirectory=", Value: Empties, Why: "names a folder that is emptied"},
			{Names: "--attachmentsDir=", Value: WritesTree, Why: "writes there"},
			{Names: "--mergeReports[=]", Value: Reads},
			{Names: "--ui"}, // on this machine alone
			{Names: "--api.host= --browser.api.host= --api --api[=] --inspect --inspect[=] --inspectBrk --inspectBrk[=] --inspect-brk --inspect-brk[=]", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the test server"}}, Why: "lets other hosts reach the test server"},
		},
		Rows: []Row{
			{Names: "run watch dev related bench list", Does: vitestRun, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--filesOnly --compare=", Value: Data}, {Names: "--json --json[=] --outputJson=", Value: Writes, Why: "writes the result there"}}},
			{Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a configuration"}, {Kind: automode.Install, Target: "a browser's driver", Why: "adds packages"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var vitestCases = []Case{
	{`vitest bench --outputJson v`, `Run{entry-point} the project's tests; Write v`},
	{`vitest`, `Run{entry-point} the project's tests`},
	{`vitest run src/a.test.ts -t 'x y' --reporter=verbose --coverage`, `Run{entry-point} the project's tests; Read{listing} src/a.test.ts`},
	{`vitest list --json=v --filesOnly`, `Run{entry-point} the project's tests; Write v`},
	{`vitest -r v`, `Run{entry-point} the project's tests; in v`},
	{`vitest -c v`, `Run{entry-point} the project's tests; Run[file javascript] v`},
	{`vitest --environment v`, `Run{entry-point} the project's tests; Run[file javascript] v`},
	{`vitest -u`, `Run{entry-point} the project's tests; Write{harmless,source-only} ./**`},
	{`vitest --outputFile v`, `Run{entry-point} the project's tests; Write v`},
	{`vitest --coverage.reportsDirectory v`, `Run{entry-point} the project's tests; Delete v/**`},
	{`vitest --attachmentsDir v`, `Run{entry-point} the project's tests; Write v/**`},
	{`vitest --pool=./p.js`, `Run{entry-point} the project's tests; Run[file javascript] ./p.js`},
	{`vitest --mergeReports=v`, `Run{entry-point} the project's tests; Read v`},
	{`vitest --ui`, `Run{entry-point} the project's tests`},
	{`vitest --api.host v`, `Run{entry-point} the project's tests; Expose the test server`},
	{`vitest run --json`, `Run{entry-point} the project's tests`},
	{`vitest init`, `Write .; Install a browser's driver`},
	{`vitest --diff v`, `Run{entry-point} the project's tests; Unknown may name code that the tests load`},
}

// vitestEnvironment: an environment that is none of the usual ones is code.
func vitestEnvironment(m *Match) {
	namesCode(m, "--environment", "node", "jsdom", "happy-dom", "edge-runtime")
	namesCode(m, "--reporter", "default", "basic", "verbose", "dot", "json", "junit", "html", "tap", "tap-flat", "hanging-process", "github-actions", "tree", "blob")
	namesCode(m, "--pool", "threads", "forks", "vmThreads", "vmForks")
}

// namesCode adds that the option's value is code, unless it is one of the
// names that the program brings along.
func namesCode(m *Match, option string, own ...string) {
	w, ok := m.Value(option)
	if ok && !(w.Exact() && slices.Contains(own, w.Text)) {
		m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: w, Lang: JavaScript, Flag: option, Via: automode.ByOption, Why: "loads code by that name"})
	}
}

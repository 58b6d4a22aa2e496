package commands

import "automode"

var jest = Program{
	Name: "jest", Rare: true, Package: true, Summary: "runs JavaScript tests", Manual: "jest --help, Jest 30",
	Row: Row{
		Help: "-h --help --version", Refine: jestLists,
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}},
		Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "--all --automock -b --bail --bail[=] --cache --no-cache --changedFilesWithAncestor --ci --no-ci --clearMocks --collectCoverage --color --colors --no-color --no-colors --coverage --no-coverage --debug --detectLeaks --detectOpenHandles --detect-open-handles --errorOnDeprecated -e --expand --forceExit --force-exit --injectGlobals --json --lastCommit --listTests --list-tests --logHeapUsage --noStackTrace --no-stack-trace --notify --no-notify -o --onlyChanged --only-changed -f --onlyFailures --passWithNoTests --pass-with-no-tests --randomize --resetMocks --resetModules --restoreMocks -i --runInBand --run-in-band --runTestsByPath --run-tests-by-path --showConfig --showSeed --silent --no-silent --skipFilter --testLocationInResults --useStderr --verbose --no-verbose --waitForUnhandledRejections --watch --watchAll --no-watch --no-watchAll --watchman --no-watchman --workerThreads --findRelatedTests --find-related-tests --collectTests", Value: Data},
			{Names: "--changedSince= --collectCoverageFrom= --coveragePathIgnorePatterns= --coverageProvider= --coverageThreshold= --ignoreProjects= --maxConcurrency= -w= --maxWorkers= --max-workers= --moduleFileExtensions= --modulePathIgnorePatterns= --notifyMode= --openHandlesTimeout= --seed= --selectProjects= --shard= --testEnvironmentOptions= --testFailureExitCode= --testMatch= -t= --testNamePattern= --test-name-pattern= --testPathIgnorePatterns= --testPathPatterns= --testPathPattern= --test-path-pattern= --testRegex= --testTimeout= --test-timeout= --transformIgnorePatterns= --unmockedModulePathPatterns= --watchPathIgnorePatterns= --workerGracefulExitTimeout= --workerIdleMemoryLimit=", Value: Data},
			{Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code or name code"},
			{Names: "--filter= --globalSetup= --globalTeardown= --preset= --prettierPath= --resolver= --runner= --testResultsProcessor= --testRunner= --testSequencer=", Value: RunsFile, Lang: JavaScript, Why: "runs that module"},
			{Names: "--rootDir= --roots= --projects=", Value: Lists},
			{Names: "--testEnvironment= --env=", Value: Data},
			{Names: "--reporters=", Value: Data},
			{Names: "--setupFiles= --setupFilesAfterEnv= --snapshotSerializers= --transform= --moduleNameMapper= --moduleDirectories= --modulePaths= --globals=", Value: Unread, Why: "names code that the tests load"},
			{Names: "--coverageDirectory= --coverage-directory=", Value: WritesTree, Why: "writes there"},
			{Names: "--cacheDirectory=", Value: Empties, Why: "names a folder that is emptied"},
			{Names: "--coverageReporters=", Value: Data},
			{Names: "--haste=", Value: Unread, Why: "names code that the tests load"},
			{Names: "--outputFile= --output-file=", Value: Writes, Why: "writes the results there"},
			{Names: "-u --updateSnapshot --update-snapshot", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites snapshots"},
			{Names: "--clearCache", Cancels: NoRun, Does: []Do{{Kind: automode.Delete, Target: "the test cache", Traits: automode.Recoverable}}, Why: "empties the cache"},
			{Names: "--init", Cancels: NoRun, Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "makes a configuration"},
		},
	},
}

var jestCases = []Case{
	{`jest --coverageReporters=text-summary`, `Run{entry-point} the project's tests`}, {`jest --coverageReporters=./r`, `Run{entry-point} the project's tests; Unknown names code that the tests load`},
	{`jest`, `Run{entry-point} the project's tests`},
	{`jest src/a.spec.ts -t 'x y' --coverage --silent`, `Run{entry-point} the project's tests; Read{listing} src/a.spec.ts`},
	{`jest --config jest.e2e.js`, `Run{entry-point} the project's tests; Run[file javascript] jest.e2e.js`},
	{`jest --globalSetup ./g`, `Run{entry-point} the project's tests; Run[file javascript] ./g`},
	{`jest --setupFiles ./a ./b`, `Run{entry-point} the project's tests; Read{listing} ./b; Unknown names code that the tests load`},
	{`jest --env=jsdom --reporters=default`, `Run{entry-point} the project's tests`},
	{`jest --env=./e.js --reporters default ./r.js`, `Run{entry-point} the project's tests; Read{listing} ./r.js; Run[file javascript] ./e.js; Unknown names code that the tests load`},
	{`jest --coverageDirectory d --outputFile=f`, `Run{entry-point} the project's tests; Write d/**; Write f`},
	{`jest -u`, `Run{entry-point} the project's tests; Write{harmless,source-only} ./**`},
	{`jest --clearCache`, `Delete{recoverable} the test cache`},
	{`jest --cacheDirectory src --clearCache`, `Delete src/**; Delete{recoverable} the test cache`},
	{`jest --haste x`, `Run{entry-point} the project's tests; Unknown names code that the tests load`},
	{`jest --init`, `Write .`},
	{`jest --frob`, `Unknown no option “--frob” is known`},
	{`jest --rootDir v`, `Run{entry-point} the project's tests; Read{listing} v`},
}

// jestLists: environments and reporters that are not the program's own are
// code, and a list of reporters runs on into the positionals.
func jestLists(m *Match) {
	for _, h := range m.hits {
		switch h.Name {
		case "--testEnvironment", "--env":
			if !h.Value.Is("node") && !h.Value.Is("jsdom") && !h.Value.Is("jest-environment-jsdom") && !h.Value.Is("jest-environment-node") {
				m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: h.Value, Lang: JavaScript, Flag: h.Name, Via: automode.ByOption, Why: "runs the tests inside that module"})
			}
		case "--coverageReporters":
			if !h.Value.Exact() || !named("clover cobertura html html-spa json json-summary lcov lcovonly none teamcity text text-lcov text-summary", h.Value.Text) {
				m.Unknown("names code that the tests load", h.Value)
			}
		case "--reporters":
			own := h.Value.Is("default") || h.Value.Is("summary") || h.Value.Is("github-actions") || h.Value.Is("jest-junit") || h.Value.Is("agent")
			for _, w := range m.Args {
				own = own && !isScript(w.Text)
			}
			if !own {
				m.Unknown("names code that the tests load", h.Value)
			}
		}
	}
}

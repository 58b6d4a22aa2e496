package commands

import "automode"

var swiftFlags = []Flag{
	{Names: "-v --verbose --very-verbose -q --quiet --parallel --no-parallel --enable-code-coverage --skip-build --skip-update --static-swift-stdlib --show-bin-path --show-codecov-path --show-coverage-path --list-tests -l --build-tests --num-workers= -c= --configuration= -j= --jobs= --target= --product= --filter= -s= --specifier= --skip= --triple= --sdk= --arch= --traits= --sanitize= --type= --name= --format= --disable-xctest --enable-swift-testing --disable-swift-testing --force-resolved-versions --only-use-versions-from-resolved-file", Value: Data},
	{Names: "--disable-sandbox", Does: []Do{{Kind: automode.Weaken, Target: "what keeps packages' code in"}}, Why: "lets the code of packages do as it likes while they are built"},
	{Names: "--package-path= -C= --chdir=", Value: Base},
	{Names: "--scratch-path= --build-path= --cache-path=", Value: WritesTree, Why: "builds there"},
	{Names: "--xunit-output=", Value: Writes, Why: "writes the report there"},
	{Names: "-Xswiftc= -Xcc= -Xlinker= -Xcxx= --toolchain=", Value: Unread, Why: "its value is options of another program"},
}

var swift = Program{
	Name: "swift", Rare: true, Summary: "builds, tests and runs Swift", Manual: "swift --help, Swift 6",
	Row: Row{
		Style: Leading, Help: "-h -help --help --version -version", OrArgs: true,
		Args:  []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "-e=", Value: RunsText, Why: "runs its value"}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}, {Role: RunsText, When: &When{First: "-"}}},
		Rows: []Row{
			{Compiles: true, Names: "build test", Style: GNU, OrArgs: true, Rows: []Row{{Names: "list", Flags: swiftFlags, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "builds the tests and lists them"}}}}, Flags: swiftFlags, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "builds or tests the package"}}},
			{Names: "run", Flags: swiftFlags, Refine: swiftRuns, Does: []Do{{Kind: automode.Run, Target: "the project's program", Traits: automode.EntryPoint, Why: "builds and runs the package's program"}}, Args: []Arg{{Role: Data}}},
			{Names: "package", Style: GNU, Global: swiftFlags, Rows: []Row{
				{Names: "resolve", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"}}, Args: []Arg{{Role: Data}}},
				{Names: "update", Flags: []Flag{{Names: "-n --dry-run", Cancels: NoInstall}}, Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", Why: "downloads newer versions"}}, Args: []Arg{{Role: Data}}},
				{Names: "describe dump-package show-dependencies tools-version show-traits show-executables", Does: []Do{{Kind: automode.Read, Target: "."}}},
				{Names: "compute-checksum", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Reads}}},
				{Names: "plugin", Flags: []Flag{{Names: "--list", Cancels: NoRun}}, Does: []Do{{Kind: automode.Run, Target: "a plug-in of the package", Why: "runs a plug-in"}}, Args: []Arg{{Role: Data}}},
				{Names: "clean reset", Does: []Do{{Kind: automode.Delete, Target: "what the build made", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"}}},
				{Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a package"}}},
			}},
			{Names: "format", Style: GNU, Flags: []Flag{{Names: "-i --in-place"}, {Names: "-r --recursive -p --parallel -s --strict"}, {Names: "--configuration=", Value: Reads}}, Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-i --in-place"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-i --in-place"}, Why: "formats source files"}}},
			{Names: "sdk", Rows: []Row{{Names: "list", Does: []Do{{Kind: automode.Query, Target: "the toolchain"}}}}},
			{Names: "repl", Style: Plain, Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var swiftCases = []Case{
	{`swift test list`, `Run{entry-point} the project's tests`}, {`swift package update -n`, `nothing`},
	{`swift build --disable-sandbox`, `Run{entry-point} the project's tests; Weaken what keeps packages' code in`},
	{`swift package compute-checksum f`, `Read .; Read f`},
	{`swift package plugin --list`, `nothing`},
	{`swift sdk list`, `Query the toolchain`},
	{`swift sdk`, `nothing`},
	{`swift`, `nothing`}, {`swift -e 'f()'`, `Run[text native] f()`}, {`swift test --filter x`, `Run{entry-point} the project's tests`}, {`swift a.swift -x`, `Run[file native] a.swift`}, {`swift format -i a.swift`, `Write{harmless,source-only} a.swift/**`}, {`swift format a.swift`, `Read a.swift/**`},
	{`swift build --package-path v`, `Run{entry-point} the project's tests; in v`},
	{`swift build --scratch-path v`, `Run{entry-point} the project's tests; Write v/**`},
	{`swift build --xunit-output v`, `Run{entry-point} the project's tests; Write v`},
	{`swift build -Xswiftc v`, `Run{entry-point} the project's tests; Unknown its value is options of another program`},
	{`swift run deploy`, `Run the project's program`},
	{`swift run`, `Run{entry-point} the project's program`},
	{`swift run --package-path v`, `Run{entry-point} the project's program; in v`},
	{`swift run --scratch-path v`, `Run{entry-point} the project's program; Write v/**`},
	{`swift run --xunit-output v`, `Run{entry-point} the project's program; Write v`},
	{`swift run -Xswiftc v`, `Run{entry-point} the project's program; Unknown its value is options of another program`},
	{`swift package`, `nothing`},
	{`swift package --package-path v`, `in v`},
	{`swift package --scratch-path v`, `Write v/**`},
	{`swift package --xunit-output v`, `Write v`},
	{`swift package -Xswiftc v`, `Unknown its value is options of another program`},
	{`swift package resolve`, `Install{declared} what the manifest names`},
	{`swift package update`, `Install newer versions of all packages`},
	{`swift package describe`, `Read .`},
	{`swift package clean`, `Delete{recoverable,build-output} what the build made`},
	{`swift package init`, `Write .`},
	{`swift format -r`, `nothing`},
	{`swift format --configuration v`, `Read v`},
	{`swift repl`, `Unknown nobody read what this subcommand does`},
}

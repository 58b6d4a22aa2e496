package commands

import "automode"

var flutter = Program{
	Name: "flutter", Rare: true, Kin: "fvm", Summary: "builds, tests and runs applications", Manual: "flutter help, Flutter 3",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "-v --verbose --suppress-analytics --no-version-check --color --no-color --pub --no-pub --debug --profile --release --coverage --update-goldens --no-sound-null-safety --machine --fatal-infos --no-fatal-infos --fatal-warnings --no-fatal-warnings --split-per-abi --obfuscate --no-codesign --offline --major-versions --dry-run --null-assertions --start-paused --hot --no-hot --no-tree-shake-icons --config-only --simulator --wasm"}, {Names: "-d= --device-id= --flavor= --build-name= --build-number= --dart-define= --name= --plain-name= --tags= -j= --concurrency= --timeout= --platforms= --org= --description= --template= --project-name= --dart-define-from-file= --exclude-tags= --style= --web-port= --web-renderer= --web-browser-debug-port=", Value: Data}, {Names: "--web-hostname=", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the development server"}}, Why: "may let other hosts in"}, {Names: "-t= --target=", Value: Lists}, {Names: "--reporter= -r=", Value: Data, Of: "flutter"}, {Names: "--coverage-path= --split-debug-info= --output=", Value: Writes, Why: "writes there"}, {Names: "-C= --directory=", Value: Base}},
		Rows: []Row{
			{Names: "test analyze build drive", Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "builds, tests or examines the project"}}, Args: []Arg{{Role: Lists}}},
			{Names: "run attach", Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "builds and starts the application"}}, Args: []Arg{{Role: Data}}},
			{Names: "pub", Rows: []Row{
				{Names: "get", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"}}},
				{Names: "add remove upgrade", Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "changes the project's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the project's packages"}}},
				{Names: "outdated deps", Does: []Do{{Kind: automode.Read, Target: "."}}},
				{Names: "run", Style: Leading, Args: []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}}, Refine: dartBuilds},
				{Names: "publish global cache login logout token", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "may release the package for everyone"}}, Args: []Arg{{Role: Data}}},
			}},
			{Names: "clean", Does: []Do{{Kind: automode.Delete, Target: "what the build made", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"}}},
			{Names: "doctor devices emulators help channel logs", Does: []Do{{Kind: automode.Query, Target: "the tools"}}},
			{Names: "gen-l10n", Does: goGenerates, Flags: []Flag{{Names: "--arb-dir= --template-arb-file=", Value: Lists}, {Names: "--output-dir=", Value: WritesTree, Why: "writes what it makes there"}, {Names: "--output-localization-file= --output-class= --synthetic-package --no-synthetic-package --nullable-getter --no-nullable-getter --format --use-escaping", Value: Data}}},
			{Names: "flutter dart", Style: Plain, Help: "--help", Args: anyData, Refine: fvmStarts},
			{Names: "create", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes files"}}, Args: []Arg{{Role: WritesTree, Why: "makes a project"}}},
			{Names: "config upgrade downgrade precache install screenshot symbolize", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "flutter or a device", Traits: automode.Persists, Why: "changes flutter or a device"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// fvmStarts: behind fvm stands another program's name.
func fvmStarts(m *Match) {
	if m.name() != "fvm" {
		m.Unknown("nobody read what it does", Word{})
		return
	}
	m.startsAgain(m.Words[1], m.Args)
}

var flutterCases = []Case{
	{`flutter gen-l10n --arb-dir l10n`, `Run{entry-point} the build; Write{source-only} ./**; Read{listing} l10n`}, {`flutter gen-l10n --output-dir d --format`, `Run{entry-point} the build; Write{source-only} ./**; Write d/**`}, {`fvm flutter test`, `Run[words] flutter test`}, {`fvm dart pub publish`, `Run[words] dart pub publish`}, {`flutter run --web-hostname 0.0.0.0`, `Run{entry-point} the application; Expose the development server`},
	{`flutter test --reporter 1 test/a.dart`, `Run{entry-point} the project's tests; Read{listing} test/a.dart`},
	{`flutter`, `nothing`}, {`flutter test test/a.dart`, `Run{entry-point} the project's tests; Read{listing} test/a.dart`}, {`flutter pub add x`, `Install x`}, {`flutter pub get`, `Install{declared} what the manifest names`},
	{`flutter -v`, `nothing`},
	{`flutter -d v`, `nothing`},
	{`flutter --coverage-path v`, `Write v`},
	{`flutter -C v`, `in v`},
	{`flutter run`, `Run{entry-point} the application`},
	{`flutter run -t lib/a.dart`, `Run{entry-point} the application; Read{listing} lib/a.dart`},
	{`flutter pub outdated`, `Read .`},
	{`flutter pub run`, `nothing`},
	{`flutter pub publish`, `Publish{rewrites} the package`},
	{`flutter clean`, `Delete{recoverable,build-output} what the build made`},
	{`flutter doctor`, `Query the tools`},
	{`flutter create`, `Write ./**`},
	{`flutter config`, `Configure{persists} flutter or a device`},
}

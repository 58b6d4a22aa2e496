package commands

import (
	"strings"

	"automode"
)

var dart = Program{
	Name: "dart", Rare: true, Summary: "builds, tests and runs Dart", Manual: "dart help, Dart 3",
	Row: Row{
		Style: Leading, Help: "-h --help --version", OrArgs: true, Global: []Flag{{Names: "-v --verbose --enable-asserts --no-pub --suppress-analytics --disable-analytics"}, {Names: "-D= --define= --enable-experiment=", Value: Data}, {Names: "--packages=", Value: RunsFile, Why: "takes code from there"}},
		Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}},
		Rows: []Row{
			{Names: "run", Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Refine: dartBuilds},
			{Compiles: true, Names: "test analyze compile", Style: GNU, Flags: []Flag{{Names: "--fatal-infos --fatal-warnings --no-fatal-warnings --chain-stack-traces"}, {Names: "-n= --name= -N= --plain-name= -t= --tags= -x= --exclude-tags= -r= --reporter= -j= --concurrency= -p= --platform= --timeout= --format=", Value: Data}, {Names: "--coverage=", Value: WritesTree, Why: "writes what it measured there"}, {Names: "-o= --output=", Value: Writes, Why: "writes what it builds there"}}, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "builds, tests or examines the project"}}, Args: []Arg{{Role: Lists}}},
			{Names: "format", Style: GNU, Flags: []Flag{{Names: "--set-exit-if-changed --fix"}, {Names: "-l= --line-length= --page-width= --show= --summary= --language-version= -o= --output=", Value: Data}}, Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}}},
			{Names: "fix", Style: GNU, Flags: []Flag{{Names: "-n --dry-run", Cancels: NoWrite}, {Names: "--apply"}, {Names: "--code=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{With: "--apply", Args: "0"}, Why: "rewrites source files"}}, Args: []Arg{{Role: Reads, Extent: automode.Tree}, {Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{With: "--apply"}, Why: "rewrites source files"}}},
			{Names: "pub", Style: GNU, Rows: []Row{
				{Names: "get", Flags: []Flag{{Names: "--offline --no-example --enforce-lockfile --no-precompile"}}, Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"}}},
				{Names: "add remove upgrade", Flags: []Flag{{Names: "--major-versions --tighten --offline --null-safety --dry-run -n"}}, Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "changes the project's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the project's packages"}}},
				{Names: "outdated deps", Flags: []Flag{{Names: "--json --transitive --no-transitive --up-to-date --no-up-to-date --prereleases --no-prereleases --dev-dependencies --no-dev-dependencies --dependency-overrides --no-dependency-overrides --show-all -s= --style= --dev --no-dev --executables", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}},
				{Names: "global", Rows: []Row{{Names: "list", Does: []Do{{Kind: automode.Query, Target: "the toolchain"}}}, {Names: "activate deactivate run", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Install, Target: "a program of the account", Why: "changes the account's programs, or runs one"}}, Args: anyData}}},
				{Names: "publish cache login logout token", Style: Plain, Help: "--help", Refine: dartReleases, Does: []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "may release the package for everyone"}}, Args: []Arg{{Role: Data}}},
			}},
			{Names: "create doc info devtools", Style: Looking, Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes files"}}, Args: []Arg{{Role: Makes, Why: "makes files"}}},
		},
	},
}

// dartReleases: a trial only looks at the package.
func dartReleases(m *Match) {
	if m.Path == "pub publish" && len(m.Args) > 0 && (m.Args[0].Is("--dry-run") || m.Args[0].Is("-n")) && len(m.Args) == 1 {
		m.Facts = []Fact{{Kind: automode.Read, Target: "."}}
	}
}

// dartBuilds: the usual generator is one of the project's own packages, which makes
// source of it.
func dartBuilds(m *Match) {
	if len(m.Args) < 2 || !m.Args[0].Is("build_runner") || !named("build watch test clean", m.Args[1].Text) {
		return
	}
	for _, w := range m.Args[1:] {
		if !w.Exact() || strings.HasPrefix(w.Text, "-") && !named("--delete-conflicting-outputs -d --release -r --verbose -v --fail-on-severe --low-resources-mode", w.Text) {
			return
		}
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsFile && f.Role != RunsPackage })
	m.addDo(&toolBuilds[0])
}

var dartCases = []Case{
	{`dart test --coverage=v`, `Run{entry-point} the project's tests; Write v/**`},
	{`dart run build_runner build --delete-conflicting-outputs`, `Run{entry-point} the build`}, {`dart run x.dart`, `Run[file native] x.dart`},
	{`dart`, `nothing`}, {`dart run bin/a.dart --x`, `Run[file native] bin/a.dart`}, {`dart format .`, `Write{harmless,source-only} ./**`}, {`dart fix --apply`, `Write{source-only} ./**`}, {`dart fix --apply d`, `Read d/**; Write{source-only} d/**`},
	{`dart -v`, `nothing`},
	{`dart -D v`, `nothing`},
	{`dart --packages v`, `Run[file native] v`},
	{`dart test`, `Run{entry-point} the project's tests`},
	{`dart test --fatal-infos`, `Run{entry-point} the project's tests`},
	{`dart test -n v`, `Run{entry-point} the project's tests`},
	{`dart test -o v`, `Run{entry-point} the project's tests; Write v`},
	{`dart format --set-exit-if-changed`, `nothing`},
	{`dart format -l v`, `nothing`},
	{`dart fix -n`, `nothing`},
	{`dart fix --code v`, `nothing`},
	{`dart pub`, `nothing`},
	{`dart pub get`, `Install{declared} what the manifest names`},
	{`dart pub get --offline`, `Install{declared} what the manifest names`},
	{`dart pub add`, `Install newer versions of all packages`},
	{`dart pub add --major-versions`, `Install newer versions of all packages`},
	{`dart pub outdated`, `Read .`}, {`dart pub outdated --json`, `Read .`},
	{`dart pub publish`, `Publish{rewrites} the package`}, {`dart pub publish --dry-run`, `Read .`}, {`dart pub publish --force --dry-run`, `Publish{rewrites} the package`}, {`dart pub global list`, `Query the toolchain`}, {`dart pub global activate x`, `Install a program of the account`}, {`dart pub global`, `nothing`}, {`dart pub login --help`, `nothing`}, {`dart pub login x --help`, `Publish{rewrites} the package`},
	{`dart create`, `Write .`},
}

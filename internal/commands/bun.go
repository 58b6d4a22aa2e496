package commands

import (
	"strings"

	"automode"
)

var bun = Program{
	Name: "bun", Book: PackageScripts, Summary: "runs, tests, bundles and installs JavaScript", Manual: "bun --help and its subcommands' help, bun 1.4",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version --revision", OrArgs: true, Lang: TypeScript, Refine: bunScripts,
		Args:   []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}},
		Stdin:  []In{{Role: RunsText, When: &When{First: "-"}}},
		Global: bunFlags,
		Rows: []Row{
			{Names: "run", Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}, Stdin: []In{{Role: RunsText, When: &When{First: "-"}}}, Lang: TypeScript},
			{
				Names: "test", Style: GNU,
				Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}},
				Args: []Arg{{Role: Lists}},
				Flags: []Flag{
					{Names: "--todo --only --pass-with-no-tests --concurrent --randomize --coverage --dots --only-failures --isolate --no-isolate --test-worker"},
					{Names: "--timeout= --rerun-each= --retry= --seed= --coverage-reporter= --bail[=] -t= --test-name-pattern= --max-concurrency= --path-ignore-patterns= --changed[=] --parallel[=] --parallel-delay= --shard= --timings= --reporter=", Value: Data},
					{Names: "--coverage-dir=", Value: WritesTree, Why: "writes the coverage there"},
					{Names: "--reporter-outfile=", Value: Writes, Why: "writes the report there"},
					{Names: "-u --update-snapshots --update-timings", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "rewrites snapshots"},
				},
			},
			{Names: "check", Style: GNU, Does: []Do{{Kind: automode.Run, Target: "the type check", Traits: automode.EntryPoint, Why: "checks types"}}, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--pretty= --no-pretty --all --threads= --timing --no-script -b --build --strict --target= --module= --lib= --jsx= --noUncheckedIndexedAccess", Value: Data}, {Names: "-p= --project=", Value: Reads}}},
			{
				Names: "fmt", Style: GNU,
				Flags: []Flag{{Names: "-c --check --doctor", Cancels: NoWrite}, {Names: "--changed[=] --print-width= --use-tabs --no-semi --single-quote --no-script", Value: Data}, {Names: "--stdin-filepath=", Value: Data, Cancels: NoWrite}},
				Does:  []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}, Why: "rewrites source files"}},
				Args:  []Arg{{Role: Edits, Extent: automode.Tree, Why: "rewrites source files"}},
			},
			{Names: "x", Flags: bunxFlags, Args: []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}}},
			{Names: "exec", Args: []Arg{{At: First, Role: RunsLine}, {At: Rest, Role: Data}}},
			{Names: "repl", Stdin: []In{{Role: RunsText}}, Lang: TypeScript},
			{
				Names: "install i ci", Style: GNU, Flags: bunInstallFlags,
				Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "installs what the manifest names"}},
				Args: []Arg{{Role: Installs, Why: "adds a package"}},
			},
			{Names: "add a", Style: GNU, Flags: bunInstallFlags, Args: []Arg{{Role: Installs, Why: "adds a package"}}},
			{Names: "remove rm", Style: GNU, Flags: bunInstallFlags, Args: []Arg{{Role: Installs, Why: "takes a package out and rewrites the manifest"}}},
			{
				Names: "update", Style: GNU, Flags: bunInstallFlags,
				Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "installs newer versions"}},
				Args: []Arg{{Role: Installs, Why: "installs a newer version"}},
			},
			{
				Names: "link unlink dedupe prune", Style: GNU, Flags: bunInstallFlags,
				Does: []Do{{Kind: automode.Install, Target: "linked or superfluous packages", Why: "changes the installed packages"}},
				Args: []Arg{{Role: Data}},
			},
			{Names: "outdated audit info", Style: GNU, Flags: bunInstallFlags, Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: []Arg{{Role: Data}}},
			{Names: "why", Style: GNU, Flags: bunWhyFlags, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{
				Names: "publish", Style: GNU, Flags: bunInstallFlags,
				Does: []Do{
					{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"},
					{Kind: automode.Run, Target: "the publishing scripts", When: &When{Without: "--ignore-scripts"}, Why: "runs the manifest's publishing scripts"},
				},
				Args: []Arg{{Role: Data}},
			},
			{
				Names: "pm",
				Rows: []Row{
					{Names: "ls bin hash hash-string hash-print untrusted default-trusted licenses why diff scan", Style: GNU, Flags: []Flag{{Names: "-g --all --json --prod --dev --long --trusted --stat --name-only"}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
					{Names: "pkg", Rows: []Row{{Names: "get", Style: GNU, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}}}},
					{Names: "whoami view", Style: GNU, Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: []Arg{{Role: Data}}},
					{Names: "cache", Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, When: &When{First: "rm prune"}, Why: "removes packages that can be fetched again"}}, Args: []Arg{{At: First, Role: Data, When: &When{First: "rm prune"}}}},
					{Names: "trust", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Weaken, Target: "the list of packages whose scripts run", Why: "lets packages' scripts run"}}, Args: []Arg{{Role: Data}}},
				},
			},
			{
				Names: "build", Compiles: true, Style: GNU, Flags: bunBuildFlags,
				Does: []Do{{Kind: automode.Run, Target: "the bundler", Traits: automode.EntryPoint, Why: "bundles the project, running its macros"}},
				Args: []Arg{{Role: Reads}},
			},
			{
				Names: "init", Style: GNU, Flags: []Flag{{Names: "-y --yes -m --minimal --react[=]", Value: Data}},
				Does: []Do{{Kind: automode.Write, Target: ".", When: &When{Args: "0"}, Why: "makes a project"}, {Kind: automode.Install, Target: "the template's packages", Why: "installs what the template names"}},
				Args: []Arg{{Role: Makes, Extent: automode.Tree, Why: "makes a project"}},
			},
			{Names: "create c", Args: []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}}},
			{Names: "upgrade", Style: GNU, Flags: []Flag{{Names: "--canary --stable"}}, Does: []Do{{Kind: automode.Configure, Target: "bun itself", Traits: automode.Persists, Why: "replaces bun"}}},
			{Names: "patch deploy login", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var bunCases = []Case{
	{`bun pm pkg get name`, `Read .`},
	{`bun pm pkg`, `nothing`},
	{`bun`, `nothing`},
	{`bun dev`, `Run[task] dev`},
	{`bun run lint -- --fix`, `Run[task] lint`},
	{`bun run ./x.ts --flag`, `Run[file typescript] ./x.ts`},
	{`bun script.ts -rf`, `Run[file typescript] script.ts`},
	{`bun -e 'rm()' x`, `Run[text typescript] rm()`},
	{`bun --filter web --bun test`, `Run{entry-point} the project's tests`},
	{`bun -`, `nothing`},
	{`bun --cwd d -r ./p.ts --conditions x dev`, `Run[task] dev; in d; Run[file typescript] ./p.ts`},
	{`bun -F web run build`, `Run[task] build; among web`},
	{`bun --env-file=e --config b.toml dev`, `Run[task] dev; Run[file native] e; Run[file native] b.toml`},
	{`bun --inspect dev`, `Run[task] dev`},
	{`bun --inspect=0.0.0.0:1 dev`, `Run[task] dev; Expose 0.0.0.0:1`},
	{`bun --shell system --cpu-prof-dir d --redirect-warnings w dev`, `Run[task] dev; Write d/**; Write w`},
	{`bun --loader .x:js dev`, `Run[task] dev`},
	{`bun --cpu-prof dev`, `Run[task] dev; Write .`},
	{`bun --install=force dev`, `Run[task] dev; Install packages that the code imports`},
	{`bun test --only -t x src`, `Run{entry-point} the project's tests; Read{listing} src`},
	{`bun test -u --coverage-dir c --reporter-outfile r`, `Run{entry-point} the project's tests; Write ./**; Write c/**; Write r`},
	{`bun check --threads 4 -p web src`, `Run{entry-point} the type check; Read{listing} src; Read web`},
	{`bun fmt -c --print-width 100 src`, `nothing`},
	{`bun fmt --stdin-filepath a.ts`, `nothing`},
	{`bun fmt --staged`, `Unknown no option “--staged” is known`},
	{`bun why --top --depth 2 x`, `Read .`},
	{`bun check`, `Run{entry-point} the type check`},
	{`bun fmt`, `Write ./**`},
	{`bun fmt --check src`, `nothing`},
	{`bun x cowsay`, `Run[package] cowsay`},
	{`bun x -b --minimum-release-age 1 -p a --cwd d --env-file e --registry r --trust --ca c x`, `Run[package] x; Install a; in d; Run[file native] e; Fetch r; Weaken a check of packages; Unknown changes whom it trusts`},
	{`bun i --ignore-scripts`, `Install{declared} what the manifest names`},
	{`bun exec 'rm x'`, `Run[line] rm x`},
	{`bun repl`, `nothing`},
	{`bun install --frozen-lockfile --omit dev`, `Install{declared} what the manifest names`},
	{`bun add -d x`, `Install x`},
	{`bun add -g --dry-run x`, `nothing`},
	{`bun remove x`, `Install x`},
	{`bun update`, `Install newer versions of all packages`},
	{`bun link`, `Install linked or superfluous packages`},
	{`bun outdated`, `Query the registry`},
	{`bun why x`, `Read .`},
	{`bun publish --registry=http://r`, `Publish{rewrites} the package; Run the publishing scripts; Fetch http://r`},
	{`bun i --no-verify --cafile c --cache-dir d`, `Install{declared} what the manifest names; Weaken a check of packages; Unknown changes whom it trusts; Write d/**`},
	{`bun pm`, `nothing`},
	{`bun pm ls --all`, `Read .`},
	{`bun pm whoami`, `Query the registry`},
	{`bun pm cache`, `nothing`},
	{`bun pm cache rm`, `Delete{recoverable} the package cache`},
	{`bun pm trust --all`, `Weaken the list of packages whose scripts run`},
	{`bun build a.ts --outdir d --minify --target bun`, `Run{entry-point} the bundler; Read a.ts; Write d/**`},
	{`bun build a.ts --compile --outfile x --compile-executable-path e`, `Run{entry-point} the bundler; Read a.ts; Write x; Read e`},
	{`bun init -y`, `Write .; Install the template's packages`},
	{`bun create vite x`, `Run[package] create-vite`},
	{`bun upgrade --canary`, `Configure{persists} bun itself`},
	{`bun patch x`, `Unknown nobody read what this subcommand does`},
	{`bun --frob`, `Unknown no option “--frob” is known`},
}

// bunScripts: what looks like a file is one, and with inline code the
// positionals are its arguments.
func bunScripts(m *Match) {
	packageTasks(m)
	createsPackage(m, "c")
	exposesInspector(m)
	inline := m.Has("-e --eval -p --print")
	m.Own(func(f *Fact) bool {
		if f.Role != RunsTask {
			return true
		}
		if f.Word.Exact() && isScript(f.Word.Text) {
			f.Role, f.Lang, f.Words = RunsFile, TypeScript, nil
		}
		return !inline && !f.Word.Is("-")
	})
}

// isScript reports whether a word that may be a task or a file is a file of
// JavaScript or TypeScript.
func isScript(s string) bool {
	if strings.ContainsRune(s, '/') {
		return true
	}
	switch s[strings.LastIndexByte(s, '.')+1:] {
	case "js", "mjs", "cjs", "ts", "mts", "cts", "jsx", "tsx":
		return strings.ContainsRune(s, '.')
	}
	return false
}

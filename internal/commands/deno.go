package commands

import (
	"strings"

	"automode"
)

var denoFlags = []Flag{
	{Names: "-q --quiet --no-code-cache --no-remote --no-npm --no-config --no-lock --cached-only --no-prompt --check --check[=] --no-check --no-check[=] --watch --watch[=] --watch-exclude[=] --hmr --hmr[=] --no-clear-screen --node-modules-dir --node-modules-dir[=] --vendor[=] --frozen --frozen[=] --frozen-lockfile[=] --unstable --unstable-kv --unstable-sloppy-imports --unstable-cron --unstable-worker-options --unstable-ffi --unstable-net --json --no-run --doc --parallel --trace-leaks --sanitize-ops --sanitize-resources --hide-stacktraces --permit-no-files --clean --fail-fast --fail-fast[=] --shuffle --shuffle[=] -r --reload --reload[=] -D --dev -E -R -I -S -P --permission-set[=]", Value: Data},
	{Names: "-A --allow-all -N -W --allow-read --allow-read[=] --allow-write --allow-write[=] --allow-net --allow-net[=] --allow-env --allow-env[=] --allow-run --allow-run[=] --allow-ffi --allow-ffi[=] --allow-sys --allow-sys[=] --allow-import --allow-import[=] --deny-read[=] --deny-write[=] --deny-net[=] --deny-env[=] --deny-run[=] --deny-ffi[=] --deny-import[=] --deny-sys[=]", Value: Data},
	{Names: "-L= --log-level= --ext= --seed= --location= --conditions= --filter= --ignore[=] --reporter= --shard= --retry= --min-dep-age= --minimum-dependency-age= --permit=", Value: Data},
	{Names: "-c= --config= --import-map= --lock --lock[=] --preload= --require=", Value: RunsFile, Lang: TypeScript, Why: "loads or maps code"},
	{Names: "--env-file --env-file[=]", Value: RunsFile, Why: "its variables can change what runs"},
	{Names: "--unsafely-ignore-certificate-errors --unsafely-ignore-certificate-errors[=]", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "TLS verification"}}, Why: "accepts any certificate"},
	{Names: "--inspect --inspect[=] --inspect-brk --inspect-brk[=] --inspect-wait --inspect-wait[=]", Value: Data, Why: "opens a debugger's port"},
	{Names: "--coverage --coverage[=] --junit-path= --output= -o=", Value: Writes, Why: "writes there"},
	{Names: "--cert= --v8-flags[=]", Value: Unread},
	{Names: "--allow-scripts --allow-scripts[=]", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets packages' scripts run"},
}

var deno = Program{
	Name: "deno", Rare: true, Package: true, Summary: "runs, tests and formats JavaScript", Manual: "deno help, Deno 2",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", Lang: TypeScript, OrArgs: true, Refine: denoRuns, Global: denoFlags,
		Args:  []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}},
		Rows: []Row{
			{Names: "run watch compile serve", Lang: TypeScript, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Stdin: []In{{Role: RunsText, When: &When{First: "-"}}}},
			{Names: "eval", Lang: TypeScript, Flags: []Flag{{Names: "-p --print"}}, Args: []Arg{{At: First, Role: RunsText}, {At: Rest, Role: Data}}},
			{Names: "repl", Lang: TypeScript, Stdin: []In{{Role: RunsText}}},
			{Names: "test bench", Style: GNU, Flags: []Flag{{Names: "-u --update-snapshots", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites snapshots"}}, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}, Args: []Arg{{Role: Lists}}},
			{Names: "check", Style: GNU, Flags: []Flag{{Names: "--all --doc-only"}}, Does: []Do{{Kind: automode.Run, Target: "the type check", Traits: automode.EntryPoint, Why: "checks types"}}, Args: []Arg{{Role: Reads}}},
			{
				Names: "lint", Style: GNU, Flags: []Flag{{Names: "--fix", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites source files"}, {Names: "--rules --compact"}, {Names: "--rules-tags= --rules-include= --rules-exclude=", Value: Data}},
				Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines the project's code"}}, Args: []Arg{{Role: Reads, Extent: automode.Tree}},
			},
			{
				Names: "fmt", Style: GNU, Refine: denoFormat,
				Flags: []Flag{{Names: "--check[=] --use-tabs[=] --single-quote[=] --no-semicolons[=] --unstable-component --unstable-sql", Value: Data}, {Names: "--line-width= --indent-width= --prose-wrap=", Value: Data}},
				Does:  []Do{{Kind: automode.Run, Target: "the formatter", Traits: automode.EntryPoint, Why: "formats the project's code"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0"}, Why: "formats source files"}},
				Args:  []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}},
			},
			{Names: "task", Flags: []Flag{{Names: "--eval", Does: []Do{{Why: "the task is a shell line"}}}, {Names: "--cwd=", Value: Base}, {Names: "-f= --recursive", Value: Data}}, Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
			{Names: "install ci cache", Style: GNU, Flags: []Flag{{Names: "-g --global -f --force --entrypoint -e"}, {Names: "-n= --name= --root=", Value: Data}}, Does: []Do{{Kind: automode.Install, Target: "what the configuration names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "installs what the configuration names"}}, Args: []Arg{{Role: Installs, Why: "adds a package or program"}}},
			{Names: "add remove uninstall update link unlink", Style: GNU, Flags: []Flag{{Names: "-g --global --latest -i --interactive --npm --jsr"}}, Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "installs newer versions"}}, Args: []Arg{{Role: Installs, Why: "changes the project's packages"}}},
			{Names: "info doc types outdated why list completions help audit", Style: GNU, Flags: []Flag{{Names: "--html", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes pages there"}}}, {Names: "--private --latest --compatible --recursive --lint --level= --ignore-registry-errors --socket", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "x create", Args: []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}}},
			{Names: "publish", Style: GNU, Flags: []Flag{{Names: "--dry-run", Cancels: NoPublish}, {Names: "--allow-dirty --allow-slow-types --no-provenance"}, {Names: "--token= --set-version=", Value: Data}}, Does: []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"}}},
			{Names: "init", Style: GNU, Flags: []Flag{{Names: "--lib --serve --npm"}}, Does: []Do{{Kind: automode.Write, Target: ".", When: &When{Args: "0"}, Why: "makes a project"}}, Args: []Arg{{Role: WritesTree, Why: "makes a project"}}},
			{Names: "coverage", Style: GNU, Flags: []Flag{{Names: "--lcov --detailed --include= --exclude=", Value: Data}, {Names: "--html", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes the report there"}}}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: ReadsTree}}},
			{Names: "clean upgrade bundle transpile jupyter deploy sandbox desktop pack lsp vendor", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var denoCases = []Case{
	{`deno coverage --lcov d`, `Read .; Read d/**`}, {`deno coverage --html d`, `Read .; Read d/**; Write .`}, {`deno doc --html x`, `Read .; Write .`}, {`deno outdated --latest`, `Read .`},
	{`deno`, `nothing`},
	{`deno run -A x.ts --rf`, `Run[file typescript] x.ts`},
	{`deno run https://x.example/a.ts`, `Run[file typescript] https://x.example/a.ts; Fetch https://x.example/a.ts`},
	{`deno x.ts`, `Run[file typescript] x.ts`},
	{`deno eval 'f()'`, `Run[text typescript] f()`},
	{`deno fmt --check`, `Run{entry-point} the formatter`},
	{`deno fmt src`, `Run{entry-point} the formatter; Write{harmless,source-only} src/**`},
	{`deno task build`, `Run[task] build`},
	{`deno run --inspect=0.0.0.0:1 x.ts`, `Run[file typescript] x.ts; Expose 0.0.0.0:1`},
	{`deno -q`, `nothing`},
	{`deno -L v`, `nothing`},
	{`deno -c v`, `Run[file typescript] v`},
	{`deno --env-file`, `nothing`},
	{`deno --unsafely-ignore-certificate-errors`, `Weaken TLS verification`},
	{`deno --coverage=v`, `Write v`},
	{`deno --cert v`, `Unknown nobody read what the value of --cert means`},
	{`deno eval -p`, `nothing`},
	{`deno repl`, `nothing`},
	{`deno test`, `Run{entry-point} the project's tests`},
	{`deno test -u`, `Run{entry-point} the project's tests; Write{harmless,source-only} ./**`},
	{`deno check`, `Run{entry-point} the type check`},
	{`deno check --all`, `Run{entry-point} the type check`},
	{`deno lint`, `Run{entry-point} the linter`},
	{`deno lint --fix`, `Run{entry-point} the linter; Write{harmless,source-only} ./**`},
	{`deno lint --rules`, `Run{entry-point} the linter`},
	{`deno lint --rules-tags v`, `Run{entry-point} the linter`},
	{`deno fmt --line-width v`, `Run{entry-point} the formatter; Write{harmless,source-only} ./**`},
	{`deno task --eval`, `Unknown the task is a shell line`},
	{`deno task --cwd v`, `in v`},
	{`deno task -f v`, `nothing`},
	{`deno install`, `Install{declared} what the configuration names`},
	{`deno install -g`, `Install{declared} what the configuration names`},
	{`deno install -n v`, `Install{declared} what the configuration names`},
	{`deno add`, `Install newer versions of all packages`},
	{`deno add -g`, `Install newer versions of all packages`},
	{`deno info`, `Read .`},
	{`deno info --private`, `Read .`},
	{`deno x`, `nothing`},
	{`deno publish`, `Publish{rewrites} the package`},
	{`deno publish --dry-run`, `nothing`},
	{`deno publish --allow-dirty`, `Publish{rewrites} the package`},
	{`deno publish --token v`, `Publish{rewrites} the package`},
	{`deno init`, `Write .`},
	{`deno init --lib`, `Write .`},
	{`deno clean`, `Unknown nobody read what this subcommand does`},
	{`deno --allow-scripts`, `Weaken a check of packages`},
}

// denoRuns: a script may be an address, or standard input.
func denoRuns(m *Match) {
	exposesInspector(m)
	for _, w := range m.Args {
		if m.Path != "" && m.Path != "run" && m.Path != "eval" && strings.Contains(w.Text, "://") && !strings.HasPrefix(w.Text, "file:") {
			m.Unknown("code comes from there", w)
		}
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsFile || f.Flag != "" || !f.Word.Is("-") })
	for _, f := range m.Facts {
		if f.Role == RunsFile && f.Flag == "" && (strings.HasPrefix(f.Word.Text, "http://") || strings.HasPrefix(f.Word.Text, "https://")) {
			m.Add(Fact{Role: Fetches, Kind: automode.Fetch, Word: f.Word, Why: "downloads the script"})
			return
		}
	}
}

// denoFormat: with --check nothing is written.
func denoFormat(m *Match) {
	for _, h := range m.hits {
		if h.Name == "--check" && !h.Value.Is("false") {
			m.Own(func(f *Fact) bool { return f.Kind != automode.Write })
		}
	}
}

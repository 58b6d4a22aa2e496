package commands

import "automode"

var golangciLint = Program{
	Name: "golangci-lint", Rare: true, Summary: "lints Go", Manual: "golangci-lint help, golangci-lint 2",
	Row: Row{
		Help:   "-h --help --version",
		Refine: golangciFormats,
		Global: []Flag{{Names: "-v --verbose --no-config --allow-parallel-runners --allow-serial-runners --fast --fast-only --show-stats --new --tests --issues-exit-code= --color= -j= --concurrency= --timeout= -E= --enable= -D= --disable= --enable-only= --default= --disable-all --enable-all -p= --presets= --build-tags= --modules-download-mode= --go= --max-issues-per-linter= --max-same-issues= --new-from-rev= --new-from-merge-base= --whole-files --uniq-by-line --relative-path-mode= --path-mode= --path-prefix= --skip-dirs= --skip-files= -e= --exclude= --print-issued-lines --print-linter-name --output.text.colors --json --short --stdin", Value: Data}, {Names: "--out-format=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Why: "its settings can name plug-ins"}, {Names: "--fix", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites source files"}, {Names: "--new-from-patch=", Value: Reads}, {Names: "--cpu-profile-path= --mem-profile-path= --trace-path= --output.text.path= --output.tab.path= --output.html.path= --output.checkstyle.path= --output.code-climate.path= --output.teamcity.path= --output.json.path= --output.sarif.path= --output.junit-xml.path=", Value: Writes, Why: "writes there"}, {Names: "-d --diff --diff-colored"}},
		Rows: []Row{
			{Names: "run", Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "compiles and examines the packages"}}, Args: []Arg{{Role: Lists}}},
			{Names: "fmt", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "-d --diff --diff-colored"}, Why: "formats source files"}}, Args: []Arg{{Role: Reads}}, Refine: formatsWhatIsNamed},
			{Names: "linters formatters help version config completion", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "cache", Does: []Do{{Kind: automode.Delete, Target: "the linter's cache", Traits: automode.Recoverable, When: &When{First: "clean"}, Why: "empties the cache"}}, Args: []Arg{{Role: Data}}},
			{Names: "custom migrate", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// golangciFormats: what it found is written behind the name of a form.
func golangciFormats(m *Match) { m.writesBehind("--out-format", ":") }

var golangciLintCases = []Case{
	{`golangci-lint`, `nothing`}, {`golangci-lint run ./... --timeout 5m`, `Run{entry-point} the linter; Read{listing} ./...`}, {`golangci-lint run --fix`, `Run{entry-point} the linter; Write{harmless,source-only} ./**`}, {`golangci-lint cache clean`, `Delete{recoverable} the linter's cache`},
	{`golangci-lint -c v`, `Run[file native] v`},
	{`golangci-lint --new-from-patch v`, `Read v`},
	{`golangci-lint --cpu-profile-path v`, `Write v`},
	{`golangci-lint -d`, `nothing`}, {`golangci-lint run --out-format json:f`, `Run{entry-point} the linter; Write f`},
	{`golangci-lint fmt d`, `Write{harmless,source-only} d/**; Read d`},
	{`golangci-lint fmt`, `Write{harmless,source-only} ./**`},
	{`golangci-lint linters`, `Read .`},
	{`golangci-lint custom`, `Unknown nobody read what this subcommand does`},
}

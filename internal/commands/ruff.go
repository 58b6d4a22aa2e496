package commands

import (
	"strings"

	"automode"
)

var ruffFlags = []Flag{
	{Names: "-v --verbose -q --quiet -s --silent --isolated -w --watch --preview --no-preview --force-exclude --no-force-exclude --respect-gitignore --no-respect-gitignore -e --exit-zero --exit-non-zero-on-fix --exit-non-zero-on-format --statistics --show-files --show-settings --ignore-noqa --show-fixes --no-show-fixes -n --no-cache --unsafe-fixes --no-unsafe-fixes --no-fix --no-fix-only"},
	{Names: "--output-format= --select= --ignore= --extend-select= --extend-ignore= --per-file-ignores= --extend-per-file-ignores= --fixable= --unfixable= --extend-fixable= --extend-unfixable= --exclude= --extend-exclude= --target-version= --line-length= --stdin-filename= --extension= --range= --dummy-variable-rgx= --color=", Value: Data},
	{Names: "--config=", Value: Reads},
	{Names: "--cache-dir=", Value: WritesTree, Why: "keeps its cache there"},
	{Names: "-o= --output-file=", Value: Writes, Why: "writes the report there"},
}

var ruff = Program{
	Name: "ruff", Rare: true, Package: true, Summary: "lints and formats Python", Manual: "ruff help, ruff 0.14",
	Row: Row{
		Help: "-h --help -V --version", Global: ruffFlags,
		Rows: []Row{
			{
				Names: "check", Refine: ruffSettings,
				Flags: []Flag{{Names: "--fix --fix-only"}, {Names: "--diff"}, {Names: "--add-noqa --add-noqa[=] --add-ignore", Value: Data, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "puts comments into source files"}},
				Does: []Do{
					{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines the project's code"},
					{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", With: "--fix --fix-only"}, Why: "rewrites source files"},
				},
				Args: []Arg{
					{Role: Reads, Extent: automode.Tree, When: &When{Without: "--fix --fix-only"}},
					{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "--fix --fix-only"}, Why: "rewrites source files"},
				},
			},
			{
				Names: "format", Refine: ruffSettings,
				Flags: []Flag{{Names: "--check --diff", Cancels: NoWrite}},
				Does: []Do{
					{Kind: automode.Run, Target: "the formatter", Traits: automode.EntryPoint, Why: "formats the project's code"},
					{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0"}, Why: "formats source files"},
				},
				Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}},
			},
			{Names: "rule linter version help config analyze server generate-shell-completion", Flags: []Flag{{Names: "--all"}}, Args: []Arg{{Role: Data}}},
			{Names: "clean", Does: []Do{{Kind: automode.Delete, Target: "the linter's cache", Traits: automode.Recoverable, Why: "empties the cache"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// ruffSettings reads what --config was given in the place of a file: one setting, as
// TOML. Source: "Configuring Ruff" and its settings.
func ruffSettings(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		key, value, set := strings.Cut(f.Word.Text, "=")
		if f.Flag != "--config" || !set || !f.Word.Exact() {
			continue
		}
		f.Role = Data
		switch value = strings.Trim(value, " \t\"'"); strings.Trim(key, " \t\"'") {
		case "cache-dir":
			f.Role, f.Extent, f.Kind, f.Why = WritesTree, automode.Tree, automode.Write, "keeps its cache there"
			f.Word.Text = value
		case "extend":
			f.Role = Reads
			f.Word.Text = value
		case "fix", "fix-only":
			m.Add(Fact{Kind: automode.Write, Word: Lit("."), Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "rewrites source files"})
		}
	}
	m.Own(func(f *Fact) bool { return f.Flag != "--config" || f.Role != Data })
}

var ruffCases = []Case{
	{`ruff`, `nothing`},
	{`ruff check . --select E,F`, `Run{entry-point} the linter; Read ./**`},
	{`ruff check --fix --unsafe-fixes src`, `Run{entry-point} the linter; Write{harmless,source-only} src/**`},
	{`ruff format --check .`, `Run{entry-point} the formatter`},
	{`ruff format a.py`, `Run{entry-point} the formatter; Write{harmless,source-only} a.py/**`},
	{`ruff --config v`, `Read v`},
	{`ruff check --config 'cache-dir = "../c"' .`, `Run{entry-point} the linter; Read ./**; Write ../c/**`},
	{`ruff check --config extend=../a.toml .`, `Run{entry-point} the linter; Read ./**; Read ../a.toml`},
	{`ruff check --config fix=true a`, `Run{entry-point} the linter; Read a/**; Write{harmless,source-only} ./**`},
	{`ruff format --config line-length=100 --check`, `Run{entry-point} the formatter`},
	{`ruff --cache-dir v`, `Write v/**`},
	{`ruff -o v`, `Write v`},
	{`ruff check --diff`, `Run{entry-point} the linter`},
	{`ruff check --add-noqa`, `Run{entry-point} the linter; Write{harmless,source-only} ./**`},
	{`ruff rule`, `nothing`},
	{`ruff rule --all`, `nothing`},
	{`ruff clean`, `Delete{recoverable} the linter's cache`},
}

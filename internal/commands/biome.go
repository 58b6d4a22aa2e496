package commands

import "automode"

var biomeWriteFlags = []Flag{
	{Names: "--write --fix --apply"},
	{Names: "--unsafe --apply-unsafe --staged --changed --error-on-warnings --json-parse-allow-comments --json-parse-allow-trailing-commas"},
	{Names: "--since= --only= --skip= --max-diagnostics= --diagnostic-level= --stdin-file-path= --suppress= --reason= --indent-style= --indent-width= --indent-size= --line-width= --line-ending= --quote-style= --semicolons= --trailing-commas= --arrow-parentheses= --bracket-spacing= --bracket-same-line= --jsx-quote-style= --quote-properties= --attribute-position= --formatter-enabled= --linter-enabled= --assist-enabled= --organize-imports-enabled= --enforce-assist=", Value: Data},
}

var biome = Program{
	Name: "biome", Rare: true, Package: true, Summary: "formats and lints source files", Manual: "biome --help, Biome 2",
	Row: Row{
		Help: "-h --help -V --version",
		Global: []Flag{
			{Names: "--use-server --verbose --no-errors-on-unmatched --skip-parse-errors --skip-errors --error-on-warnings --files-ignore-unknown --json"},
			{Names: "--colors= --max-diagnostics= --reporter= --log-level= --log-kind= --diagnostic-level= --vcs-enabled= --vcs-client-kind= --vcs-use-ignore-file= --vcs-root= --vcs-default-branch= --files-max-size=", Value: Data},
			{Names: "--config-path=", Value: RunsFile, Why: "its settings can name plug-ins"},
			{Names: "--log-file= --log-path= --reporter-file=", Value: Writes, Why: "writes there"},
		},
		Rows: []Row{
			{
				Names: "check format lint", Flags: biomeWriteFlags,
				Does: []Do{
					{Kind: automode.Run, Target: "the check", Traits: automode.EntryPoint, Why: "checks with the project's settings"},
					{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", With: "--write --fix --apply"}, Why: "formats source files"},
				},
				Args: []Arg{
					{Role: Reads, Extent: automode.Tree, When: &When{Without: "--write --fix --apply"}},
					{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "--write --fix --apply"}, Why: "formats source files"},
				},
			},
			{
				Names: "ci", Flags: []Flag{{Names: "--changed"}, {Names: "--since= --threads= --formatter-enabled= --linter-enabled= --assist-enabled=", Value: Data}},
				Does: []Do{{Kind: automode.Run, Target: "the check", Traits: automode.EntryPoint, Why: "checks with the project's settings"}},
				Args: []Arg{{Role: Reads, Extent: automode.Tree}},
			},
			{Names: "search", Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Reads, Extent: automode.Tree}}},
			{Names: "explain rage version", Args: []Arg{{Role: Data}}},
			{Names: "init", Flags: []Flag{{Names: "--jsonc"}}, Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes biome.json"}}},
			{Names: "migrate", Flags: []Flag{{Names: "--include-inspired"}, {Names: "--write --fix", Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "rewrites biome.json"}}, Args: []Arg{{Role: Data}}},
			{Names: "start stop clean", Does: []Do{{Kind: automode.Control, Target: "its own server", Why: "starts or stops its server"}}},
		},
	},
}

var biomeCases = []Case{
	{`biome`, `nothing`},
	{`biome check .`, `Run{entry-point} the check; Read ./**`},
	{`biome check --write --unsafe src`, `Run{entry-point} the check; Write{harmless,source-only} src/**`},
	{`biome format --write`, `Run{entry-point} the check; Write{harmless,source-only} ./**`},
	{`biome lint --only=a --verbose --reporter=github src`, `Run{entry-point} the check; Read src/**`},
	{`biome ci --changed --since=main .`, `Run{entry-point} the check; Read ./**`},
	{`biome check --config-path=c --log-file=l x`, `Run{entry-point} the check; Read x/**; Run[file native] c; Write l`},
	{`biome search x src`, `Read src/**`},
	{`biome explain x`, `nothing`},
	{`biome init --jsonc`, `Write .`},
	{`biome migrate eslint --include-inspired --write`, `Write .`},
	{`biome stop`, `Control its own server`},
}

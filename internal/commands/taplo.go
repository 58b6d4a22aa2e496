package commands

import (
	"automode"
)

var taplo = Program{
	Name: "taplo", Rare: true, Package: true, Summary: "reformats TOML", Manual: "taplo --help, taplo 0.10",
	Row: Row{
		Help: "-h --help -V --version",
		Global: []Flag{
			{Names: "--verbose --diff --no-auto-config --no-schema --force --offline --incremental[=] --list-different --allow-no-files --staged", Value: Data}, {Names: "--check"},
			{Names: "--colors= -o= --option= --log-level= -L= --excludes= --includes= --stdin-filepath= -p= --default-schema-catalogs --strict", Value: Data},
			{Names: "-c= --config= -f= --file-path= --schema=", Value: Reads},
		},
		Rows: []Row{
			{Names: "fmt format", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", Without: "--check"}, Why: "rewrites files"}}, Args: []Arg{{Role: Edits, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites files"}, {Role: Reads, When: &When{With: "--check"}}}},
			{Names: "check lint validate output-file-paths output-resolved-config", Does: toolBuilds, Args: sourceReads},
			{Names: "get", Args: anyData, Flags: []Flag{{Names: "-s --strip-newline --separator=", Value: Data}}},
			{Names: "help completions license", Args: anyData},
		},
	},
}

var taploCases = []Case{
	{`taplo fmt`, `Write{harmless,source-only} ./**`}, {`taplo fmt --check -c f a.toml`, `Read a.toml; Read f`}, {`taplo lint -o x=1 a.toml`, `Run{entry-point} the build; Read a.toml/**`}, {`taplo get -s -f a.toml x`, `Read a.toml`}, {`taplo help --verbose`, `nothing`}, {`taplo`, `nothing`},
}

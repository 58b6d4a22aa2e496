package commands

import (
	"automode"
)

var nixFormatters = Program{
	Name: "nixpkgs-fmt", Kin: "nixfmt-rfc-style treefmt", Rare: true, Summary: "formats Nix, or all of a project", Manual: "nixpkgs-fmt --help 1.3, nixfmt --help 1.0, treefmt --help 2.1",
	Row: Row{
		Help: "-h --help -V --version", Refine: nixFormats,
		Args: []Arg{{Role: ReadsTree, When: &When{With: "-c --check"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "-c --check"}, Why: "formats it"}},
		Flags: []Flag{
			{Names: "-c --check"}, {Names: "-q --quiet -v --verbose -s --strict --explain -w= --width=", Value: Data, Of: "nixpkgs-fmt nixfmt-rfc-style"},
			{Names: "--ci --fail-on-change --no-cache --clear-cache --allow-missing-formatter --quiet -v -u= --on-unmatched= -f= --formatters= --excludes= --walk=", Value: Data, Of: "treefmt"}, {Names: "--config-file= --tree-root= --tree-root-file= -C= --working-dir= --cpu-profile= --stdin=", Value: Unread, Of: "treefmt", Why: "its settings name the programs that format"},
		},
	},
}

var nixFormattersCases = []Case{
	{`nixpkgs-fmt --check a.nix`, `Read a.nix/**`}, {`nixpkgs-fmt a.nix`, `Write{source-only} a.nix/**`}, {`nixfmt-rfc-style -w 80 -c a.nix`, `Read a.nix/**`},
	{`treefmt --ci`, `Run{entry-point} the formatters; Write{source-only} ./**`}, {`treefmt --fail-on-change src`, `Write{source-only} src/**; Run{entry-point} the formatters`}, {`treefmt --config-file x`, `Unknown its settings name the programs that format; Run{entry-point} the formatters; Write{source-only} ./**`},
}

// nixFormats: treefmt starts the formatters that the project's settings name, on
// everything where nothing is named.
func nixFormats(m *Match) {
	if m.name() != "treefmt" {
		return
	}
	m.Add(Fact{Kind: automode.Run, Target: "the formatters", Traits: automode.EntryPoint, Why: "starts the formatters that treefmt.toml names"})
	if len(m.Args) == 0 {
		m.Add(Fact{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "formats the project"})
	}
}

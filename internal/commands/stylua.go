package commands

import (
	"automode"
)

var luaTools = Program{
	Name: "stylua", Rare: true, Kin: "ormolu fourmolu hindent nixfmt alejandra buildifier buf-fmt ocamlformat elm-format purs-tidy cljfmt zprint yamlfmt mdformat ktfmt golines fantomas csharpier", Package: true, Summary: "reformats source", Manual: "the --help of StyLua 2.3, Ormolu 0.8, Fourmolu 0.19, nixfmt 1.1, Alejandra 4.0, buildifier 8.2, yamlfmt 0.20, mdformat 0.7, ktfmt 0.59 and CSharpier 1.1",
	Row: Row{
		Help: "-h --help -V --version -version", OrArgs: true,
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", Without: formatChecks}, Why: "rewrites source files"}},
		Args: formatted,
		Global: []Flag{
			{Names: "--check --dry-run"}, {Names: "--validate", Of: "elm-format"}, {Names: "-c", Of: "stylua nixfmt alejandra"}, {Names: "-n", Of: "ktfmt"}, {Names: "-d", Of: "buildifier"}, {Names: "-dry -lint", Of: "yamlfmt"}, {Names: "-v -i -w -l -q --quiet --verify --no-editorconfig --respect-ignores --allow-hidden --verbose --inplace --in-place --yes --set-exit-if-changed --kotlinlang-style --google-style --meta-style -extra -s --stdout --stdin-input --skip-validation --no-cache --write-stdout -r --number --wrap= --indent-type= --indent-width= --quote-style= --color= --output-format= --mode= -m= --type= --max-len= -m --width=", Value: Data},
		},
		Rows: []Row{{Names: "format check", Args: formatted, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0"}, Why: "rewrites source files"}}}},
	},
}

var formatted = []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: formatChecks}, Why: "rewrites source files"}, {Role: Reads, Extent: automode.Tree, When: &When{With: formatChecks}}}

// formatChecks are the options by which these programs only look.
const formatChecks = "--check --dry-run --validate -c -n -d -dry -lint"

var luaToolsCases = []Case{{`elm-format --validate src`, `Read src/**`}, {`stylua --check .`, `Read ./**`}, {`stylua -c src`, `Read src/**`}, {`ormolu -c src`, `Unknown no option “-c” is known`}, {`ktfmt -n a`, `Read a/**`}, {`buildifier -d BUILD`, `Read BUILD/**`}, {`yamlfmt -dry .`, `Read ./**`}, {`stylua src`, `Write{harmless,source-only} src/**`}, {`nixfmt -q`, `Write{harmless,source-only} ./**`}, {`csharpier format .`, `Write{harmless,source-only} ./**`}}

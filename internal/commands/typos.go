package commands

import (
	"automode"
)

var typos = Program{
	Name: "typos", Rare: true, Summary: "finds misspelt words in source", Manual: "typos --help, typos 1.38",
	Row: Row{
		Help: "-h --help -V --version --type-list --dump-config",
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "0", With: "-w"}, Why: "rewrites files"}, {Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0", Without: "-w"}}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-w"}}, {Role: Edits, Extent: automode.Tree, When: &When{With: "-w"}, Why: "rewrites files"}},
		Flags: []Flag{
			{Names: "-w --write-changes"},
			{Names: "--diff --files --identifiers --words --isolated --sort --force-exclude --no-ignore --no-ignore-dot --no-ignore-global --no-ignore-parent --no-ignore-vcs --hidden --binary --no-check-filenames --no-check-files --no-unicode -q --quiet -v --verbose --file-types --highlight-words --highlight-identifiers", Value: Data},
			{Names: "-j= --threads= --exclude= --locale= --format= --color=", Value: Data}, {Names: "-c= --config= --file-list=", Value: Reads},
		},
	},
}

var typosCases = []Case{{`typos --format brief`, `Read ./**`}, {`typos -w src -c f`, `Write src/**; Read f`}, {`typos --diff src`, `Read src/**`}, {`typos -w`, `Write ./**`}}

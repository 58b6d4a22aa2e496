package commands

import (
	"automode"
)

var codespell = Program{
	Name: "codespell", Rare: true, Package: true, Summary: "finds misspelt words", Manual: "codespell --help, codespell 2.4",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "0", With: "-w"}, Why: "rewrites files"}, {Kind: automode.Read, Target: ".", Extent: automode.Tree, When: &When{Args: "0", Without: "-w"}}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-w"}}, {Role: Edits, Extent: automode.Tree, When: &When{With: "-w"}, Why: "rewrites files"}},
		Flags: []Flag{
			{Names: "-w --write-changes"},
			{Names: "-d --disable-colors -c --enable-colors -s --summary --count -e --hard-encoding-detection -f --check-filenames -H --check-hidden --stdin-single-line", Value: Data},
			{Names: "--builtin= --ignore-regex= --ignore-multiline-regex= --uri-ignore-words-list= -L= --ignore-words-list= -r= --regex= --uri-regex= -S= --skip= -i= --interactive= -q= --quiet-level= -A= --after-context= -B= --before-context= -C= --context=", Value: Data},
			{Names: "-D= --dictionary= -I= --ignore-words= -x= --exclude-file= --config= --toml=", Value: Reads},
		},
	},
}

var codespellCases = []Case{
	{`codespell -S .git -L nd`, `Read ./**`}, {`codespell -w -s docs -I f`, `Write docs/**; Read f`}, {`codespell -w`, `Write ./**`},
}

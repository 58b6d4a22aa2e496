package commands

import (
	"automode"
)

var pyFormatters = Program{
	Name: "autopep8", Rare: true, Kin: "autoflake yapf docformatter", Package: true, Summary: "reformats Python", Manual: "the --help of autopep8 2.3, autoflake 2.3, yapf 0.43 and docformatter 1.7",
	Row: Row{
		Help: "-h --help --version -V --list-fixes --style-help", Does: []Do{{Kind: automode.Read, Target: "."}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-i"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-i"}, Why: "rewrites source files"}},
		Flags: []Flag{
			{Names: "-i --in-place --inplace"},
			{Names: "-d --diff -r --recursive -v --verbose -a --aggressive --experimental --hang-closing --exit-code --ignore-local-config -c --check --check-diff --expand-star-imports --remove-all-unused-imports --ignore-init-module-imports --remove-duplicate-keys --remove-unused-variables --ignore-pass-statements -q --quiet -s --stdout -p --parallel -m --print-modified --no-local-style --black", Value: Data},
			{Names: "--pep8-passes= --exclude= --ignore= --select= --max-line-length= --indent-size= -j= --jobs= --imports= --stdin-display-name= -l= --lines= --wrap-summaries= --wrap-descriptions=", Value: Data}, {Names: "-e=", Value: Data, Of: "yapf docformatter"},
			{Names: "--global-config= --config= --style=", Value: Reads},
		},
	},
}

var pyFormattersCases = []Case{
	{`yapf -e 1 --style pep8 a.py`, `Read .; Read a.py/**; Read pep8`},
	{`autopep8 --diff --max-line-length 99 a.py`, `Read .; Read a.py/**`}, {`autoflake --in-place --remove-all-unused-imports -r src`, `Read .; Write{harmless,source-only} src/**`}, {`yapf --style pep8 a.py`, `Read .; Read a.py/**; Read pep8`},
}

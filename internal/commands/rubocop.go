package commands

import "automode"

var rubocop = Program{
	Name: "rubocop", Rare: true, Also: "standardrb", Carried: "bin/rubocop", Summary: "lints Ruby", Manual: "rubocop --help, RuboCop 1",
	Row: Row{
		Help: "-h --help -v -V --version --show-cops --show-docs-url",
		Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines the project's code"}}, Args: []Arg{{Role: Reads, Extent: automode.Tree}},
		Flags: []Flag{{Names: "-a --autocorrect --auto-correct -A --autocorrect-all -x --fix-layout --fix", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites source files"}, {Names: "-l --lint -S --display-style-guide -E --extra-details -D --display-cop-names -P --parallel --no-parallel -d --debug -F --fail-fast --force-exclusion --no-color --color -L --list-target-files --disable-pending-cops --enable-pending-cops --ignore-parent-exclusion --only-guide-cops --safe"}, {Names: "--only= --except= --fail-level= --display-only-fail-level-offenses --cache= -f= --format= -s= --stdin=", Value: Data}, {Names: "-c= --config= -r= --require= --plugin=", Value: RunsFile, Lang: Ruby, Why: "loads code from there"}, {Names: "-o= --out=", Value: Writes, Why: "writes the report there"}, {Names: "--auto-gen-config --regenerate-todo --init", Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "makes a configuration"}},
	},
}

var rubocopCases = []Case{
	{`rubocop app`, `Run{entry-point} the linter; Read app/**`},
	{`rubocop -a`, `Run{entry-point} the linter; Write{harmless,source-only} ./**`},
	{`rubocop -l`, `Run{entry-point} the linter`},
	{`rubocop --only v`, `Run{entry-point} the linter`},
	{`rubocop -c v`, `Run{entry-point} the linter; Run[file ruby] v`},
	{`rubocop -o v`, `Run{entry-point} the linter; Write v`},
	{`rubocop --auto-gen-config`, `Run{entry-point} the linter; Write .`},
}

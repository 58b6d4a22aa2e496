package commands

import "automode"

var markdownlint = Program{
	Name: "markdownlint", Rare: true, Package: true, Also: "markdownlint-cli2 markdownlint-cli", Summary: "finds and fixes problems in Markdown", Manual: "markdownlint --help, markdownlint-cli 0.43; markdownlint-cli2 --help, 0.17",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{
			{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "lints with the project's rules"},
		},
		Args: []Arg{
			{Role: ReadsTree, When: &When{Without: "-f --fix"}},
			{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{With: "-f --fix"}, Why: "rewrites Markdown"},
		},
		Flags: []Flag{
			{Names: "-d --dot -i= --ignore= -j --json -q --quiet -s --stdin --enable= --disable= --no-globs --configPointer=", Value: Data},
			{Names: "-f --fix"},
			{Names: "-p= --ignore-path=", Value: Reads},
			{Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings may be code or name code"},
			{Names: "-r= --rules=", Value: RunsFile, Lang: JavaScript, Why: "loads rules that are code"},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result to a file"},
		},
	},
}

var markdownlintCases = []Case{
	{`markdownlint -i node_modules docs`, `Run{entry-point} the linter; Read docs/**`},
	{`markdownlint-cli2 --fix README.md`, `Run{entry-point} the linter; Write{source-only} README.md/**`},
	{`markdownlint -p ig -o out .`, `Run{entry-point} the linter; Read ./**; Read ig; Write out`},
	{`markdownlint -c c.json -r ./r.js .`, `Run{entry-point} the linter; Read ./**; Run[file javascript] c.json; Run[file javascript] ./r.js`},
}

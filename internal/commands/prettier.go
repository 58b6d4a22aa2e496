package commands

import "automode"

var prettier = Program{
	Name: "prettier", Rare: true, Package: true, Also: "prettierd", Summary: "formats source files", Manual: "prettier --help, Prettier 3",
	Row: Row{
		Help: "-h --help -v --version --support-info", Refine: prettierParser,
		Does: []Do{{Kind: automode.Run, Target: "the formatter", Traits: automode.EntryPoint, Why: "formats with the project's settings"}},
		Args: []Arg{
			{Role: Reads, Extent: automode.Tree, When: &When{Without: "-w --write"}},
			{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-w --write"}, Why: "formats source files"},
		},
		Flags: []Flag{
			{Names: "-c --check -l --list-different --bracket-same-line --bracket-spacing --no-bracket-spacing --experimental-ternaries --no-experimental-ternaries --jsx-single-quote --semi --no-semi --single-attribute-per-line --single-quote --no-single-quote --use-tabs --no-use-tabs --vue-indent-script-and-style --no-config --no-editorconfig --with-node-modules --cache --no-cache --check-ignore-pragma --color --no-color --no-error-on-unmatched-pattern -u --ignore-unknown --insert-pragma --require-pragma --no-plugin-search --loglevel[=]", Value: Data},
			{Names: "-w --write"},
			{Names: "--parser=", Value: Data}, {Names: "--arrow-parens= --embedded-language-formatting= --end-of-line= --experimental-operator-position= --html-whitespace-sensitivity= --object-wrap= --print-width= --prose-wrap= --quote-props= --tab-width= --trailing-comma= --config-precedence= --find-config-path= --ignore-path= --cursor-offset= --range-end= --range-start= --cache-strategy= --log-level=", Value: Data}, {Names: "--file-info= --stdin-filepath=", Value: Lists},
			{Names: "--config=", Value: RunsFile, Lang: JavaScript, Why: "its settings may be code or name code"},
			{Names: "--plugin=", Value: RunsFile, Lang: JavaScript, Why: "loads that plug-in"},
			{Names: "--cache-location=", Value: Writes, Why: "keeps its cache there"},
		},
	},
}

// prettierParser: a parser may be a file of code.
func prettierParser(m *Match) { m.namesOnly("--parser") }

var prettierCases = []Case{
	{`prettier --stdin-filepath ../a.js`, `Run{entry-point} the formatter; Read{listing} ../a.js`},
	{`prettier --parser ./p.js x`, `Run{entry-point} the formatter; Read x/**; Unknown it is given a file where a name is meant`},
	{`prettier --check .`, `Run{entry-point} the formatter; Read ./**`},
	{`prettier --write 'src/**/*.ts' --log-level warn`, `Run{entry-point} the formatter; Write{harmless,source-only} src/**/*.ts/**`},
	{`prettier --plugin=./p --config c.js --cache-location l x`, `Run{entry-point} the formatter; Read x/**; Run[file javascript] ./p; Run[file javascript] c.js; Write l`},
}

package commands

import "automode"

var eslint = Program{
	Name: "eslint", Rare: true, Package: true, Also: "eslint_d", Summary: "finds and fixes problems in JavaScript", Manual: "eslint --help, ESLint 8 and 9",
	Row: Row{
		Help: "-h --help -v --version --env-info",
		Does: []Do{
			{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "lints with the project's rules"},
			{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", With: "--fix"}, Why: "rewrites source files"},
		},
		Args: []Arg{
			{Role: Reads, Extent: automode.Tree, When: &When{Without: "--fix"}},
			{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "--fix"}, Why: "rewrites source files"},
		},
		Flags: []Flag{
			{Names: "--no-config-lookup --no-eslintrc --eslintrc --fix-dry-run --no-ignore --ignore --stdin --quiet --color --no-color --no-inline-config --inline-config --report-unused-disable-directives --cache --no-cache --no-error-on-unmatched-pattern --error-on-unmatched-pattern --exit-on-fatal-error --no-warn-ignored --warn-ignored --pass-on-no-patterns --debug --stats --pass-on-unpruned-suppressions"},
			{Names: "--fix"},
			{Names: "--ext= --global= --parser-options= --rule= --fix-type= --ignore-pattern= --stdin-filename= --max-warnings= --report-unused-disable-directives-severity= --report-unused-inline-configs= --cache-strategy= --print-config= --flag= --concurrency= --env= --ignore-path=", Value: Data},
			{Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code or name code"},
			{Names: "--parser= --plugin= --rulesdir= --resolve-plugins-relative-to=", Value: RunsFile, Lang: JavaScript, Why: "loads code by that name"},
			{Names: "-f= --format=", Value: Data},
			{Names: "-o= --output-file= --cache-file= --cache-location= --suppressions-location=", Value: Writes, Why: "writes there"},
			{Names: "--suppress-all --suppress-rule= --prune-suppressions", Value: Data, Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "rewrites the list of suppressed findings"},
			{Names: "--inspect-config --init --mcp", Cancels: Everything, Does: []Do{{Kind: automode.Run, Target: "another package of the linter's"}}, Why: "starts another package"},
		},
		Refine: eslintFormatter,
	},
}

var eslintCases = []Case{
	{`eslint .`, `Run{entry-point} the linter; Read ./**`},
	{`eslint src --fix`, `Run{entry-point} the linter; Write{harmless,source-only} src/**`},
	{`eslint --fix`, `Run{entry-point} the linter; Write{harmless,source-only} ./**`},
	{`eslint src --ext .ts,.tsx --max-warnings=0 -f stylish --quiet`, `Run{entry-point} the linter; Read src/**`},
	{`eslint -c e.js src`, `Run{entry-point} the linter; Read src/**; Run[file javascript] e.js`},
	{`eslint --plugin ./p src`, `Run{entry-point} the linter; Read src/**; Run[file javascript] ./p`},
	{`eslint -f ./f.js src`, `Run{entry-point} the linter; Read src/**; Run[file javascript] ./f.js`},
	{`eslint -o out src`, `Run{entry-point} the linter; Read src/**; Write out`},
	{`eslint --suppress-all src`, `Run{entry-point} the linter; Read src/**; Write .`},
	{`eslint --init`, `Run another package of the linter's`},
}

// eslintFormatter: a formatter that is none of the program's own is code.
func eslintFormatter(m *Match) {
	w, ok := m.Value("-f --format")
	if !ok || w.Is("stylish") || w.Is("json") || w.Is("html") || w.Is("json-with-metadata") || w.Is("compact") || w.Is("unix") {
		return
	}
	m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: w, Lang: JavaScript, Flag: "--format", Via: automode.ByOption, Why: "formats with that code"})
}

package commands

import (
	"strings"

	"automode"
)

var pylint = Program{
	Name: "pylint", Rare: true, Package: true, Summary: "lints Python", Manual: "pylint --help, pylint 4",
	Row: Row{
		Refine: pylintReports, Help: "-h --help --version --list-msgs --list-msgs-enabled --list-groups --list-extensions --full-documentation --help-msg[=] --generate-rcfile --generate-toml-config",
		Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines the project's code"}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree}},
		Flags: []Flag{
			{Names: "-E --errors-only -v --verbose --exit-zero --from-stdin --prefer-stubs --enable-all-extensions"},
			{Names: "--disable= -d= --enable= -e= --fail-under= --fail-on= --confidence= --ignore= --ignore-patterns= --ignore-paths= -j= --jobs= --output-format= -f= --msg-template= --reports= -r= --score= -s= --max-line-length= --good-names= --py-version= --source-roots= --recursive= --good-names-rgxs= --bad-names= --bad-names-rgxs= --ignored-modules= --ignored-classes= --generated-members= --notes= --max-args= --max-locals= --max-branches= --max-statements= --max-returns= --max-attributes= --max-public-methods= --min-public-methods= --max-module-lines= --min-similarity-lines= --variable-rgx= --function-rgx= --class-rgx= --method-rgx= --const-rgx= --argument-rgx= --attr-rgx= --module-rgx= --dummy-variables-rgx= --docstring-min-length= --no-docstring-rgx= --preferred-modules= --logging-modules= --limit-inference-results= --analyse-fallback-blocks=", Value: Data},
			{Names: "--rcfile=", Value: RunsFile, Lang: Python, Why: "its settings can name code"}, {Names: "--init-hook= --load-plugins=", Value: Unread, Why: "runs code that it names"},
			{Names: "--output=", Value: Writes, Why: "writes the report there"},
		},
	},
}

// pylintReports: a form with a dot in its name is a class, which is loaded.
func pylintReports(m *Match) {
	m.writesBehind("-f --output-format", ":")
	for i := range m.hits {
		h := &m.hits[i]
		for form := range strings.SplitSeq(h.Value.Text, ",") {
			if form, _, _ = strings.Cut(form, ":"); named("-f --output-format", h.Name) && strings.Contains(form, ".") {
				m.Add(optionFact(Unread, *h, h.Value, "loads the class that it names"))
			}
		}
	}
}

var pylintCases = []Case{
	{`pylint --bad-names-rgxs=x{1,2} --max-args=3 a.py`, `Run{entry-point} the linter; Read a.py/**`},
	{`pylint src --disable=C0114`, `Run{entry-point} the linter; Read src/**`},
	{`pylint -f json:a.json,text`, `Run{entry-point} the linter; Write a.json`},
	{`pylint -f a.B src`, `Run{entry-point} the linter; Read src/**; Unknown loads the class that it names`},
	{`pylint -E`, `Run{entry-point} the linter`},
	{`pylint --rcfile v`, `Run{entry-point} the linter; Run[file python] v`}, {`pylint --init-hook v`, `Run{entry-point} the linter; Unknown runs code that it names`},
	{`pylint --output v`, `Run{entry-point} the linter; Write v`},
}

package commands

import (
	"path"
	"strings"

	"automode"
)

var coverage = Program{
	Name: "coverage", Rare: true, Package: true, Summary: "measures what Python code runs", Manual: "coverage help, coverage 7",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{
				Names: "run", Style: Leading, Refine: coverageRuns,
				Flags: []Flag{
					{Names: "-a --append --branch -L --pylib -p --parallel-mode --timid"}, {Names: "-m --module"},
					{Names: "--concurrency= --context= --include= --omit= --source= --save-signal=", Value: Data},
					{Names: "--data-file=", Value: Writes, Why: "writes what it measures there"}, {Names: "--rcfile=", Value: RunsFile, Lang: Python, Why: "its settings can name plug-ins"},
				},
				Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Lang: Python,
			},
			{
				Names: "report debug annotate", Flags: []Flag{{Names: "--rcfile=", Value: RunsFile, Lang: Python, Why: "its settings can name plug-ins"}, {Names: "-m --show-missing -i --ignore-errors --skip-covered --skip-empty --no-skip-covered --branch"}, {Names: "--contexts= --fail-under= --format= --include= --omit= --precision= --sort= --data-file=", Value: Data}, {Names: "-d= --directory=", Value: WritesTree, Why: "writes there"}},
				Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}},
			},
			{
				Names: "html xml json lcov", Flags: []Flag{{Names: "--rcfile=", Value: RunsFile, Lang: Python, Why: "its settings can name plug-ins"}, {Names: "-i --ignore-errors --skip-covered --skip-empty --pretty-print --show-contexts -q --quiet"}, {Names: "--contexts= --fail-under= --include= --omit= --precision= --title=", Value: Data}, {Names: "--data-file=", Value: Writes, Why: "may write what it gathers there"}, {Names: "-d= --directory=", Value: WritesTree, Why: "writes there"}, {Names: "-o=", Value: Writes, Why: "writes the report there"}},
				Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.BuildOutput, Why: "writes a report"}}, Args: []Arg{{Role: Data}},
			},
			{
				Names: "combine", Flags: []Flag{{Names: "--rcfile=", Value: RunsFile, Lang: Python, Why: "its settings can name plug-ins"}, {Names: "-a --append -q --quiet"}, {Names: "--keep"}, {Names: "--data-file=", Value: Writes, Why: "may write what it gathers there"}},
				Does:   []Do{{Kind: automode.Write, Target: ".", Traits: automode.BuildOutput, Why: "gathers what was measured"}},
				Args:   []Arg{{Role: Reads, When: &When{With: "--keep"}}, {Role: Deletes, When: &When{Without: "--keep"}, Why: "removes what it gathered"}},
				Refine: coverageFolders,
			},
			{Names: "erase", Does: []Do{{Kind: automode.Delete, Target: "what was measured", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what was measured"}}},
			{Names: "help", Args: []Arg{{Role: Data}}},
		},
	},
}

var coverageCases = []Case{
	{`coverage combine --data-file v`, `Write{build-output} .; Write v`},
	{`coverage xml --data-file v`, `Write{build-output} .; Write v`},
	{`coverage combine a .coverage.b`, `Write{build-output} .; Delete a/.coverage.*; Delete .coverage.b; Read a`},
	{`coverage combine --keep a`, `Write{build-output} .; Read a`},
	{`coverage combine --rcfile v -q`, `Write{build-output} .; Run[file python] v`},
	{`coverage`, `nothing`}, {`coverage run -m pytest -x`, `Run[words] pytest -x`}, {`coverage run --source=src a.py -x`, `Run[file python] a.py`}, {`coverage report -m`, `Read .`},
	{`coverage run -a`, `nothing`},
	{`coverage run --data-file v`, `Write v`},
	{`coverage run --rcfile v`, `Run[file python] v`},
	{`coverage report --contexts v`, `Read .`},
	{`coverage report -d v`, `Read .; Write v/**`},
	{`coverage html`, `Write{build-output} .`},
	{`coverage html --rcfile v`, `Write{build-output} .; Run[file python] v`},
	{`coverage report --rcfile v`, `Read .; Run[file python] v`},
	{`coverage html -i`, `Write{build-output} .`},
	{`coverage html --contexts v`, `Write{build-output} .`},
	{`coverage html -d v`, `Write{build-output} .; Write v/**`},
	{`coverage html -o v`, `Write{build-output} .; Write v`},
	{`coverage erase`, `Delete{recoverable,build-output} what was measured`},
	{`coverage help`, `nothing`},
}

// coverageRuns: with -m the first positional is a module.
func coverageRuns(m *Match) {
	if !m.Has("-m --module") || len(m.Args) == 0 {
		return
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsFile || f.Flag != "" })
	m.Facts = append(m.Facts, pythonRuns(m, m.Args[0], m.Args[1:])...)
}

// coverageFolders: what combine is given may be a folder, of which it takes the files
// that hold what was measured. Under another name a file of that sort is read, and what
// it held is in the one that is made.
func coverageFolders(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != Deletes || !f.Word.Exact() || strings.HasPrefix(path.Base(f.Word.Text), ".coverage") {
			continue
		}
		given := *f
		given.Role, given.Kind, given.Why = Reads, automode.Read, ""
		m.Add(given)
		m.Facts[i].Word.Text, m.Facts[i].Word.Glob = strings.TrimSuffix(f.Word.Text, "/")+"/.coverage.*", true
	}
}

package commands

import (
	"automode"
)

var pipTools = Program{
	Name: "pip-compile", Rare: true, Kin: "pip-sync pipdeptree pip-licenses pip-review", Package: true, Summary: "pins or lists a project's packages", Manual: "the --help of pip-tools 7.5, pipdeptree 2.30 and pip-licenses 5.0",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Refine: pipToolsDoes,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet -U --upgrade --pre -r --rebuild --reverse --generate-hashes --strip-extras --no-strip-extras --allow-unsafe --no-header --no-annotate --annotate --no-emit-index-url --no-emit-options --all-extras --all -l --local-only -u --user-only --json --json-tree --mermaid --ask --force --with-urls --with-system --from-all", Value: Data},
			{Names: "-n --dry-run", Cancels: NoWrite | NoInstall},
			{Names: "-P= --upgrade-package=  --extra= --newline= --packages= --exclude= -w= --warn= -d= --depth= --graph-output= --order= --annotation-style= --max-rounds=", Value: Data}, {Names: "-a", Of: "pip-sync pipdeptree pip-licenses"}, {Names: "-a --auto", Of: "pip-review", Does: []Do{{Kind: automode.Install, Target: "newer packages"}}, Why: "installs newer packages"}, {Names: "-p= -e=", Value: Data, Of: "pipdeptree"}, {Names: "--format=", Value: Data, Of: "pip-licenses"},
			{Names: "-o= --output-file=", Value: Writes, Why: "writes the pinned list"}, {Names: "-c= --constraint= --config=", Value: Reads}, {Names: "-i= --index-url= --extra-index-url= -f= --find-links=", Value: Fetches, Why: "asks that index"},
		},
	},
}

var pipToolsCases = []Case{
	{`pip-review --auto`, `Install newer packages`},
	{`pip-review a`, `Read a; Unknown it may install packages`},
	{`pip-compile -P 1 requirements.in`, `Read requirements.in; Write requirements.txt; Query the package index`},
	{`pip-licenses --format json`, `nothing`}, {`pip-compile --dry-run a.in`, `Read a.in; Query the package index`}, {`pip-sync -n r.txt`, `Read r.txt`},
	{`pip-compile requirements.in`, `Read requirements.in; Write requirements.txt; Query the package index`}, {`pip-compile -o l -c c -i http://h a`, `Read a; Write l; Read c; Fetch http://h; Query the package index`}, {`pip-sync requirements.txt`, `Read requirements.txt; Install{declared} what the file names`}, {`pipdeptree -p x --reverse`, `nothing`}, {`pip-review -a`, `Install newer packages`}, {`pipdeptree -a`, `nothing`},
}

// pipToolsDoes: pip-sync installs, pip-compile writes beside what it read.
func pipToolsDoes(m *Match) {
	switch name := m.name(); {
	case named("pip-sync", name) && m.Holds("--dry-run"):
	case named("pip-sync", name):
		m.Add(Fact{Kind: automode.Install, Target: "what the file names", Traits: automode.Declared, Why: "installs exactly what the files name"})
		pipLists(m)
	case named("pip-compile", name):
		if !m.Has("-o") && !m.Holds("--dry-run") {
			w := Lit("requirements.txt")
			m.addRole(Writes, &w, "writes the pinned list")
		}
		m.Add(Fact{Kind: automode.Query, Target: "the package index"})
	case named("pip-review", name) && len(m.Args) > 0:
		m.Unknown("it may install packages", m.Args[0])
	}
}

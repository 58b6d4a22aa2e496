package commands

import (
	"automode"
)

var pipenv = Program{
	Name: "pipenv", Rare: true, Package: true, Summary: "manages a Python project's packages", Manual: "pipenv --help and each command's, pipenv 2025",
	Row: Row{
		Help:   "-h --help --version --where --venv --py --envs --man --support",
		Global: []Flag{{Names: "-q --quiet -v --verbose --clear --system --keep-outdated --pre --deploy --ignore-pipfile --skip-lock --categories= --dev -d --dev-only --site-packages --bare --json --json-tree --reverse --exclude-markers --hash --from-pipfile --use-default --db= --ignore= --output= --policy-file= --strict --all --all-dev --outdated", Value: Data}, {Names: "--python=", Value: RunsWith, Lang: Python, Why: "runs with that interpreter"}, {Names: "-i= --index= --pypi-mirror=", Value: Fetches, Why: "takes packages from there"}},
		Rows: []Row{
			{Names: "install", Does: []Do{{Kind: automode.Install, Target: "what the Pipfile names", Traits: automode.Declared, When: &When{Args: "0", Without: "-r"}, Why: "installs what the Pipfile names"}}, Args: []Arg{{Role: Installs, Why: "adds a package"}}, Flags: []Flag{{Names: "-r= --requirements=", Value: Reads, Does: toolInstalls}, {Names: "-e= --editable=", Value: Installs, Why: "adds a package from its folder"}}},
			{Names: "sync", Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the lock file names"}}},
			{Names: "uninstall update upgrade", Does: toolInstalls, Args: []Arg{{Role: Installs, Why: "changes the project's packages"}}, Flags: []Flag{{Names: "-e= --editable=", Value: Installs, Why: "changes the project's packages"}}},
			{Names: "lock", Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "rewrites the lock file"}}, Args: anyData},
			{Names: "graph requirements verify check scan scripts audit", Does: toolAsks, Args: anyData},
			{Names: "run", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}, Refine: pipenvRuns},
			{Names: "clean", Does: toolInstalls, Flags: []Flag{{Names: "--dry-run", Cancels: Everything}}},
			{Names: "shell open", Style: Plain, Help: "--help", Does: []Do{{Why: "starts a shell or an editor"}}, Args: anyData},
		},
	},
}

var pipenvCases = []Case{
	{`pipenv --venv`, `nothing`}, {`pipenv`, `nothing`}, {`pipenv install --dev`, `Install{declared} what the Pipfile names`}, {`pipenv install x`, `Install x`}, {`pipenv install -r r.txt`, `Install packages or versions; Read r.txt`}, {`pipenv install -e .`, `Install{declared} what the Pipfile names; Install .`},
	{`pipenv sync -i http://h`, `Install{declared} what the lock file names; Fetch http://h`}, {`pipenv uninstall x -e y`, `Install packages or versions; Install x; Install y`}, {`pipenv lock --python p`, `Write{source-only} .; Run[with] p`}, {`pipenv graph --json`, `Query the package index`},
	{`pipenv run pytest -x`, `Run[words] pytest -x`}, {`pipenv run lint`, `Run[task] lint`}, {`pipenv run test -p x`, `Run[task] test; Run{entry-point} the project's tests; Unknown loads that plug-in`}, {`pipenv clean --dry-run`, `nothing`}, {`pipenv shell`, `Unknown starts a shell or an editor`},
}

// pipenvRuns: a name that is a check's is a script of the Pipfile.
func pipenvRuns(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsWords && f.Word.Exact() && EntryTask(f.Word.Text) {
			f.Role, f.OrProgram = RunsTask, true
		}
	}
	testsTake(m)
}

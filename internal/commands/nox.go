package commands

import "automode"

var nox = Program{
	Name: "nox", Rare: true, Package: true, Summary: "runs a project's sessions in virtual environments", Manual: "nox --help, nox 2025",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Run, Target: "the project's sessions", Traits: automode.EntryPoint, When: &When{Without: "-s -e --session --sessions -l --list --list-sessions"}, Why: "runs the sessions of noxfile.py"}},
		Args: []Arg{{Role: Goal}}, Refine: handsToTests,
		Flags: []Flag{
			{Names: "-l --list --list-sessions"},
			{Names: "-v --verbose -r --reuse-existing-virtualenvs -R -N --no-reuse-existing-virtualenvs -x --stop-on-first-error --no-install --no-venv --error-on-missing-interpreters --forcecolor --nocolor --json --non-interactive --install-only"}, {Names: "-t[=] --tags=", Value: Goal},
			{Names: "-s= -e= --session= --sessions=", Value: RunsTask, Why: "runs a session of noxfile.py"},
			{Names: "-k= --keywords= --db= --default-venv-backend= -db= -fb= --force-venv-backend=", Value: Data},
			{Names: "-f= --noxfile=", Value: RunsFile, Lang: Python, Why: "runs that file"},
			{Names: "-p= -P= --pythons= --extra-pythons= --force-pythons=", Value: Unread, Why: "may be a path to a program"},
			{Names: "--envdir=", Value: WritesTree, Why: "keeps its environments there"},
		},
	},
}

var noxCases = []Case{
	{`nox -e tests`, `Run[task] tests`}, {`nox -s tests`, `Run[task] tests`}, {`nox`, `Run{entry-point} the project's sessions`},
	{`nox -l`, `nothing`}, {`nox -t style`, `Run{entry-point} the project's sessions`}, {`nox -s lint deploy -- reset -p x`, `Run[task] deploy; Run[task] lint; Run{entry-point} the project's tests; Read{listing} reset; Unknown loads that plug-in`},
	{`nox -v`, `Run{entry-point} the project's sessions`},
	{`nox -p v`, `Run{entry-point} the project's sessions; Unknown may be a path to a program`}, {`nox -k v`, `Run{entry-point} the project's sessions`},
	{`nox -f v`, `Run{entry-point} the project's sessions; Run[file python] v`},
	{`nox --envdir v`, `Run{entry-point} the project's sessions; Write v/**`},
}

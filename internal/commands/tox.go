package commands

import "automode"

var tox = Program{
	Name: "tox", Package: true, Summary: "runs a project's checks in virtual environments", Manual: "tox --help, tox 4",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}, {Kind: automode.Install, Target: "what the configuration names", Traits: automode.Declared, Why: "installs what the configuration names"}},
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-v -vv -q -r --recreate -p[=] --parallel[=] -l --list -a --listenvs --notest --sdistonly --skip-pkg-install --no-recreate-pkg -o --parallel-live --parallel-no-spinner -s[=] --skip-missing-interpreters[=] --colored[=] -b --pkg-only"},
			{Names: "-e= --skip-env= -m= -f= --result-json= --hash-seed= --discover=", Value: Data},
			{Names: "-c= --conf= --root= --runner=", Value: RunsFile, Why: "its settings name commands to run"},
			{Names: "--workdir= --installpkg=", Value: WritesTree, Why: "keeps its environments there"},
			{Names: "-x= --override= --devenv=", Value: Unread},
		},
	},
}

var toxCases = []Case{
	{`tox -e py312 -- -x`, `Run{entry-point} the project's tests; Install{declared} what the configuration names`}, {`tox -c x.ini`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Run[file native] x.ini`},
	{`tox -v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names`},
	{`tox --workdir v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Write v/**`},
	{`tox -x v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Unknown nobody read what the value of -x means`},
}

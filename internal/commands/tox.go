package commands

import "automode"

var tox = Program{
	Name: "tox", Rare: true, Package: true, Summary: "runs a project's checks in virtual environments", Manual: "tox --help, tox 4",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}, {Kind: automode.Install, Target: "what the configuration names", Traits: automode.Declared, Why: "installs what the configuration names"}},
		Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Data}}, Refine: toxWords,
		Flags: []Flag{
			{Names: "-v -vv -q -r --recreate -p[=] --parallel[=] -l --list -a --listenvs --notest --sdistonly --skip-pkg-install --no-recreate-pkg -o --parallel-live --parallel-no-spinner -s[=] --skip-missing-interpreters[=] --colored[=] -b --pkg-only"},
			{Names: "-e= -m= -f=", Value: Goal}, {Names: "--skip-env= --hash-seed=", Value: Data},
			{Names: "--result-json=", Value: Writes, Why: "writes the result there"},
			{Names: "-c= --conf= --root= --runner=", Value: RunsFile, Why: "its settings name commands to run"},
			{Names: "--installpkg=", Value: Installs, Why: "installs that package"}, {Names: "--workdir=", Value: WritesTree, Why: "keeps its environments there"},
			{Names: "-x= --override= --devenv= --discover=", Value: Unread},
		},
	},
}

// toxWords: two subcommands do something other than run what the project names, and
// what is behind "--" goes to the commands.
func toxWords(m *Match) {
	if len(m.Args) > 0 && named("exec e devenv d", m.Args[0].Text) {
		m.Unknown("runs a command, or makes an environment, of the call's own", m.Args[0])
		return
	}
	handsToTests(m)
}

var toxCases = []Case{
	{`tox --installpkg v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Install v`},
	{`tox -e py312 -- -x`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Run{entry-point} the project's tests`},
	{`tox -e py312,deploy --skip-env x`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Run[task] py312,deploy`},
	{`tox -- -p x --fix`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Run{entry-point} the project's tests; Unknown loads that plug-in`}, {`tox -c x.ini`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Run[file native] x.ini`},
	{`tox --result-json v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Write v`},
	{`tox exec -- v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Unknown runs a command, or makes an environment, of the call's own`},
	{`tox -v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names`},
	{`tox --workdir v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Write v/**`},
	{`tox -x v`, `Run{entry-point} the project's tests; Install{declared} what the configuration names; Unknown nobody read what the value of -x means`},
}

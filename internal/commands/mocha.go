package commands

import "automode"

var mocha = Program{
	Name: "mocha", Rare: true, Also: "_mocha", Package: true, Summary: "runs JavaScript tests", Manual: "mocha --help, Mocha 11",
	Row: Row{
		Help: "-h --help -V --version --list-interfaces --list-reporters",
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}},
		Args: []Arg{{Role: Lists}}, Refine: mochaReporter,
		Flags: []Flag{
			{Names: "--allow-uncaught -A --async-only -b --bail --check-leaks -c --color --colors --delay --diff --no-diff --dry-run --exit --no-exit --fail-zero --forbid-only --forbid-pending --full-trace --inline-diffs -i --invert --no-color --no-colors -C -p --parallel --no-parallel --posix-exit-codes --recursive -S --sort -w --watch --fail-hook-affected-tests --pass-on-failing-test-suite", Value: Data},
			{Names: "--extension= --ignore= --exclude= --global= --globals= -j= --jobs= --retries= -s= --slow= -t= --timeout= --timeouts= -f= --fgrep= -g= --grep= --watch-files= --watch-ignore=", Value: Data},
			{Names: "--file= -r= --require=", Value: RunsFile, Lang: JavaScript, Why: "loads that module"},
			{Names: "--config= --package=", Value: RunsFile, Lang: JavaScript, Why: "its settings name code"},
			{Names: "-R= --reporter= -u= --ui=", Value: Data},
			{Names: " -n= --node-option= -O= --reporter-option= --reporter-options=", Value: Unread, Why: "may name code or files"},
		},
	},
}

var mochaCases = []Case{
	{`mocha 'test/**/*.js' --timeout 5000`, `Run{entry-point} the project's tests; Read{listing} test/**/*.js`},
	{`mocha --allow-uncaught`, `Run{entry-point} the project's tests`},
	{`mocha --file v`, `Run{entry-point} the project's tests; Run[file javascript] v`},
	{`mocha -r ts-node/register a`, `Run{entry-point} the project's tests; Read{listing} a; Run{entry-point} ts-node/register`},
	{`mocha -r tsnode/register a`, `Run{entry-point} the project's tests; Read{listing} a; Run[file javascript] tsnode/register`},
	{`mocha --config v`, `Run{entry-point} the project's tests; Run[file javascript] v`},
	{`mocha -R v`, `Run{entry-point} the project's tests; Run[file javascript] v`},
	{`mocha -n v`, `Run{entry-point} the project's tests; Unknown may name code or files`},
}

// mochaReporter: a reporter or interface that is none of the program's own is
// code.
func mochaReporter(m *Match) {
	hooksSources(m)
	namesCode(m, "--reporter", "bdd", "tdd", "qunit", "exports", "spec", "dot", "min", "list", "nyan", "json", "json-stream", "landing", "progress", "tap", "xunit", "html", "markdown", "doc")
}

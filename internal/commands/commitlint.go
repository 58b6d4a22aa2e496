package commands

import "automode"

var commitlint = Program{
	Name: "commitlint", Rare: true, Package: true, Summary: "checks commit messages", Manual: "commitlint --help, commitlint 20",
	Row: Row{
		Help:  "-h --help -v --version",
		Does:  []Do{{Kind: automode.Run, Target: "the check of messages", Traits: automode.EntryPoint, Why: "checks with the project's settings"}},
		Flags: []Flag{{Names: "-c --color -q --quiet -V --verbose -s --strict -l --last --default-config"}, {Names: "-f= --from= -t= --to= --from-last-tag -H= --help-url= --print-config[=]", Value: Data}, {Names: "-d= --cwd=", Value: Base}, {Names: "-e[=] --edit[=] -E= --env=", Value: Data}, {Names: "-g= --config= -x= --extends= -o= --format= -p= --parser-preset=", Value: RunsFile, Lang: JavaScript, Why: "loads code by that name"}},
	},
}

var commitlintCases = []Case{
	{`commitlint --from HEAD~1`, `Run{entry-point} the check of messages`},
	{`commitlint -c`, `Run{entry-point} the check of messages`},
	{`commitlint -d v`, `Run{entry-point} the check of messages; in v`},
	{`commitlint -e=v`, `Run{entry-point} the check of messages`},
	{`commitlint -g v`, `Run{entry-point} the check of messages; Run[file javascript] v`},
}

package commands

import "automode"

var lintStaged = Program{
	Name: "lint-staged", Rare: true, Package: true, Summary: "runs the project's linters on staged files", Manual: "lint-staged --help, lint-staged 16",
	Row: Row{
		Help:  "-h --help -V --version",
		Does:  []Do{{Kind: automode.Run, Target: "the linters", Traits: automode.EntryPoint, Why: "runs the project's linters"}, {Kind: automode.Keep, Target: "."}},
		Flags: []Flag{{Names: "--allow-empty -d --debug --continue-on-error --fail-on-changes --no-hide-partially-staged --hide-unstaged -q --quiet -r --relative -v --verbose -x --shell --hide-all"}, {Names: "--no-stash --no-revert"}, {Names: "-p= --concurrent= --diff= --diff-filter= --max-arg-length=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings name commands to run"}, {Names: "--cwd=", Value: Base}},
	},
}

var lintStagedCases = []Case{
	{`lint-staged`, `Run{entry-point} the linters; Keep .`},
	{`lint-staged --allow-empty`, `Run{entry-point} the linters; Keep .`},
	{`lint-staged --no-stash`, `Run{entry-point} the linters; Keep .`},
	{`lint-staged -p v`, `Run{entry-point} the linters; Keep .`},
	{`lint-staged -c v`, `Run{entry-point} the linters; Keep .; Run[file javascript] v`},
	{`lint-staged --cwd v`, `Run{entry-point} the linters; Keep .; in v`},
}

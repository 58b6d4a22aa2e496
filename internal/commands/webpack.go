package commands

import "automode"

var webpack = Program{
	Name: "webpack", Rare: true, Also: "webpack-cli", Package: true, Summary: "bundles web applications", Manual: "webpack --help, webpack-cli 6",
	Row: Row{
		Compiles: true,
		Help:     "-h --help -v --version",
		Does:     []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project"}},
		Args:     []Arg{{Role: Lists}},
		Flags:    []Flag{{Names: "-w --watch --no-watch --color --no-color --progress --progress[=] --fail-on-warnings --analyze --watch-options-stdin --no-devtool -m --merge --disable-interpret"}, {Names: "--mode= -d= --devtool= --env= --node-env= --stats[=] -t= --target= --name= --config-name= --config-node-env=", Value: Data}, {Names: "-c= --config= -e= --extends= --entry=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}, {Names: "-o= --output-path=", Value: WritesTree, Why: "writes what it builds there"}, {Names: "-j= --json --json[=]", Value: Writes, Why: "writes statistics there"}},
	},
}

var webpackCases = []Case{
	{`webpack --mode production`, `Run{entry-point} the build`},
	{`webpack -w`, `Run{entry-point} the build`},
	{`webpack -c v`, `Run{entry-point} the build; Run[file javascript] v`},
	{`webpack -o v`, `Run{entry-point} the build; Write v/**`},
	{`webpack -j v`, `Run{entry-point} the build; Write v`},
}

package commands

import "automode"

var rollup = Program{
	Name: "rollup", Rare: true, Package: true, Summary: "bundles JavaScript", Manual: "rollup --help, Rollup 4",
	Row: Row{
		Compiles: true,
		Help:     "-h --help -v --version",
		Does:     []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project"}},
		Args:     []Arg{{Role: Reads}},
		Flags:    []Flag{{Names: "-w --watch -m --sourcemap --sourcemap[=] --silent --failAfterWarnings --perf --bundleConfigAsCjs --no-strict --no-treeshake --compact --forceExit --waitForBundleInput", Value: Data}, {Names: "-f= --format= -n= --name= -e= --external= -g= --globals= --environment= --logLevel= --banner= --footer= --intro= --outro= --exports= --stdin[=]", Value: Data}, {Names: "-c --config --config[=]", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}, {Names: "-p= --plugin= --configPlugin=", Value: RunsFile, Lang: JavaScript, Why: "loads that plug-in"}, {Names: "-i= --input=", Value: Reads}, {Names: "-o= --file=", Value: Writes, Why: "writes what it builds there"}, {Names: "-d= --dir=", Value: WritesTree, Why: "writes what it builds there"}},
	},
}

var rollupCases = []Case{
	{`rollup -c`, `Run{entry-point} the build`}, {`rollup a.js -o b.js -p ./x`, `Run{entry-point} the build; Read a.js; Write b.js; Run[file javascript] ./x`},
	{`rollup -w`, `Run{entry-point} the build`},
	{`rollup -f v`, `Run{entry-point} the build`},
	{`rollup -i v`, `Run{entry-point} the build; Read v`},
	{`rollup -d v`, `Run{entry-point} the build; Write v/**`},
}

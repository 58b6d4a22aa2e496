package commands

import (
	"automode"
)

var busted = Program{
	Name: "busted", Rare: true, Summary: "runs tests of Lua", Manual: "busted --help, 2.2",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-v --verbose -l --list -k --keep-going --no-keep-going -s --shuffle --no-auto-insulate --no-recursive -R --no-coverage", Value: Data}, {Names: "-t= --tags= --exclude-tags= --filter= --filter-out= --name= -p= --pattern= --repeat= --seed= --lang= -r= --run=", Value: Data}},
	},
}

var bustedCases = []Case{{`busted -v -t slow spec`, `Run{entry-point} the project's tests; Read{listing} spec`}, {`busted --helper x.lua`, `Unknown no option “--helper” is known`}}

package commands

import "automode"

var staticcheck = Program{
	Name: "staticcheck", Rare: true, Summary: "lints Go", Manual: "staticcheck -h, staticcheck 2025",
	Row: Row{
		Style: Single, Help: "-h -help -version -explain=",
		Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "compiles and examines the packages"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-tests -list-checks -show-ignored -matrix -merge -debug.version"}, {Names: "-checks= -f= -fail= -go= -tags=", Value: Data}},
	},
}

var staticcheckCases = []Case{{`staticcheck ./... -checks all`, `Run{entry-point} the linter; Read{listing} ./...`}, {`staticcheck -tests`, `Run{entry-point} the linter`}}

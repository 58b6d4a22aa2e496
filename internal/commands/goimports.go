package commands

import "automode"

var goimports = Program{
	Name: "goimports", Summary: "formats Go and its imports", Manual: "goimports -h, golang.org/x/tools",
	Row: Row{
		Style: Single, Help: "-h -help",
		Args:  []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-w"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-w"}, Why: "formats source files"}},
		Flags: []Flag{{Names: "-w"}, {Names: "-d -e -l -v -format-only"}, {Names: "-local= -srcdir=", Value: Data}, {Names: "-cpuprofile= -memprofile= -trace=", Value: Writes, Why: "writes a profile there"}},
	},
}

var goimportsCases = []Case{
	{`goimports -l .`, `Read ./**`}, {`goimports -w -local x a.go`, `Write{harmless,source-only} a.go/**`},
	{`goimports -cpuprofile v`, `Write v`},
}

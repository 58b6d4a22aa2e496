package commands

import "automode"

var gofmt = Program{
	Name: "gofmt", Kin: "gofumpt", Summary: "formats Go", Manual: "go doc cmd/gofmt, Go 1.26",
	Row: Row{
		Style: Single, Help: "-h -help -version",
		Args:  []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-w"}}, {Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{With: "-w"}, Why: "formats source files"}},
		Flags: []Flag{{Names: "-w"}, {Names: "-d -e -l -s -extra -modpath= -lang=", Value: Data}, {Names: "-r=", Value: Data, Of: "gofmt gofumpt", Why: "rewrites by a pattern"}, {Names: "-cpuprofile=", Value: Writes, Why: "writes a profile there"}},
	},
}

var gofmtCases = []Case{
	{`gofmt --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`gofmt -l .`, `Read ./**`}, {`gofmt -w a.go`, `Write{harmless,source-only} a.go/**`},
	{`gofmt -r v`, `nothing`},
	{`gofmt -cpuprofile v`, `Write v`},
}

package commands

var gopls = Program{
	Name: "gopls", Rare: true, Summary: "knows about Go source", Manual: "gopls help, gopls 0.20",
	Row: Row{
		Style: Single, Help: "-h -help",
		Rows: []Row{{Names: "version api-json help licenses stats", Args: anyData}, {Names: "check definition references symbols workspace_symbol implementation call_hierarchy highlight links folding_ranges prepare_rename signature vulncheck", Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "-json -markdown -severity= -matcher= -d -declaration"}}}, {Names: "format imports rename codeaction fix", Does: toolBuilds, Args: []Arg{{Role: Edits, When: &When{With: "-w"}, Why: "rewrites source files"}, {Role: Data, When: &When{Without: "-w"}}}, Flags: []Flag{{Names: "-w -write"}, {Names: "-d -diff -l -list -kind= -title= -preserve", Value: Data}}}},
	},
}

var goplsCases = []Case{{`gopls`, `nothing`}, {`gopls version`, `nothing`}, {`gopls references -d a.go:1:2`, `Run{entry-point} the build`}, {`gopls format -w a.go`, `Run{entry-point} the build; Write a.go`}, {`gopls format -d a.go`, `Run{entry-point} the build`}, {`gopls serve`, `Unknown no subcommand “serve” is known`}}

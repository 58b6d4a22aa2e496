package commands

import (
	"automode"
)

var gomodifytags = Program{
	Name: "gomodifytags", Rare: true, Summary: "prints a source with other tags of its fields", Manual: "gomodifytags 1.17",
	Row: Row{
		Style: Single, Help: "-h -help --help",
		Flags: []Flag{{Names: "-file=", Value: Reads}, {Names: "-w", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "rewrites the source"}, {Names: "-offset= -line= -struct= -field= -all -remove-tags= -clear-tags -add-options= -remove-options= -clear-options -add-tags= -override -skip-unexported -transform= -sort -template= -format= -quiet -modified", Value: Data}},
	},
}

var gomodifytagsCases = []Case{{`gomodifytags -file a.go -struct T -add-tags json`, `Read a.go`}, {`gomodifytags -file a.go -all -add-tags json -w`, `Read a.go; Write ./**`}}

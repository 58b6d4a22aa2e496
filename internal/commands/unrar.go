package commands

import (
	"automode"
)

var unrar = Program{
	Name: "unrar", Rare: true, Also: "rar", Summary: "looks into archives and unpacks them", Manual: "rar.txt, RAR 7.13",
	Row: Row{
		Help: "-? --help", Global: []Flag{{Names: "-y -o+"}, {Names: "-o- -r -idq -inul", Value: Data}},
		Rows: []Row{{Names: "l lt lta lb v vt vta vb t p", Args: []Arg{{At: First, Role: Reads}, {Role: Data}}}, {Names: "x e", Refine: unpacksOver, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "1"}, Why: "unpacks there"}}, Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: WritesTree, Why: "unpacks there"}}}, {Names: "a", Args: []Arg{{At: First, Role: Writes, Why: "packs files into it"}, {At: Rest, Role: ReadsTree}}}},
	},
}

var unrarCases = []Case{{`unrar l a.rar`, `Read a.rar`}, {`unrar x a.rar`, `Write ./**; Read a.rar`}, {`unrar x -o+ -o- a.rar d`, `Read a.rar; Write d/**`}, {`unrar x a.rar d`, `Read a.rar; Write d/**`}, {`rar a a.rar d`, `Write a.rar; Read d/**`}, {`unrar -y`, `nothing`}}

package commands

import (
	"automode"
)

var dua = Program{
	Name: "dua", Rare: true, Kin: "gocloc", Summary: "says how much there is below folders", Manual: "dua 2.30; gocloc 0.7",
	Row: Row{
		Help: "-h --help -V --version", Does: []Do{{Kind: automode.Read, Target: ".", Traits: automode.Listing, Extent: automode.Tree, When: &When{Args: "0"}}}, Args: []Arg{{Role: ListsTree}}, OrArgs: true,
		Global: []Flag{
			{Names: "-x --stay-on-filesystem -l --count-hard-links -A --apparent-size -t= --threads= -f= --format= -i= --ignore-dirs= --stats --no-sort --no-total", Value: Data, Of: "dua"},
			{Names: "--by-file --debug --skip-duplicated --show-lang --output-type= --exclude-ext= --include-lang= --match= --not-match= --match-d= --not-match-d= --sort=", Value: Data, Of: "gocloc"},
		},
		Rows: []Row{{Names: "aggregate a", Args: []Arg{{Role: ListsTree}}}, {Names: "interactive i", Does: []Do{{Why: "removes what it is told to while it runs"}}, Args: []Arg{{Role: ListsTree}}}},
	},
}

var duaCases = []Case{{`dua -x`, `Read{listing} ./**`}, {`dua a d`, `Read{listing} d/**`}, {`dua i`, `Unknown removes what it is told to while it runs`}, {`gocloc --by-file d`, `Read{listing} d/**`}, {`dua --frob`, `Unknown no option “--frob” is known`}}

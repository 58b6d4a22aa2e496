package commands

import (
	"automode"
)

var cue = Program{
	Name: "cue", Rare: true, Summary: "checks and makes settings", Manual: "cue help, cue 0.14",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "-c -C --concrete -E --all-errors -i --ignore -s --simplify --strict --trace -v --verbose -a --all -A --show-attributes -e= --expression= --out= -d= --schema= -l= --path= -t= --inject= -p= --package= -f --force --check --diff", Value: Data}, {Names: "-o= --outfile=", Value: Writes, Why: "writes what it makes"}},
		Rows: []Row{{Names: "vet eval export def", Args: sourceReads}, {Names: "fmt fix", Does: sourceEdits, Args: []Arg{{Role: Edits, Traits: automode.SourceOnly, Why: "rewrites source files"}}}, {Names: "version help completion", Args: anyData}},
	},
}

var cueCases = []Case{{`cue`, `nothing`}, {`cue vet -c a.cue`, `Read a.cue/**`}, {`cue export -o f`, `Write f`}, {`cue fmt`, `Write{harmless,source-only} ./**`}, {`cue version`, `nothing`}, {`cue cmd x`, `Unknown no subcommand “cmd” is known`}}

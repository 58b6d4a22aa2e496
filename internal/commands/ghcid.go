package commands

import "automode"

var ghcid = Program{
	Name: "ghcid", Rare: true, Package: true, Summary: "loads Haskell again when it changes", Manual: "ghcid --help, ghcid 0.8",
	Row: Row{
		Help: "-? --help -V --version", Args: []Arg{{Role: Lists}}, Does: []Do{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, When: &When{Without: "-c --command"}, Why: "loads the project"}},
		Flags: []Flag{{Names: "-c= --command=", Value: RunsLine, Why: "runs that command"}, {Names: "-T= --test= --run[=] -r", Value: Unread, Why: "runs that code"}, {Names: "-W --warnings --clear --no-title -a --allow-eval", Value: Data}, {Names: "--reload= --restart=", Value: Lists}, {Names: "-o= --outputfile=", Value: Writes, Why: "writes what it says there"}},
	},
}

var ghcidCases = []Case{{`ghcid -W --reload x`, `Run{entry-point} the project; Read{listing} x`}, {`ghcid -c 'cabal repl' -o f`, `Run[line] cabal repl; Write f`}, {`ghcid --test=main`, `Run{entry-point} the project; Unknown runs that code`}}

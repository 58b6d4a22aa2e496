package commands

var buildWatches = Program{
	Name: "bear", Rare: true, Kin: "compiledb", Summary: "runs a build and records what it compiles", Manual: "bear(1) 3.1 and compiledb 0.10",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Args: []Arg{{At: First, Role: RunsWords}}, Refine: recordsBuild,
		Flags: []Flag{{Names: "--append -a -v --verbose", Value: Data, Of: "bear"}, {Names: "--output=", Value: Writes, Of: "bear", Why: "writes the list there"}},
	},
}

var buildWatchesCases = []Case{{`bear -- make all`, `Run[words] make all; Write compile_commands.json`}, {`bear --append --output x.json -- make`, `Run[words] make; Write x.json`}}

// recordsBuild: the list of what was compiled has a name of its own.
func recordsBuild(m *Match) {
	if w := Lit("compile_commands.json"); !m.Has("--output") {
		m.addRole(Writes, &w, "writes the list of what was compiled")
	}
}

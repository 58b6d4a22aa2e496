package commands

import (
	"automode"
)

var mage = Program{
	Name: "mage", Rare: true, Summary: "runs a project's tasks", Manual: "mage -h, Mage 1.15",
	Row: Row{
		Style: Single, Help: "-h -version", Args: []Arg{{Role: RunsTask}}, Does: []Do{{Kind: automode.Run, Target: "the default task", When: &When{Args: "0", Without: "-l"}, Why: "runs the project's default task"}},
		Flags: []Flag{{Names: "-l", Does: toolBuilds}, {Names: "-v -debug -f -keep -t=", Value: Data}, {Names: "-clean", Cancels: Everything}, {Names: "-d= -w=", Value: Base}},
	},
}

var mageCases = []Case{{`mage -l`, `Run{entry-point} the build`}, {`mage -v build`, `Run[task] build`}, {`mage`, `Run the default task`}, {`mage -clean`, `nothing`}, {`mage -d x test`, `Run[task] test; in x`}}

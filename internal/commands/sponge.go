package commands

var sponge = Program{
	Name: "sponge", Rare: true, Intake: Holds, Summary: "takes in all of its input, then writes it to a file", Manual: "sponge(1), moreutils 0.69",
	Row: Row{
		Args: []Arg{
			{At: Each, Role: Writes, When: &When{Without: "-a"}, Why: "replaces what is there"},
			{At: Each, Role: Appends, When: &When{With: "-a"}, Why: "adds to what is there"},
		},
		Flags: []Flag{{Names: "-a"}},
	},
}

var spongeCases = []Case{{`sponge f`, `Write f`}, {`sponge -a f`, `Write f`}, {`sponge`, `nothing`}}

package commands

var vvp = Program{
	Name: "vvp", Rare: true, Summary: "runs a simulation that iverilog compiled", Manual: "vvp(1), Icarus Verilog 12",
	Row: Row{Style: Leading, Help: "-h -V", Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-n -N -s -v -i -q", Value: Data}, {Names: "-l=", Value: Writes, Why: "writes the log there"}}},
}

var vvpCases = []Case{{`vvp -n -l log a +x`, `Run[file native] a; Write log`}}

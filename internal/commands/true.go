package commands

var trueProgram = Program{
	Name: "true", Also: "false : gtrue gfalse", Summary: "does nothing and succeeds or fails", Manual: "true(1) and false(1), GNU coreutils 9.5 and macOS 15; “:” of the shells",
	Row: Row{
		Style: Plain,
		Args:  []Arg{{Role: Data}},
	},
}

var trueProgramCases = []Case{
	{`true`, `nothing`},
	{`false`, `nothing`},
	{`: -x y $z`, `nothing`},
}

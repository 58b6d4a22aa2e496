package commands

var trueProgram = Program{
	Name: "true", Also: ": gtrue", Summary: "does nothing and succeeds", Manual: "true(1), GNU coreutils 9.5 and macOS 15; “:” of the shells",
	Row: Row{Style: Plain, Args: anyData, Course: Succeeds},
}

var trueProgramCases = []Case{
	{`true`, `nothing`},
	{`: -x y $z`, `nothing`},
}

var falseProgram = Program{
	Name: "false", Also: "gfalse", Summary: "does nothing and fails", Manual: "false(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{Style: Plain, Args: anyData, Course: Fails},
}

var falseProgramCases = []Case{
	{`false`, `nothing`}, {`false -x`, `nothing`}}

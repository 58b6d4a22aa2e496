package commands

var xpathProgram = Program{
	Name: "xpath", Rare: true, Summary: "finds parts of XML", Manual: "xpath(1), XML::XPath 1.48 and macOS 15",
	Row: Row{
		Args:  []Arg{{Role: Reads, When: &When{With: "-e"}}, {At: First, Role: Reads, When: &When{Without: "-e"}}, {At: Rest, Role: Data, When: &When{Without: "-e"}}},
		Flags: []Flag{{Names: "-e=", Value: Data}, {Names: "-q -n -s= -p=", Value: Data}},
	},
}

var xpathProgramCases = []Case{{`xpath -q -e //a f.xml`, `Read f.xml`}, {`xpath f.xml //a`, `Read f.xml`}, {`xpath --frob a`, `Unknown no option “--frob” is known`}}

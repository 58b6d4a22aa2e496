package commands

var look = Program{
	Name: "look", Rare: true, Summary: "prints the words of a list that begin so", Manual: "look(1), util-linux 2.40 and macOS 15",
	Row: Row{
		Help:  "--help --version -h -V",
		Args:  []Arg{{At: First, Role: Data}, {At: Rest, Role: Reads}},
		Flags: []Flag{{Names: "-a --alternative -d --alphanum -f --ignore-case -t= --terminate=", Value: Data}},
	},
}

var lookCases = []Case{
	{`look --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`look -f x`, `nothing`},
	{`look x f`, `Read f`},
}

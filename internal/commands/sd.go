package commands

var sd = Program{
	Name: "sd", Summary: "replaces text in files", Manual: "sd --help, sd 1.0",
	Row: Row{
		Help:  "-h --help -V --version",
		Args:  []Arg{{At: First, Role: Data}, {At: Second, Role: Data}, {At: Beyond, Role: Reads, When: &When{With: "-p"}}, {At: Beyond, Role: Edits, When: &When{Without: "-p"}, Why: "replaces text in it"}},
		Flags: []Flag{{Names: "-p --preview"}, {Names: "-F --fixed-strings -s --string-mode -A --across -n= --max-replacements= -f= --flags=", Value: Data}},
	},
}

var sdCases = []Case{{`sd a b`, `nothing`}, {`sd -F a b f g`, `Write f; Write g`}, {`sd -p a b f`, `Read f`}}

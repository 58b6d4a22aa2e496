package commands

var jql = Program{
	Name: "jql", Rare: true, Summary: "selects parts of JSON", Manual: "jql 8.0",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{At: First, Role: Data, When: &When{Without: "-q --query"}}, {At: First, Role: Reads, When: &When{With: "-q --query"}}, {At: Rest, Role: Reads}},
		Flags: []Flag{{Names: "-q= --query=", Value: Reads}, {Names: "-i --inline -r --raw-string -R --raw-input -s --stream -v --validate"}},
	},
}

var jqlCases = []Case{{`jql -r '"a"' f.json`, `Read f.json`}, {`jql -q q f.json`, `Read f.json; Read q`}}

package commands

var shasum = Program{
	Name: "shasum", Summary: "prints check sums", Manual: "shasum(1), perl 5.38",
	Row: Row{
		Help:  "--help --version -h -v",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-0 --01 -a= --algorithm= -b --binary -c --check -s --status -t --text -U --UNIVERSAL -w --warn --strict --ignore-missing -q --quiet --tag", Value: Data}},
	},
}

var shasumCases = []Case{
	{`shasum --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`shasum -a 256 a`, `Read a`},
	{`shasum -c sums`, `Read sums`},
}

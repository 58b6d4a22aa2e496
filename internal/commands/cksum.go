package commands

var cksum = Program{
	Name: "cksum", Rare: true, Also: "gcksum sum gsum b2sum gb2sum", Summary: "prints check sums", Manual: "cksum(1), sum(1) and b2sum(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-a= --algorithm= --base64 -b --binary -c --check --debug --ignore-missing -l= --length= -o= --quiet -r --raw -s --sysv --status --strict --tag -t --text --untagged -w --warn -z --zero", Value: Data}},
	},
}

var cksumCases = []Case{
	{`cksum --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`cksum a`, `Read a`},
	{`b2sum -c sums`, `Read sums`},
}

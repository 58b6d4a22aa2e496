package commands

var md5sum = Program{
	Name: "md5sum", Intake: Streams, Also: "gmd5sum sha1sum gsha1sum sha224sum gsha224sum sha256sum gsha256sum sha384sum gsha384sum sha512sum gsha512sum", Summary: "prints check sums", Manual: "md5sum(1) to sha512sum(1), GNU coreutils 9.5",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-b --binary -c --check --ignore-missing --quiet --status --strict --tag -t --text -w --warn -z --zero"}},
	},
}

var md5sumCases = []Case{
	{`md5sum --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`md5sum a b`, `Read a; Read b`},
	{`sha256sum -c sums`, `Read sums`},
}

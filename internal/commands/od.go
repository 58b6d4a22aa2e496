package commands

var od = Program{
	Name: "od", Intake: Streams, Also: "god", Summary: "prints bytes as numbers", Manual: "od(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help:  "--help --version",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-N= --read-bytes=", Value: Data, Cancels: NoEnd}, {Names: "-A= --address-radix= -a -B -b -c -D -d --endian= -e -F -f -H -h -I -i -j= --skip-bytes= -L -l -O -o -S[=] --strings[=] -s -t= --format= -v --output-duplicates -w[=] --width[=] -X -x --traditional", Value: Data}},
	},
}

var odCases = []Case{
	{`od --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`od -An -tx1 -N 8 a`, `Read a`},
	{`od -c`, `nothing`},
}

package commands

var roff = Program{
	Name: "groff", Rare: true, Follows: "*", Kin: "nroff troff mandoc", Summary: "sets text, as manuals are set", Manual: "groff(1), 1.23: in its safe mode, the default, text starts nothing; mandoc(1), 1.14",
	Row: Row{Help: "-h --help -v --version", Refine: mandocKeeps, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-k -t -e -s -E -a -c -g -b -i -z -Z -C", Value: Data}, {Names: "-T= -m= -K= -W= -w= -d= -O=", Value: Data}, {Names: "-r= -n=", Value: Data, Of: "groff nroff troff"}}},
}

// mandocKeeps: two of the settings of its output name files.
func mandocKeeps(m *Match) { m.writesBehind("-O", "filename=") }

var roffCases = []Case{
	{`groff -r 1 -t -man -Tascii a.1`, `Read a.1`},
	{`groff -t -man -Tascii a.1`, `Read a.1`}, {`mandoc -O outfilename=f,width=9 a.1`, `Read a.1; Write f`}, {`groff -U a`, `Unknown no option “-U” is known`},
}

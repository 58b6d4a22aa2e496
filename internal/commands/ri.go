package commands

var ri = Program{
	Name: "ri", Rare: true, Kin: "perldoc tldrp", Summary: "shows documentation", Manual: "ri(1), Ruby 3.4; perldoc(1), Perl 5.42",
	Row: Row{Help: "-h --help --version", Args: anyData, Does: thisMachine, Refine: manualFiles, Flags: []Flag{{Names: "-v -V -T --no-pager -l -i -t -q= -a= --list --all -m -u -k=", Value: Data}, {Names: "-f= --format=", Value: Data, Of: "ri perldoc"}}},
}

var riCases = []Case{
	{`perldoc -m a`, `Query this machine; Read a`},
	{`ri -f 1 -T Array#map`, `Query this machine`},
	{`ri -T Array#map`, `Query this machine`}, {`ri -p 80`, `Unknown no option “-p” is known`},
}

// manualFiles: these take a file in the place of a name as well, and show it.
func manualFiles(m *Match) {
	if named("perldoc info", m.name()) {
		m.Facts = append(m.Facts, roles(Reads, m.Args, "")...)
	}
}

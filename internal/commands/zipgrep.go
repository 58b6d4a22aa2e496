package commands

var zipgrep = Program{
	Name: "zipgrep", Rare: true, Kin: "lz4cat", Summary: "shows what is in packed files, or finds text in it", Manual: "zipgrep(1), UnZip 6.0; lz4(1), 1.10",
	Row: Row{
		Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Reads}}, Refine: lz4Reads, Prints: []Out{{Prints: Decoded}},
		Flags: []Flag{{Names: "-E -F -c -i -n -v -h -w -l -x -q", Of: "zipgrep"}, {Names: "-e=", Value: Data, Of: "zipgrep"}, {Names: "-m -v -q -f", Of: "lz4cat"}},
	},
}

var zipgrepCases = []Case{{`zipgrep -i x a.zip`, `Read a.zip`}, {`zipgrep -e x a.zip`, `Read a.zip`}, {`lz4cat -m a b`, `Read a; Read b`}}

// lz4Reads: all that lz4cat is given are files, and so is what follows a
// pattern that an option gives.
func lz4Reads(m *Match) {
	if len(m.Args) > 0 && (m.name() == "lz4cat" || m.Has("-e")) {
		m.Facts = append([]Fact{roleFact(Reads, m.Args[0], "")}, m.Facts...)
	}
}

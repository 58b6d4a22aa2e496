package commands

import "automode"

var haskellFormats = Program{
	Name: "stylish-haskell", Rare: true, Kin: "brittany hpack hoogle", Summary: "formats or examines Haskell", Manual: "the --help of stylish-haskell 0.15, brittany 0.14, hpack 0.38 and Hoogle 5",
	Row: Row{
		Help: "-h --help --version --numeric-version", OrArgs: true, Args: []Arg{{Role: Edits, Traits: automode.SourceOnly, When: &When{With: "-i --inplace"}, Why: "formats source files"}, {Role: Reads}}, Refine: hpackWrites,
		Flags: []Flag{{Names: "-i --inplace"}, {Names: "-r --recursive -v --verbose -s --silent --count= --info", Value: Data}},
		Rows:  []Row{{Names: "search", Args: anyData}, {Names: "generate server replay", Style: Plain, Args: anyData, Does: []Do{{Why: "takes lists from a host, or serves them"}}}},
	},
}

// hpackWrites: it makes the package's description of its own.
func hpackWrites(m *Match) {
	if m.name() == "hpack" {
		m.Add(Fact{Kind: automode.Write, Target: ".", Why: "writes the package's description"})
	}
}

var haskellFormatsCases = []Case{{`stylish-haskell -r a.hs`, `Read a.hs`}, {`stylish-haskell -i a.hs`, `Write{source-only} a.hs; Read a.hs`}, {`hpack`, `Write .`}, {`hoogle search map`, `nothing`}, {`hoogle server`, `Unknown takes lists from a host, or serves them`}}

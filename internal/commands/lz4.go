package commands

var packsBeside = Program{
	Name: "lz4", Rare: true, Kin: "unlz4 lz4c brotli lzip lzop plzip", Summary: "packs and unpacks single files", Manual: "lz4(1), 1.10; brotli(1), 1.1; lzip(1), 1.25; lzop(1), 1.04",
	Row: Row{
		Help: "-h -H --help -V --version", Args: []Arg{{At: First, Role: Writes, When: &When{Without: "-c"}, Why: "packs or unpacks it beside or over it"}, {At: First, Role: Reads, When: &When{With: "-c"}}, {At: First, Role: Deletes, When: &When{With: "--rm"}, Why: "removes what it read"}, {At: Rest, Role: Writes, Why: "writes the result"}},
		Flags:  []Flag{{Names: "-c --stdout -t --test -l --list"}, {Names: "-j --rm"}, {Names: "-d --decompress", Value: Data}, {Names: "-z --compress -k --keep -f --force -q --quiet -v --verbose -m --multiple -r --best --fast[=] -# -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -Z -n", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes the result there"}, {Names: "--quality= --lgwin= -w= -T= -S= --suffix=", Value: Data}},
		Prints: []Out{{Prints: Decoded, When: &When{With: "-d"}}},
	},
}

var packsBesideCases = []Case{{`lz4 a`, `Write a`}, {`brotli -d -o f a.br`, `Write a.br; Write f`}, {`lz4 -dc a.lz4`, `Read a.lz4`}, {`brotli -dc --rm a.br`, `Read a.br; Delete a.br`}, {`brotli -w 20 -k a`, `Write a`}}

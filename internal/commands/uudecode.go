package commands

import "automode"

var uudecode = Program{
	Name: "uudecode", Rare: true, Summary: "makes files of text again", Manual: "uudecode(1), sharutils 4.15 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Reads}},
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "-o -p"}, Why: "writes the file that the text names"}},
		Flags: []Flag{
			{Names: "-o= --output-file=", Value: Writes, Why: "writes what it decodes"},
			{Names: "-p"}, {Names: "-c --ignore-chmod -i -m -r -s"},
		},
		Prints: []Out{{Prints: Decoded}},
	},
}

var unbase = Program{
	Name: "base58", Rare: true, Kin: "ascii85 base91 qprint mcrypt ccat", Summary: "puts text or code in another form", Manual: "base58(1), 1.0; qprint(1), 1.1; mcrypt(1), 2.6",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Edits, Why: "may replace the file"}},
		Flags:  []Flag{{Names: "-o= --out=", Value: Writes, Why: "writes what it makes"}, {Names: "-d --decode"}, {Names: "-k=", Value: Unread, Why: "is a template or a key"}},
		Prints: []Out{{Prints: Decoded}},
	},
}

var unbaseCases = []Case{{`base58 -d x`, `Write x`}, {`base58 -o y x`, `Write x; Write y`}, {`mcrypt -k y x`, `Write x; Unknown is a template or a key`}}

var uudecodeCases = []Case{{`uudecode x`, `Write ./**; Read x`}, {`uudecode -o y x`, `Read x; Write y`}, {`uudecode -p x`, `Read x`}, {`uudecode -m x`, `Write ./**; Read x`}}

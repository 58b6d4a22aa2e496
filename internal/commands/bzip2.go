package commands

import "automode"

var bzip2 = Program{
	Name: "bzip2", Rare: true, Intake: Streams, Also: "bunzip2 bzcat", Summary: "packs and unpacks single files", Manual: "bzip2(1), bzip2 1.0.8",
	Row: Row{
		Help: "-h --help -L --license -V --version",
		Args: packArgs,
		Flags: []Flag{
			{Names: "-k --keep"},
			{Names: "-c --stdout"},
			{Names: "-t --test"},
			{Names: "-d --decompress"},
			{Names: "-# -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 --fast --best -f --force -q --quiet -s --small -v --verbose --repetitive-fast --repetitive-best"}, {Names: "-z --compress", Why: "what stands last of -d, -t and -z counts", Does: []Do{{Kind: automode.Unknown}}},
		},
		Prints: []Out{{Prints: Decoded, When: &When{With: "-d"}}},
		Refine: bzip2Files,
	},
}

var bzip2Cases = []Case{
	{`bzip2 -9 f`, `Write f; Write f.bz2`},
	{`bzip2 -dk f.bz2`, `Read f.bz2; Write f`},
	{`bunzip2 -c f.bz2`, `Read f.bz2`},
	{`bzip2 -tz f`, `Write f; Unknown what stands last of -d, -t and -z counts; Write f.bz2`},
	{`bzip2 -t -d f.bz2`, `Write f.bz2; Unknown whichever of testing and unpacking stands last is done; Write f`},
	{`bzip2 --decompress -t f.bz2`, `Read f.bz2; Unknown whichever of testing and unpacking stands last is done`},
	{`bzcat f.bz2`, `Read f.bz2`},
}

// bzip2Files adds the file that is made, by bzip2's endings. Long options are
// read behind all short ones.
func bzip2Files(m *Match) {
	if m.Has("-d") && m.Has("-t") {
		m.Unknown("whichever of testing and unpacking stands last is done", Lit("-t"))
	}
	packed(m, "bunzip2", "bzcat", ".bz2", ".bz .tbz .tbz2")
}

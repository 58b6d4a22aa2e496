package commands

var ncdu = Program{
	Name: "ncdu", Rare: true, Summary: "shows what takes up room, and removes it when told", Manual: "ncdu(1), 2.6",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: ListsTree}},
		Flags: []Flag{{Names: "-o= --output-file=", Value: Writes, Why: "writes what it found"}, {Names: "-f= -X= --exclude-from= --input-file=", Value: Reads}, {Names: "--exclude= --color= -l= --log-file=", Value: Data}, {Names: "-x --one-file-system --cross-file-system -0 -1 -2 -q -r -e --extended -L --follow-symlinks --si --apparent-size --disk-usage --exclude-caches --exclude-kernfs --show-hidden --hide-hidden --disable-delete --disable-shell"}},
	},
}

var ncduCases = []Case{{`ncdu -x /d`, `Read{listing} /d/**`}, {`ncdu -o f -X g --exclude x`, `Write f; Read g`}}

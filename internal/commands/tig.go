package commands

var tig = Program{
	Name: "tig", Rare: true, Summary: "shows a repository's history", Manual: "tig(1), tig 2.6",
	Row: Row{
		Style: Looking, Help: "-h --help -v --version", OrArgs: true, Does: gitLooks, Args: anyData,
		Global: []Flag{{Names: "-C=", Value: Base}, {Names: "--output= --ext-diff --textconv", Value: Unread, Does: []Do{{Why: "writes, or runs what the settings name"}}}},
		Rows:   []Row{{Names: "log show reflog blame grep refs stash status"}},
	},
}

var tigCases = []Case{{`tig --all`, `Read .`}, {`tig -C d log`, `in d`}, {`tig --output=x`, `Read .; Unknown writes, or runs what the settings name; Unknown nobody read what the value of --output means`}}

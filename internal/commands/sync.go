package commands

var syncProgram = Program{
	Name: "sync", Rare: true, Also: "fsync", Summary: "writes what is kept in memory to the disk", Manual: "sync(1), GNU coreutils 9.5",
	Row: Row{Style: Looking, Help: "--help --version", Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "-d --data -f --file-system"}}},
}

var syncProgramCases = []Case{{`sync -d a`, `Read{listing} a`}}

package commands

var ditto = Program{
	Name: "ditto", Rare: true, Summary: "copies folders", Manual: "ditto(1), macOS 15",
	Row: Row{
		Style: Looking, Args: []Arg{{At: ButLast, Role: ReadsTree}, {At: Last, Role: WritesTree, Why: "copies there"}},
		Flags: []Flag{{Names: "--arch= --bom= --zlibCompressionLevel=", Value: Data}},
	},
}

var dittoCases = []Case{{`ditto -xk a.zip d`, `Read a.zip/**; Write d/**`}, {`ditto --arch arm64 a b`, `Read a/**; Write b/**`}}

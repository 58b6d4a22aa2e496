package commands

var sqldiff = Program{
	Name: "sqldiff", Rare: true, Summary: "shows how two SQLite databases differ", Manual: "sqldiff.exe: Database Difference Utility, SQLite 3.50",
	Row: Row{
		Style: Single, Help: "--help", Args: []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "--primarykey --schema --summary --transaction --vtab --rbu --table=", Value: Data}, {Names: "--changeset=", Value: Writes, Why: "writes the changes"}, {Names: "-L= --lib=", Value: Loads, Why: "loads an extension"}},
	},
}

var sqldiffCases = []Case{{`sqldiff --summary a.db b.db`, `Read a.db; Read b.db`}, {`sqldiff --changeset f a b`, `Read a; Read b; Write f`}, {`sqldiff --lib x a b`, `Read a; Read b; Run{hidden} x`}}

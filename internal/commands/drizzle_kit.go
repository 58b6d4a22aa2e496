package commands

import "automode"

var drizzleKit = Program{
	Name: "drizzle-kit", Rare: true, Package: true, Summary: "generates and applies changes of a database's tables", Manual: "drizzle-kit --help, drizzle-kit 0.31",
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "--config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}, {Names: "--dialect= --schema= --name= --prefix= --port= --user= --password= --database= --driver= --casing= --tablesFilter= --schemaFilters=", Value: Data}, {Names: "--url= --host=", Value: Fetches, Why: "asks the database there"}, {Names: "--verbose --strict --custom --breakpoints"}, {Names: "--force", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys}}, Why: "accepts the loss of data"}, {Names: "--out=", Value: WritesTree, Why: "writes there"}},
		Rows: []Row{
			{Names: "generate up", Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "writes migrations"}}},
			{Names: "introspect pull", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes a schema"}}},
			{Names: "migrate push", Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}}},
			{Names: "check export", Does: []Do{{Kind: automode.Read, Target: "."}}},
			{Names: "studio", Does: []Do{{Kind: automode.Run, Target: "a database browser", Why: "serves the database on this machine"}}},
			{Names: "drop", Does: []Do{{Kind: automode.Delete, Target: "a migration's files", Why: "removes a migration"}}},
		},
	},
}

var drizzleKitCases = []Case{
	{`drizzle-kit`, `nothing`}, {`drizzle-kit generate --name x`, `Write{source-only} .`}, {`drizzle-kit push`, `Change the database`}, {`drizzle-kit pull --url postgres://h/d`, `Write .; Fetch postgres://h/d`},
	{`drizzle-kit --config v`, `Run[file javascript] v`},
	{`drizzle-kit --verbose`, `nothing`},
	{`drizzle-kit --force`, `Change{destroys} the database`},
	{`drizzle-kit --out v`, `Write v/**`},
	{`drizzle-kit check`, `Read .`},
	{`drizzle-kit studio`, `Run a database browser`},
	{`drizzle-kit drop`, `Delete a migration's files`},
}

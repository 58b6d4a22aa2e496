package commands

import "automode"

var typeorm = Program{
	Name: "typeorm", Rare: true, Also: "typeorm-ts-node-commonjs typeorm-ts-node-esm", Package: true, Summary: "changes a database's tables in steps", Manual: "typeorm --help, TypeORM 0.3",
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "-d= --dataSource=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}, {Names: "-p --pretty -o --outputJs --esm --dr --dryrun --check -f --fake --ch"}, {Names: "-t= --transaction= --timestamp= --name= --database=", Value: Data}},
		Rows: []Row{
			{Names: "migration:create migration:generate entity:create subscriber:create", Args: []Arg{{Role: Makes, Why: "makes a file"}}},
			{Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes a project"}}},
			{Names: "migration:run schema:sync", Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}}},
			{Names: "migration:revert schema:drop query", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes tables or rows out"}}, Args: []Arg{{Role: Data}}},
			{Names: "migration:show schema:log cache:clear version", Does: []Do{{Kind: automode.Query, Target: "the database"}}},
		},
	},
}

var typeormCases = []Case{
	{`typeorm`, `nothing`}, {`typeorm migration:run -d a.ts`, `Change the database; Run[file javascript] a.ts`}, {`typeorm schema:drop`, `Change{destroys} the database`}, {`typeorm migration:create src/x`, `Write src/x`},
	{`typeorm -p`, `nothing`},
	{`typeorm -t v`, `nothing`}, {`typeorm init`, `Write ./**`},
	{`typeorm migration:show`, `Query the database`},
}

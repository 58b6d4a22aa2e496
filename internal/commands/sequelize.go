package commands

import "automode"

var sequelize = Program{
	Name: "sequelize", Rare: true, Also: "sequelize-cli", Package: true, Summary: "changes a database's tables in steps", Manual: "sequelize --help, sequelize-cli 6",
	Row: Row{
		Help:   "-h --help --version",
		Global: []Flag{{Names: "--config= --options-path=", Value: RunsFile, Lang: JavaScript, Why: "its settings may be code"}, {Names: "--env= --url= --name= --attributes= --to= --from= --seed= --migrations-path= --seeders-path= --models-path=", Value: Data}, {Names: "--debug --underscored --force"}},
		Rows: []Row{
			{Names: "init init:config init:migrations init:models init:seeders migration:generate migration:create model:generate model:create seed:generate seed:create", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes files"}}},
			{Names: "db:migrate db:create db:seed db:seed:all", Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database"}}},
			{Names: "db:drop db:migrate:undo db:migrate:undo:all db:seed:undo db:seed:undo:all", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes out what the database holds"}}},
			{Names: "db:migrate:status", Does: []Do{{Kind: automode.Query, Target: "the database"}}},
		},
	},
}

var sequelizeCases = []Case{
	{`sequelize`, `nothing`}, {`sequelize db:drop`, `Change{destroys} the database`}, {`sequelize db:migrate --env test`, `Change the database`},
	{`sequelize --config v`, `Run[file javascript] v`},
	{`sequelize --debug`, `nothing`},
	{`sequelize init`, `Write .`},
	{`sequelize db:migrate:status`, `Query the database`},
}

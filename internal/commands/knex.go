package commands

import "automode"

var knex = Program{
	Name: "knex", Rare: true, Package: true, Summary: "changes a database's tables in steps", Manual: "knex --help, Knex 3",
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "--debug --esm --timestamp-filename-prefix --all"}, {Names: "--client= --connection= --migrations-directory= --migrations-table-name= --env= --specific= -x= --stub=", Value: Data}, {Names: "--knexfile= --knexpath=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}, {Names: "--cwd=", Value: Base}},
		Rows: []Row{
			{Names: "init migrate:make seed:make", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a file"}}, Args: []Arg{{Role: Data}}},
			{Names: "migrate:latest migrate:up migrate:to migrate:before migrate:unlock", Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}}, Args: []Arg{{Role: Data}}},
			{Names: "migrate:rollback migrate:down seed:run", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes tables out or replaces what they hold"}}, Args: []Arg{{Role: Data}}},
			{Names: "migrate:currentVersion migrate:list migrate:status", Does: []Do{{Kind: automode.Query, Target: "the database"}}},
		},
	},
}

var knexCases = []Case{
	{`knex`, `nothing`}, {`knex migrate:latest --env test`, `Change the database`}, {`knex migrate:rollback`, `Change{destroys} the database`},
	{`knex --debug`, `nothing`},
	{`knex --knexfile v`, `Run[file javascript] v`},
	{`knex --cwd v`, `in v`},
	{`knex init`, `Write .`},
	{`knex migrate:currentVersion`, `Query the database`},
}

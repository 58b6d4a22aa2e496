package commands

import "automode"

var alembic = Program{
	Name: "alembic", Rare: true, Package: true, Summary: "changes a database's tables in steps", Manual: "alembic --help, Alembic 1.17",
	Row: Row{
		Help:   "-h --help --version",
		Global: []Flag{{Names: "--raiseerr -q --quiet -v --verbose -i --indicate-current --resolve-dependencies -r[=] --rev-range[=]", Value: Data}, {Names: "-n= --name= -x= --tag=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Lang: Python, Why: "its settings name code to run"}},
		Rows: []Row{
			{Names: "upgrade stamp", Flags: []Flag{{Names: "--sql", Cancels: NoChange}, {Names: "--purge"}}, Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}}, Args: []Arg{{Role: Data}}},
			{Names: "downgrade", Flags: []Flag{{Names: "--sql", Cancels: NoChange}}, Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes tables and columns back out"}}, Args: []Arg{{Role: Data}}},
			{Names: "init", Args: []Arg{{Role: WritesTree, Why: "makes the migrations' folder"}}, Flags: []Flag{{Names: "-t= --template= --package", Value: Data}}},
			{Names: "revision merge", Flags: []Flag{{Names: "--autogenerate --sql --splice"}, {Names: "-m= --message= --head= --branch-label= --version-path= --rev-id= --depends-on=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes a migration"}, {Kind: automode.Run, Target: "the migrations' environment", Traits: automode.EntryPoint, Why: "runs the project's env.py"}}, Args: []Arg{{Role: Data}}},
			{Names: "current history heads branches show check list_templates", Does: []Do{{Kind: automode.Query, Target: "the database"}, {Kind: automode.Run, Target: "the migrations' environment", Traits: automode.EntryPoint, Why: "runs the project's env.py to look"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var alembicCases = []Case{
	{`alembic`, `nothing`}, {`alembic upgrade head`, `Change the database`}, {`alembic downgrade base`, `Change{destroys} the database`}, {`alembic revision --autogenerate -m x`, `Write{source-only} .; Run{entry-point} the migrations' environment`},
	{`alembic --raiseerr`, `nothing`},
	{`alembic -n v`, `nothing`},
	{`alembic init -t async d`, `Write d/**`},
	{`alembic -c v`, `Run[file python] v`},
	{`alembic upgrade --sql`, `nothing`},
	{`alembic upgrade --purge`, `Change the database`},
	{`alembic downgrade --sql`, `nothing`},
	{`alembic current`, `Query the database; Run{entry-point} the migrations' environment`},
}

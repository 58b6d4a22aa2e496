package commands

import (
	"strings"

	"automode"
)

var flask = Program{
	Name: "flask", Rare: true, Package: true, Summary: "runs a Python web application", Manual: "flask --help, Flask 3",
	Row: Row{
		Help: "--help --version", Refine: flaskApp,
		Global: []Flag{{Names: "--debug --no-debug"}, {Names: "-A= --app=", Value: RunsFile, Lang: Python, Why: "imports that application"}, {Names: "-e= --env-file=", Value: RunsFile, Why: "its variables can change what runs"}},
		Rows: []Row{
			{Names: "run", Refine: servesOn, Flags: []Flag{{Names: "--reload --no-reload --debugger --no-debugger --with-threads --without-threads"}, {Names: "-p= --port= --extra-files= --exclude-patterns=", Value: Data}, {Names: "-h= --host=", Value: Data}, {Names: "--cert= --key=", Value: Reads}}, Does: []Do{{Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, Why: "imports and serves the application"}}},
			{Names: "routes", Flags: []Flag{{Names: "--all-methods"}, {Names: "-s= --sort=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, Why: "imports the application to look"}}},
			{Names: "shell", Stdin: []In{{Role: RunsText}}, Lang: Python, Does: []Do{{Kind: automode.Run, Target: "the project's application", Why: "imports the application"}}},
			{Names: "db", Rows: []Row{
				{Names: "upgrade stamp", Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}}, Args: []Arg{{Role: Data}}},
				{Names: "downgrade", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes tables and columns back out"}}, Args: []Arg{{Role: Data}}},
				{Names: "migrate revision init merge", Flags: []Flag{{Names: "-m= --message=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes a migration"}, {Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, Why: "imports the application"}}, Args: []Arg{{Role: Data}}},
				{Names: "current history heads show branches check", Does: []Do{{Kind: automode.Query, Target: "the database"}, {Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, Why: "imports the application to look"}}, Args: []Arg{{Role: Data}}},
			}},
		},
	},
}

var flaskCases = []Case{
	{`flask`, `nothing`}, {`flask --app app run --debug`, `Run{entry-point} the project's application`}, {`flask --app ../x run`, `Run{entry-point} the project's application; Run[file python] ../x`}, {`flask run -h 0.0.0.0`, `Run{entry-point} the project's application; Expose 0.0.0.0`},
	{`flask -e v`, `Run[file native] v`},
	{`flask run --reload`, `Run{entry-point} the project's application`},
	{`flask run -p v`, `Run{entry-point} the project's application`},
	{`flask run --cert v`, `Run{entry-point} the project's application; Read v`},
	{`flask routes`, `Run{entry-point} the project's application`},
	{`flask routes --all-methods`, `Run{entry-point} the project's application`},
	{`flask routes -s v`, `Run{entry-point} the project's application`},
	{`flask shell`, `Run the project's application`},
	{`flask db`, `nothing`},
	{`flask db upgrade`, `Change the database`},
	{`flask db downgrade`, `Change{destroys} the database`},
	{`flask db migrate`, `Write{source-only} .; Run{entry-point} the project's application`},
	{`flask db migrate -m v`, `Write{source-only} .; Run{entry-point} the project's application`},
	{`flask db current`, `Query the database; Run{entry-point} the project's application`},
}

// flaskApp: a module's name, or a file of that name, is the application in the
// folder that it works in, which it would find of itself.
func flaskApp(m *Match) {
	m.Own(func(f *Fact) bool {
		return f.Flag == "" || f.Role != RunsFile || f.Lang != Python || !f.Word.Exact() || strings.ContainsAny(f.Word.Text, "/\\")
	})
}

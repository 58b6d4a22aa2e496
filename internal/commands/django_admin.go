package commands

import "automode"

var djangoAdmin = Program{
	Name: "django-admin", Summary: "manages a Python web application", Manual: "django-admin help, Django 5",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "--traceback --no-color --force-color --skip-checks"}, {Names: "-v= --verbosity=", Value: Data}, {Names: "--settings= --pythonpath=", Value: RunsFile, Lang: Python, Why: "imports that code"}},
		Rows: []Row{
			{Names: "startproject startapp", Flags: []Flag{{Names: "--template=", Value: Fetches, Why: "takes the template from there"}, {Names: "-e= --extension= -n= --name= -x= --exclude=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a project"}}, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: WritesTree, Why: "makes a project there"}}},
			{Names: "check test", Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's checks"}}, Args: []Arg{{Role: Data}}},
			{Names: "migrate", Flags: []Flag{{Names: "--noinput --no-input --fake --fake-initial --run-syncdb --prune"}, {Names: "--plan --check", Cancels: NoChange}, {Names: "--database=", Value: Data}}, Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}}, Args: []Arg{{Role: Data}}},
			{Names: "flush sqlflush", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "empties the database"}}, Flags: []Flag{{Names: "--noinput --no-input"}}},
		},
	},
}

var djangoAdminCases = []Case{
	{`django-admin`, `nothing`}, {`django-admin startproject x`, `Write .`}, {`django-admin flush --noinput`, `Change{destroys} the database`},
	{`django-admin --traceback`, `nothing`},
	{`django-admin -v v`, `nothing`},
	{`django-admin --settings v`, `Run[file python] v`},
	{`django-admin startproject --template v`, `Write .; Fetch v`},
	{`django-admin startproject -e v`, `Write .`},
	{`django-admin check`, `Run{entry-point} the project's tests`},
	{`django-admin migrate`, `Change the database`},
	{`django-admin migrate --noinput`, `Change the database`},
	{`django-admin migrate --plan`, `nothing`},
	{`django-admin migrate --database v`, `Change the database`},
}

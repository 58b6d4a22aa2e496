package commands

import (
	"strings"

	"automode"
)

var djangoAdmin = Program{
	Name: "django-admin", Rare: true, Carried: "manage.py", Summary: "manages a Python web application", Manual: "django-admin help, Django 5",
	Row: Row{
		Help: "-h --help --version", Refine: djangoSettings, Global: []Flag{{Names: "--traceback --no-color --force-color --skip-checks"}, {Names: "-v= --verbosity=", Value: Data}, {Names: "--settings=", Value: Unread, Why: "names settings that are code"}, {Names: "--pythonpath=", Value: RunsFile, Lang: Python, Why: "imports that code"}},
		Rows: []Row{
			{Names: "startproject startapp", Flags: []Flag{{Names: "--template=", Value: Fetches, Why: "takes the template from there"}, {Names: "-e= --extension= -n= --name= -x= --exclude=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a project"}}, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: WritesTree, Why: "makes a project there"}}},
			{Names: "check test", Flags: []Flag{
				{Names: "-t= --tag= --fail-level= --database= --exclude-tag= --parallel[=] -k= -n= --shuffle[=]", Value: Data},
				{Names: "--testrunner=", Value: Unread, Why: "names code that is loaded"},
				{Names: "--deploy --list-tags --failfast --keepdb -r --reverse --debug-mode -d --debug-sql --noinput --no-input --buffer -b --pdb --timing --durations="},
			}, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's checks"}}, Args: []Arg{{Role: Data}}},
			{Names: "showmigrations sqlmigrate sqlsequencereset", Flags: []Flag{{Names: "-l --list -p --plan --backwards"}, {Names: "--database=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to look"}}, Args: []Arg{{Role: Data}}},
			{Names: "inspectdb findstatic show_urls", Flags: []Flag{{Names: "--include-partitions --include-views --first -u --unsorted"}, {Names: "--database= -f= --format= -d= --decorator= -l= --language=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to look"}}, Args: []Arg{{Role: Data}}},
			{Names: "spectacular", Flags: []Flag{{Names: "--validate --fail-on-warn --color"}, {Names: "--format= --lang= --api-version=", Value: Data}, {Names: "--file=", Value: Writes, Why: "writes the schema there"}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to look"}}},
			{Names: "makemessages compilemessages", Flags: []Flag{{Names: "-a --all --no-default-ignore --no-wrap --no-location --no-obsolete --keep-pot --add-location[=] -f --use-fuzzy"}, {Names: "-l= --locale= -x= --exclude= -d= --domain= -e= --extension= -i= --ignore=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to look"}, {Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes files of messages"}}},
			{Names: "makemigrations squashmigrations", Flags: []Flag{{Names: "--dry-run --check", Cancels: NoWrite}, {Names: "--merge --empty --noinput --no-input --no-header --no-optimize --scriptable --update"}, {Names: "-n= --name= --squashed-name=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to compare its models"}, {Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes migrations"}}, Args: []Arg{{Role: Data}}},
			{Names: "runserver", Refine: runserverOn, Flags: []Flag{{Names: "-6 --ipv6 --nothreading --noreload --nostatic --insecure"}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "starts the application"}}, Args: []Arg{{Role: Data}}},
			{Names: "shell", Refine: insideApplication, Flags: []Flag{{Names: "-c= --command=", Value: RunsText, Lang: Python, Why: "runs its value inside the application"}, {Names: "--no-startup --no-imports"}, {Names: "-i= --interface=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Why: "runs code inside the application"}}, Stdin: []In{{Role: RunsText}}, Lang: Python},
			{Names: "dumpdata diffsettings", Flags: []Flag{{Names: "--all --natural-foreign --natural-primary -a"}, {Names: "--format= --indent= --database= -e= --exclude= --pks= --default= --output=", Value: Data}, {Names: "-o=", Value: Writes, Why: "writes what the database holds there"}}, Does: []Do{{Kind: automode.Disclose, Target: "the application's data", Why: "prints what the application holds"}}, Args: []Arg{{Role: Data}}},
			{Names: "loaddata", Flags: []Flag{{Names: "-i --ignorenonexistent"}, {Names: "--database= --app= --format= -e= --exclude=", Value: Data}}, Does: []Do{{Kind: automode.Change, Target: "the database", Why: "puts data into the database"}}, Args: []Arg{{Role: Reads}}},
			{Names: "collectstatic", Flags: []Flag{{Names: "-n --dry-run", Cancels: NoWrite}, {Names: "--noinput --no-input --no-post-process -c --clear -l --link --no-default-ignore"}, {Names: "-i= --ignore=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to find its files"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.BuildOutput, Why: "collects files that are served"}}},
			{Names: "createsuperuser changepassword", Flags: []Flag{{Names: "--noinput --no-input"}, {Names: "--username= --email= --database=", Value: Data}}, Does: []Do{{Kind: automode.Change, Target: "the application's accounts", Why: "makes or changes an account"}}, Args: []Arg{{Role: Data}}},
			{Names: "help version", Args: []Arg{{Role: Data}}},
			{Names: "migrate", Flags: []Flag{{Names: "--noinput --no-input --fake --fake-initial --run-syncdb --prune"}, {Names: "--plan --check", Cancels: NoChange}, {Names: "--database=", Value: Data}}, Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}}, Args: []Arg{{Role: Data}}},
			{Names: "flush sqlflush", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "empties the database"}}, Flags: []Flag{{Names: "--noinput --no-input"}}},
		},
	},
}

var djangoAdminCases = []Case{
	{`django-admin`, `nothing`}, {`django-admin startproject x`, `Write .`}, {`django-admin flush --noinput`, `Change{destroys} the database`},
	{`django-admin --traceback`, `nothing`},
	{`django-admin -v v`, `nothing`},
	{`django-admin --settings v`, `Unknown names settings that are code`}, {`django-admin --pythonpath v`, `Run[file python] v`},
	{`django-admin startproject --template v`, `Write .; Fetch v`},
	{`django-admin startproject -e v`, `Write .`},
	{`django-admin check`, `Run{entry-point} the project's tests`},
	{`manage.py test app.tests -t slow --keepdb`, `Run{entry-point} the project's tests`},
	{`manage.py test --testrunner a.B`, `Run{entry-point} the project's tests; Unknown names code that is loaded`},
	{`manage.py showmigrations --plan --database d`, `Run{entry-point} the application`},
	{`manage.py makemigrations app -n x --merge`, `Run{entry-point} the application; Write{source-only} .`},
	{`manage.py makemigrations --check`, `Run{entry-point} the application`},
	{`manage.py runserver 8000 --noreload`, `Run{entry-point} the application`},
	{`manage.py runserver 0.0.0.0:8000`, `Run{entry-point} the application; Expose 0.0.0.0:8000`},
	{`manage.py runserver localhost:8000`, `Run{entry-point} the application`},
	{`manage.py shell -c x`, `Run{entry-point} the application; Run[text python] x`},
	{`manage.py shell --no-startup -i v`, `Run the application`},
	{`manage.py dumpdata app --all --indent 2 -o f`, `Disclose the application's data; Write f`},
	{`manage.py loaddata a.json -i --app v`, `Change the database; Read a.json`},
	{`manage.py collectstatic --noinput -i v`, `Run{entry-point} the application; Write{build-output} ./**`},
	{`manage.py collectstatic -n`, `Run{entry-point} the application`},
	{`manage.py createsuperuser --noinput --email v`, `Change the application's accounts`},
	{`manage.py help test`, `nothing`},
	{`manage.py show_urls -f json`, `Run{entry-point} the application`}, {`manage.py inspectdb --database d`, `Run{entry-point} the application`}, {`manage.py findstatic --first a.css`, `Run{entry-point} the application`}, {`manage.py show_urls -c evil.urls`, `Unknown no option “-c” is known`},
	{`manage.py spectacular --validate --format f --file s.yml`, `Run{entry-point} the application; Write s.yml`}, {`manage.py spectacular --generator-class a.B`, `Unknown no option “--generator-class” is known`},
	{`manage.py makemessages -l de --no-obsolete`, `Run{entry-point} the application; Write{source-only} .`}, {`manage.py makemessages --symlinks`, `Unknown no option “--symlinks” is known`},
	{`manage.py frobnicate`, `Unknown no subcommand “frobnicate” is known`},
	{`django-admin migrate`, `Change the database`},
	{`django-admin migrate --noinput`, `Change the database`},
	{`django-admin migrate --plan`, `nothing`},
	{`django-admin migrate --database v`, `Change the database`},
}

// insideApplication: code that is named finds the application loaded, as it is to be
// started.
func insideApplication(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Inside = f.Role == RunsText; f.Kind == automode.Run && f.Role == Unread && m.Has("-c --command") {
			f.Traits |= automode.EntryPoint
		}
	}
}

// runserverOn: what it is given is a port of this machine alone, or an address.
func runserverOn(m *Match) {
	for _, w := range m.Args {
		if w.Exact() && (strings.Trim(w.Text, "0123456789") == "" || ownAddress(w.Text)) {
			continue
		}
		m.Add(Fact{Kind: automode.Expose, Word: w, Why: "lets other hosts reach the server"})
	}
}

// djangoSettings: what the option names is a module.
func djangoSettings(m *Match) {
	m.Own(func(f *Fact) bool {
		f.Module = f.Module || f.Flag == "--settings"
		return true
	})
}

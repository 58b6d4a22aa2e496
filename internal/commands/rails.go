package commands

import (
	"slices"
	"strings"

	"automode"
)

var rails = Program{
	Name: "rails", Rare: true, Carried: "bin/rails", Summary: "manages a Ruby web application", Manual: "rails --help, Rails 8",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true, Refine: railsTasks,
		Args: []Arg{{Role: Data}}, Global: []Flag{{Names: "-e= --environment= -p= --port=", Value: Data}, {Names: "-b= --binding=", Value: Data}, {Names: "-v --verbose -d --daemon -t --trace -f --force -s --skip -q --quiet --defer-coverage", Value: Data}},
		Flags: []Flag{{Names: "-T --tasks", Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint}}, Why: "loads the application's tasks to list them"}},
		Rows: []Row{
			{Names: "test t test:all test:system test:models test:controllers zeitwerk:check", Flags: []Flag{{Names: "-n= --name= --seed= -i= --include= -x= --exclude=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}, Args: []Arg{{Role: Lists}}, Refine: testsInUse},
			{Names: "routes about stats notes time:zones:all time:zones:local time:zones:us db:migrate:status db:version db:abort_if_pending_migrations initializers middleware secret", Flags: []Flag{{Names: "-g= --grep= -c= --controller= -a= --annotations= --expanded -E --unused -u", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to look"}}},
			{Names: "db:schema:dump db:structure:dump", Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to look"}, {Kind: automode.Write, Target: ".", Why: "writes what the database is made of"}}},
			{Names: "assets:precompile tailwindcss:build css:build javascript:build dartsass:build", Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds what the application serves"}}, Refine: railsBuilds},
			{Names: "server s", Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "starts the application"}}},
			{Names: "console c dbconsole db", Does: []Do{{Kind: automode.Run, Target: "the application", Why: "starts a console of the application"}}, Stdin: []In{{Role: RunsText}}, Lang: Ruby},
			{Names: "runner r", Style: Leading, Refine: railsRuns, Does: []Do{{Kind: automode.Run, Target: "the application", Why: "runs code inside the application"}}, Args: []Arg{{At: First, Role: RunsText, Why: "runs it inside the application"}, {Role: Data}}, Stdin: []In{{Role: RunsText, When: &When{First: "-"}}}, Lang: Ruby},
			{Names: "generate g", Style: Plain, Refine: railsGenerates, Args: anyData},
			{Names: "destroy new", Style: Plain, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes or removes files of the application"}}, Args: []Arg{{Role: Data}}},
			{Names: "db:migrate db:create db:prepare db:schema:load db:setup db:seed db:migrate:up db:encryption:init", Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database"}}, Args: []Arg{{Role: Data}}},
			{Names: "db:drop db:reset db:rollback db:migrate:down db:migrate:redo db:migrate:reset db:truncate_all db:seed:replant db:drop:all", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "takes out what the database holds"}}, Args: []Arg{{Role: Data}}},
			{Names: "credentials:show credentials:edit secrets:show encrypted:show credentials:fetch", Style: Plain, Does: []Do{{Kind: automode.Disclose, Target: "the application's secrets", Why: "decrypts the application's secrets"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var railsCases = []Case{
	{`rails -T`, `Run{entry-point} the application`},
	{`rails`, `nothing`}, {`rails test test/a_test.rb`, `Run{entry-point} the project's tests; Read{listing} test/a_test.rb`}, {`rails db:drop`, `Change{destroys} the database`}, {`rails my:task`, `Run[task] my:task`}, {`rails g model --help`, `Run{entry-point} the application`}, {`rails notes -a FIXME`, `Run{entry-point} the application`}, {`rails g model x`, `Run{entry-point} the application; Write app/**; Write db/migrate/**; Write test/**; Write spec/**`}, {`rails g my:thing x`, `Write ./**`}, {`rails g migration add x:string`, `Run{entry-point} the application; Write db/migrate/**`}, {`rails destroy model x`, `Write ./**`},
	{`rails -e v`, `nothing`},
	{`rails s -b 127.0.0.1`, `Run{entry-point} the application`},
	{`rails s -b 0.0.0.0`, `Run{entry-point} the application; Expose 0.0.0.0`},
	{`rails -v`, `nothing`},
	{`rails test -n v`, `Run{entry-point} the project's tests`}, {`rails test -e test`, `Run{entry-point} the project's tests`},
	{`rails test -e production`, `Run{entry-point} the project's tests; Change the database`}, {`rails test --environment=staging a`, `Run{entry-point} the project's tests; Read{listing} a; Change the database`},
	{`rails test RAILS_ENV=production`, `Run{entry-point} the project's tests; Read{listing} RAILS_ENV=production; Change the database`},
	{`rails routes`, `Run{entry-point} the application`},
	{`rails routes -g v`, `Run{entry-point} the application`},
	{`rails db:schema:dump`, `Run{entry-point} the application; Write .`}, {`rails assets:precompile`, `Run{entry-point} the build; Write public/assets/**; Write app/assets/builds/**`}, {`rails assets:clobber`, `Run[task] assets:clobber`},
	{`rails server`, `Run{entry-point} the application`},
	{`rails console`, `Run the application`},
	{`rails runner`, `Run the application`}, {`rails runner 'puts User.count'`, `Run{entry-point} the application; Run[text ruby] puts User.count`}, {`rails runner script/a.rb`, `Run the application; Run[file ruby] script/a.rb`}, {`rails runner -`, `Run the application`},
	{`rails db:migrate`, `Change the database`},
	{`rails credentials:show`, `Disclose the application's secrets`},
}

// railsRuns: what it runs is a file, standard input or, where it is neither, code that
// finds the application loaded.
func railsRuns(m *Match) {
	m.Own(func(f *Fact) bool {
		switch {
		case f.Role != RunsText || !f.Word.Exact():
		case f.Word.Is("-"):
			return false
		case !strings.ContainsAny(f.Word.Text, " (\n") && (strings.HasSuffix(f.Word.Text, ".rb") || strings.Contains(f.Word.Text, "/")):
			f.Role = RunsFile
		default:
			f.Inside = true
		}
		return true
	})
	for i := range m.Args {
		if strings.HasPrefix(m.Args[i].Text, "-") && i > 0 {
			m.Unknown("it may choose another environment", m.Args[i])
		}
	}
	inside := slices.ContainsFunc(m.Facts, func(f Fact) bool { return f.Inside })
	for i := range m.Facts {
		if f := &m.Facts[i]; inside && f.Role == Unread {
			f.Traits |= automode.EntryPoint
		}
	}
}

// testsInUse: tests that an option hands the settings of what is in use fill and empty
// what is kept there.
func testsInUse(m *Match) {
	for i := range m.hits {
		if h := &m.hits[i]; (flagNamed(h.Flag, "--env") || flagNamed(h.Flag, "--environment")) && named("-e --environment --env", h.Name) && InUse(h.Value) {
			m.Add(Fact{Kind: automode.Change, Target: "the database", Flag: h.Name, Why: "runs the tests with what is kept in that environment"})
		}
	}
}

// railsTasks: a server listens where it is told. What is no subcommand is one of the project's rake tasks.
func railsTasks(m *Match) {
	servesOn(m)
	for _, w := range m.Args {
		environmentInUse(m, w)
	}
	if m.Path == "" && len(m.Args) > 0 {
		m.Add(Fact{Role: RunsTask, Kind: automode.Run, Word: m.Args[0], Words: m.Args})
	}
}

// railsGenerates: the generators that come with it make files of their own kinds;
// another one is a package's, or the project's.
func railsGenerates(m *Match) {
	if len(m.Args) == 0 {
		return
	}
	var folders string
	if len(m.Args) == 2 && m.Args[1].Is("--help") {
		m.Add(Fact{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to look"})
		return
	}
	switch m.Args[0].Text {
	case "migration":
		folders = "db/migrate"
	case "model":
		folders = "app db/migrate test spec"
	case "controller", "helper", "job", "mailer", "channel":
		folders = "app test spec"
	default:
		m.Add(Fact{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes files of the application"})
		return
	}
	m.Add(Fact{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "loads the application to make a file"})
	for folder := range strings.FieldsSeq(folders) {
		m.Add(roleFact(WritesTree, Lit(folder), "makes files of the application"))
	}
}

// railsBuilds: what the application serves lies in folders of its own.
func railsBuilds(m *Match) {
	for folder := range strings.FieldsSeq("public/assets app/assets/builds") {
		m.Add(roleFact(WritesTree, Lit(folder), "builds what the application serves"))
	}
}

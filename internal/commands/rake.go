package commands

import (
	"strings"

	"automode"
)

var rake = Program{
	Name: "rake", Rare: true, Carried: "bin/rake", Summary: "runs a Ruby project's tasks", Manual: "rake --help, Rake 13",
	Row: Row{
		Help: "-h --help -V --version -H", Lang: Ruby, Refine: rakeVariables,
		Does:  []Do{{Kind: automode.Run, Target: "the default task", When: &When{Args: "0", Without: "-T --tasks -P --prereqs -W --where -D --describe -A --all"}, Why: "runs the default task"}},
		Args:  []Arg{{Role: RunsTask}},
		Flags: []Flag{{Names: "-T --tasks -T[=] --tasks[=]", Value: Data}, {Names: "-P --prereqs -W[=] --where[=] -D[=] --describe[=] -A --all", Value: Data}, {Names: "-n --dry-run"}, {Names: "-q --quiet -s --silent -t --trace --trace[=] -v --verbose --verbose[=] -B --build-all -m --multitask -N --no-search --nosearch -G --no-system --nosystem -g --system -X --no-deprecation-warnings --rules --backtrace[=] --comments", Value: Data}, {Names: "-j[=] --jobs[=] --suppress-backtrace= --job-stats[=]", Value: Data}, {Names: "-C= --directory=", Value: Base}, {Names: "-f= --rakefile= -r= --require= -R= --rakelibdir= --rakelib= -I= --libdir=", Value: RunsFile, Lang: Ruby, Why: "runs that file"}, {Names: "-e= --execute= -E= --execute-continue= -p= --execute-print=", Value: RunsText, Lang: Ruby, Why: "runs its value"}},
	},
}

var rakeCases = []Case{
	{`rake`, `Run the default task`}, {`rake test lint`, `Run[task] test; Run[task] lint`}, {`rake spec spec:models rubocop`, `Run{entry-point} the project's checks; Run{entry-point} the project's checks; Run{entry-point} the project's checks`}, {`rake specs spec:deploy`, `Run[task] specs; Run[task] spec:deploy`}, {`rake -T db`, `Run{entry-point} the project's tasks`}, {`rake -T -f v`, `Run[file ruby] v; Run{entry-point} the project's tasks`}, {`rake -P`, `nothing`}, {`rake -e 'f'`, `Run the default task; Run[text ruby] f`},
	{`rake test RAILS_ENV=production`, `Run[task] test; Change the database`}, {`rake test RAILS_ENV=test`, `Run[task] test`}, {`rake -q`, `Run the default task`},
	{`rake -n`, `Run{entry-point} the project's tasks`}, {`rake -n db:drop -f v`, `Run[file ruby] v; Run{entry-point} the project's tasks`}, {`rake -n -e 'f'`, `Run[text ruby] f; Run{entry-point} the project's tasks`},
	{`rake -n PATH=/x a`, `Unknown the recipe may run what the variable “PATH=/x” holds; Run{entry-point} the project's tasks`}, {`rake -T RUBYOPT=-rx`, `Unknown the recipe may run what the variable “RUBYOPT=-rx” holds; Run{entry-point} the project's tasks`},
	{`rake -j=v`, `Run the default task`},
	{`rake -C v`, `Run the default task; in v`},
	{`rake -f v`, `Run the default task; Run[file ruby] v`},
}

// environmentInUse: a word that sets the environment sets it for all that runs.
func environmentInUse(m *Match, w Word) {
	if name, value, ok := strings.Cut(w.Text, "="); ok && named("RAILS_ENV RACK_ENV", name) {
		if w.Text = value; InUse(w) {
			m.Add(Fact{Kind: automode.Change, Target: "the database", Why: "works with what is kept in that environment"})
		}
	}
}

// rakeVariables: what follows "--" are arguments, and NAME=value sets a
// variable of the environment.
func rakeVariables(m *Match) {
	tasksBeforeDashes(m)
	rakeSets(m)
	if dry := m.Holds("-n --dry-run"); m.Has("-T") || dry { // what stands there are patterns for names, or tasks that are shown
		m.Own(func(f *Fact) bool { return f.Role != RunsTask && (!dry || f.Target != "the default task") })
		m.Add(Fact{Kind: automode.Run, Target: "the project's tasks", Traits: automode.EntryPoint, Why: "loads the project's tasks to list them"})
		return
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsTask || !strings.ContainsRune(f.Word.Text, '=') })
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsTask && f.Word.Exact() && (!spelled(m, "-g --system") && named("spec rubocop standard", f.Word.Text) || strings.HasPrefix(f.Word.Text, "spec:")) && !actsByName(f.Word.Text) {
			*f = Fact{Kind: automode.Run, Target: "the project's checks", Traits: automode.EntryPoint, Why: "runs the project's checks"} // what RSpec, RuboCop and Standard call their tasks
		}
	}
}

// rakeSets looks at the words that set a variable, which they do for a look at the
// tasks as well.
func rakeSets(m *Match) {
	for _, w := range m.Args {
		environmentInUse(m, w)
		if name, value, ok := strings.Cut(w.Text, "="); ok && !(w.Exact() && named("TEST SPEC SEED N V VERBOSE RAILS_ENV RACK_ENV COVERAGE CI", name) && plainArguments(value) && !strings.HasPrefix(value, "/") && !strings.HasPrefix(value, "-") && !strings.ContainsAny(value, " '\"")) {
			m.Unknown("the recipe may run what the variable "+quote(w)+" holds", w)
		}
	}
}

package commands

import (
	"strings"

	"automode"
)

var hatch = Program{
	Name: "hatch", Rare: true, Package: true, Summary: "manages Python projects and packages", Manual: "hatch --help, Hatch 1.14",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "-v --verbose -q --quiet --color --no-color --interactive --no-interactive"}, {Names: "-e= --env= -p= --project=", Value: Data}, {Names: "--config=", Value: RunsFile, Why: "its settings can change what runs"}, {Names: "--data-dir= --cache-dir=", Value: WritesTree, Why: "keeps its files there"}},
		Rows: []Row{
			{Names: "run", Style: Leading, Refine: hatchRuns, Args: []Arg{{At: First, Role: RunsWords}}},
			{Names: "test", Style: Leading, Refine: hatchTests, Flags: []Flag{{Names: "-r --randomize -a --all -c --cover --cover-quiet -s --show"}, {Names: "-py= --python= -i= -x= --parallel --retries=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}, Args: []Arg{{Role: Data}}},
			{Names: "fmt", Flags: []Flag{{Names: "--check"}, {Names: "-l --linter -f --formatter --preview --unsafe-fixes --sync"}}, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--check"}, Why: "formats source files"}}, Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--check"}, Why: "formats source files"}, {Role: Reads, When: &When{With: "--check"}}}},
			{Names: "build", Flags: []Flag{{Names: "-c --clean --hooks-only --no-hooks --clean-only --clean-hooks-after --ext"}, {Names: "-t= --target=", Value: Data}}, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project's packages"}}, Args: []Arg{{Role: WritesTree, Why: "puts the packages there"}}},
			{Names: "env", Rows: []Row{{Names: "show find", Flags: []Flag{{Names: "--json --ascii"}}, Args: []Arg{{Role: Data}}}, {Names: "create", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "makes an environment"}}, Args: []Arg{{Role: Data}}}, {Names: "remove prune", Does: []Do{{Kind: automode.Delete, Target: "the virtual environments", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes environments that can be made again"}}, Args: []Arg{{Role: Data}}}}},
			{Names: "publish", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"}}, Args: []Arg{{Role: Data}}},
			{Names: "version project status", Style: Looking, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: Unread}, {At: Beyond, Role: Unread}}},
			{Names: "dep", Rows: []Row{{Names: "hash", Does: []Do{{Kind: automode.Read, Target: "."}}}, {Names: "show", Rows: []Row{{Names: "table requirements", Does: []Do{{Kind: automode.Read, Target: "."}}, Flags: []Flag{{Names: "-p --project-only -e --env-only -l --lines --all -f= --feature=", Value: Data}}}}}}},
			{Names: "config python", Rows: []Row{{Names: "show find", Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "--ascii -p --parent", Value: Data}}}, {Names: "install update remove set restore explore", Style: Plain, Help: "--help", Does: []Do{{Why: "changes its settings or the versions of Python"}}, Args: []Arg{{Role: Data}}}}},
			{Names: "new clean shell self cache", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var hatchCases = []Case{
	{`hatch`, `nothing`}, {`hatch run test`, `Run[task] test`}, {`hatch run dev:lint`, `Run[task] lint`}, {`hatch run test:cov`, `Run[task] cov`}, {`hatch run dev:run`, `Run[task] run`}, {`hatch run test:reboot`, `Run[task] reboot`}, {`hatch run test:cov x`, `Run[task] cov`}, {`hatch run python a.py`, `Run[words] python a.py`},
	{`hatch -v`, `nothing`},
	{`hatch -e v`, `nothing`},
	{`hatch --config v`, `Run[file native] v`},
	{`hatch --data-dir v`, `Write v/**`},
	{`hatch test`, `Run{entry-point} the project's tests`},
	{`hatch test a.py -p x`, `Run{entry-point} the project's tests; Run{entry-point} the project's tests; Read{listing} a.py; Unknown loads that plug-in`},
	{`hatch test -r`, `Run{entry-point} the project's tests`},
	{`hatch test -py v`, `Run{entry-point} the project's tests`},
	{`hatch fmt`, `Write{harmless,source-only} ./**`},
	{`hatch fmt --check`, `nothing`},
	{`hatch build`, `Run{entry-point} the build`},
	{`hatch build -c`, `Run{entry-point} the build`},
	{`hatch build -t v`, `Run{entry-point} the build`},
	{`hatch env`, `nothing`},
	{`hatch env show`, `nothing`},
	{`hatch env show --json`, `nothing`},
	{`hatch env create`, `Install{declared} what the manifest names`},
	{`hatch env remove`, `Delete{recoverable,build-output} the virtual environments`},
	{`hatch publish`, `Publish{rewrites} the package`},
	{`hatch version`, `Read .`},
	{`hatch config`, `nothing`}, {`hatch python show --ascii`, `nothing`}, {`hatch config set a b`, `Unknown changes its settings or the versions of Python`},
	{`hatch dep`, `nothing`}, {`hatch dep hash`, `Read .`}, {`hatch dep show`, `nothing`}, {`hatch dep show table -p`, `Read .`}, {`hatch new x`, `Unknown nobody read what this subcommand does`},
	{`hatch fmt -l`, `Write{harmless,source-only} ./**`},
}

// hatchTests: what follows goes to the tests' runner.
func hatchTests(m *Match) {
	if len(m.Args) > 0 {
		m.Facts = append(m.Facts, pytest.Read(append([]Word{Lit("pytest")}, m.Args...), m.Platform).Facts...)
	}
}

// hatchRuns: a single word is a script of the project, in front of which its
// environment may stand.
func hatchRuns(m *Match) {
	if len(m.Args) == 0 || !m.Args[0].Exact() {
		return
	}
	w := m.Args[0]
	_, script, has := strings.Cut(w.Text, ":")
	if !has && len(m.Args) > 1 && !TestTask(w.Text) {
		return
	}
	defer testsTake(m)
	if has {
		w.Text = script
	}
	m.Facts[0] = Fact{Role: RunsTask, Kind: automode.Run, Word: w, Words: append([]Word{w}, m.Args[1:]...), OrProgram: true}
}

package commands

import (
	"strings"

	"automode"
)

var brew = Program{
	Rare: true, Name: "brew", Summary: "installs packages", Manual: "brew(1), Homebrew 5",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Args: anyData, Refine: brewFolders, Global: []Flag{{Names: "-v --verbose -q --quiet -d --debug -f --force --formula --formulae --cask --casks -s --build-from-source --HEAD --json --json[=] --installed --all -1 -l -r -t --versions --full-name --pinned --multiple --tree --include-build --include-optional --topological --greedy --overwrite --ignore-dependencies --only-dependencies --eval-all --desc --full --zap --no-quarantine --fetch-HEAD --leaves --installed-on-request --union --missing --declared -i -a --sum --analytics --graph --annotate --recursive --env --taps --include-test --include-requirements --skip-recommended --direct --dot --greedy-auto-updates --greedy-latest --online --no-online --strict --new --only --tap=", Value: Data}, {Names: "--dry-run -n", Value: Data}, {Names: "--file[=]", Value: RunsFile, Lang: Ruby, Why: "runs the Brewfile, which is Ruby"}, {Names: "--sort[=] --days[=]", Value: Data}, {Names: "--prefix --cellar --cache --repository --caskroom"}},
		Rows: []Row{
			{Names: "list ls info abv search desc deps uses leaves outdated config doctor dr missing cat formulae casks home homepage options log tap-info help commands formula command which-formula livecheck linkage unbottled audit style vulns", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "tap", Does: []Do{{Kind: automode.Query, Target: "the packages", When: &When{Args: "0"}}}, Args: []Arg{{Role: Installs, Why: "changes where packages come from"}}},
			{Names: "analytics", Does: []Do{{Kind: automode.Query, Target: "its settings"}}, Rows: []Row{{Names: "state", Does: []Do{{Kind: automode.Query, Target: "its settings"}}}, {Names: "on off regenerate-uuid", Does: []Do{{Kind: automode.Configure, Target: "its settings", Why: "changes what it reports"}}}}},
			{Names: "install reinstall upgrade uninstall remove rm fetch link unlink ln pin unpin untap autoremove migrate", Refine: brewDry, Does: []Do{{Kind: automode.Install, Target: "the machine's packages", When: &When{Args: "0"}, Why: "changes the machine's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the machine's packages"}}},
			{Names: "shellenv", Args: []Arg{{Role: Data}}, Prints: []Out{{Prints: ShellSetup}}},
			{Names: "update", Does: []Do{{Kind: automode.Install, Target: "the list of packages", Why: "updates the list of packages and the program itself"}}},
			{Names: "services", Rows: []Row{
				{Names: "list info", Does: []Do{{Kind: automode.Query, Target: "the services"}}, Args: []Arg{{Role: Data}}},
				{Names: "start stop restart run kill cleanup", Does: []Do{{Kind: automode.Control, Target: "the services", When: &When{Args: "0"}, Why: "starts or stops services"}}, Args: []Arg{{Role: Controls, Why: "starts or stops a service"}}},
			}},
			{Names: "cleanup", Does: []Do{{Kind: automode.Delete, Target: "old packages", Traits: automode.Recoverable, Why: "removes old packages and the cache"}}, Args: []Arg{{Role: Data}}},
			{Names: "bundle", Rows: []Row{{Names: "check list", Does: []Do{{Kind: automode.Read, Target: "."}}}, {Names: "install", Does: []Do{{Kind: automode.Install, Target: "what the Brewfile names", Why: "installs what the Brewfile names"}}}, {Names: "exec", Style: Plain, Args: []Arg{{At: First, Role: RunsWords}}}}, Does: []Do{{Kind: automode.Install, Target: "what the Brewfile names", Why: "installs what the Brewfile names"}}},
			{Names: "developer create edit extract bump test", Style: Plain, Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var brewCases = []Case{
	{`brew`, `nothing`}, {`brew --prefix`, `nothing`}, {`brew --prefix openssl`, `nothing`}, {`brew list --sort=x`, `Query the packages`}, {`brew frob x`, `Unknown no subcommand “frob” is known`}, {`brew install --cask x`, `Install x`}, {`brew services list`, `Query the services`}, {`brew services stop x`, `Control x`},
	{`brew info ./x.rb`, `Query the packages; Run[file ruby] ./x.rb`}, {`brew audit x.rb`, `Query the packages; Run[file ruby] x.rb`}, {`brew audit a/b/x`, `Query the packages; Unknown the formula is taken from a tap`}, {`brew tap-info a/b`, `Query the packages`}, {`brew search /x/`, `Query the packages`},
	{`brew list`, `Query the packages`},
	{`brew shellenv bash`, `nothing`},
	{`brew update`, `Install the list of packages`},
	{`brew cleanup`, `Delete{recoverable} old packages`},
	{`brew bundle`, `Install what the Brewfile names`},
	{`brew bundle check`, `Read .`}, {`brew bundle check --file=b`, `Read .; Run[file ruby] b`},
	{`brew bundle install`, `Install what the Brewfile names`},
	{`brew bundle exec`, `nothing`},
	{`brew edit x`, `Unknown nobody read what this subcommand does`}, {`brew analytics`, `Query its settings`}, {`brew analytics state`, `Query its settings`}, {`brew analytics off`, `Configure its settings`},
	{`brew tap`, `Query the packages`}, {`brew tap x/y`, `Install x/y`}, {`brew upgrade --dry-run`, `Query the packages`}, {`brew install -n x`, `Query the packages`},
}

// brewDry: a dry run only says what would be changed.
func brewDry(m *Match) {
	if m.Holds("--dry-run") {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Install })
		m.Add(Fact{Kind: automode.Query, Target: "the packages"})
	}
}

// brewLoads: a formula is Ruby that runs, also to be looked at, and one of a tap
// is taken from there.
func brewLoads(m *Match) {
	if !named(m.rows[1].Names, "info") || named("search desc tap-info help", m.Path) {
		return
	}
	for i := range m.Args {
		switch w := &m.Args[i]; {
		case !w.Exact():
			m.Unknown("it may be a formula of anyone", *w)
		case strings.Count(w.Text, "/") == 2 && w.Text[0] != '.' && w.Text[0] != '/' && !strings.HasPrefix(w.Text, "homebrew/"):
			m.Unknown("the formula is taken from a tap", *w)
		case strings.Contains(w.Text, "://") || strings.ContainsRune(w.Text, '/') || strings.HasSuffix(w.Text, ".rb"):
			f := roleFact(RunsFile, *w, "runs that formula")
			f.Lang = Ruby
			m.Add(f)
		}
	}
}

// brewFolders: some options stand in a subcommand's place and print folders that brew keeps.
func brewFolders(m *Match) {
	switch {
	case len(m.rows) > 1:
		brewLoads(m)
	case m.Has("--prefix"):
		m.Prints = ToolDir
	case len(m.Args) > 0:
		m.Unknown("no subcommand "+quote(m.Args[0])+" is known", m.Args[0])
	}
}

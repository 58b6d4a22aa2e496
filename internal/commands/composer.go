package commands

import "automode"

var composer = Program{
	Name: "composer", Rare: true, Summary: "installs a PHP project's packages", Manual: "composer help, Composer 2",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true,
		Args:   []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}},
		Global: []Flag{{Names: "-i --installed -q --quiet -v -vv -vvv --verbose -n --no-interaction --ansi --no-ansi --profile --no-cache --no-plugins --no-scripts --no-dev --dev --no-progress --no-autoloader -o --optimize-autoloader -a --classmap-authoritative --prefer-dist --prefer-source --prefer-stable --prefer-lowest --no-suggest --no-install --no-update -W --with-all-dependencies -w --with-dependencies -u --fixed --sort-packages --ignore-platform-reqs --no-security-blocking --no-blocking --minimal-changes -m --lock --no-audit --audit --locked --strict --direct -D --outdated --all --no-check-publish --no-check-all -t --tree -l --list -s --self --platform --apcu-autoloader --global-off"}, {Names: "-f= --format= --ignore-platform-req[=] --audit-format= --prefer-install= --apcu-autoloader-prefix= --timeout=", Value: Data}, {Names: "-d= --working-dir=", Value: Base}, {Names: "--dry-run", Cancels: NoInstall}},
		Rows: []Row{
			{Names: "install i", Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the lock file names"}}},
			{Names: "require r remove rm update u upgrade reinstall bump", Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "changes the project's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the project's packages"}}},
			{Names: "dump-autoload dumpautoload", Does: []Do{{Kind: automode.Install, Target: "the list of classes", Traits: automode.Declared, Why: "writes the list of classes"}}},
			{Names: "show info outdated why depends prohibits why-not validate check-platform-reqs licenses audit search status diagnose fund help list about suggests", Flags: []Flag{{Names: "--minor-only --patch-only --major-only --sort-by-age"}}, Does: loadsSettings, Args: []Arg{{Role: Data}}},
			{Names: "run-script run", Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
			{Names: "exec", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}},
			{Names: "create-project", Args: []Arg{{At: First, Role: Installs, Why: "makes a project out of a package"}, {At: Second, Role: WritesTree, Why: "makes the project there"}, {At: Beyond, Role: Data}}},
			{Names: "clear-cache clearcache cc", Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "removes packages that can be fetched again"}}},
			{Names: "config", Style: Plain, Refine: composerSettings, Args: []Arg{{Role: Data}}},
			{Names: "global", Rows: []Row{{Names: "show info outdated why licenses audit status list", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}}}},
			{Names: "self-update selfupdate init archive browse home", Style: Plain, Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var composerCases = []Case{
	{`composer`, `nothing`}, {`composer outdated --minor-only`, `Read .; Run{entry-point} what its settings name`}, {`composer install --no-dev`, `Install{declared} what the lock file names`}, {`composer require a/b`, `Install a/b`}, {`composer test`, `Run[task] test`},
	{`composer -f v`, `nothing`},
	{`composer -d v`, `in v`},
	{`composer --dry-run`, `nothing`},
	{`composer dump-autoload`, `Install{declared} the list of classes`},
	{`composer show`, `Read .; Run{entry-point} what its settings name`},
	{`composer run-script`, `nothing`},
	{`composer exec`, `nothing`},
	{`composer create-project`, `nothing`},
	{`composer clear-cache`, `Delete{recoverable} the package cache`},
	{`composer init`, `Unknown nobody read what this subcommand does`}, {`composer global`, `nothing`}, {`composer global show x`, `Read .`}, {`composer config --list`, `Unknown it may change the settings, or print credentials`}, {`composer config vendor-dir`, `Read .`},
	{`composer config a b`, `Unknown it may change the settings, or print credentials`}, {`composer config github-oauth.github.com`, `Unknown it may change the settings, or print credentials`}, {`composer config -g home`, `Read .`}, {`composer config -g --unset a`, `Unknown it may change the settings, or print credentials`},
}

// composerSettings: without a value a setting is shown. Some are credentials, and
// the list of all holds them.
func composerSettings(m *Match) {
	args := m.Args
	if len(args) > 0 && (args[0].Is("-g") || args[0].Is("--global")) {
		args = args[1:]
	}
	if len(args) == 1 && args[0].Exact() && named("vendor-dir bin-dir data-dir home cache-dir cache-files-dir archive-dir name type version minimum-stability prefer-stable platform platform.php preferred-install sort-packages optimize-autoloader process-timeout", args[0].Text) {
		m.Add(Fact{Kind: automode.Read, Target: "."})
		return
	}
	m.Unknown("it may change the settings, or print credentials", Word{})
}

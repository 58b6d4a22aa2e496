package commands

import "automode"

var pdm = Program{
	Name: "pdm", Rare: true, Package: true, Summary: "manages Python projects and packages", Manual: "pdm --help, PDM 2.26",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v -vv --verbose -q --quiet -n --non-interactive -g --global -I --ignore-python"}, {Names: "-p= --project=", Value: Base}, {Names: "-c= --config=", Value: RunsFile, Why: "its settings can change what runs"}},
		Rows: []Row{
			{Names: "run", Style: Leading, Refine: taskOrProgram, Flags: []Flag{{Names: "-l --list -j --json -s --site-packages --recreate"}}, Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
			{Names: "install sync", Flags: []Flag{{Names: "--frozen-lockfile --no-lock --check --no-self --no-editable --prod --production --no-default --dev -d --clean --reinstall --no-isolation -x --fail-fast --only-keep"}, {Names: "-G= --group= --without= -L= --lockfile=", Value: Data}, {Names: "--dry-run", Cancels: NoInstall}}, Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the lock file names"}}},
			{Names: "add remove update", Flags: []Flag{{Names: "-d --dev --no-sync --no-self --no-lock --save-exact --save-compatible --save-wildcard --pre --prerelease -u --unconstrained --top --outdated --update-reuse --update-eager --frozen-lockfile"}, {Names: "-G= --group=", Value: Data}, {Names: "-e= --editable=", Value: Installs, Why: "adds a package from its folder"}, {Names: "--dry-run", Cancels: NoInstall}}, Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "installs newer versions"}}, Args: []Arg{{Role: Installs, Why: "changes the project's packages"}}},
			{Names: "lock", Flags: []Flag{{Names: "--check --refresh --update-reuse --static-urls --no-static-urls --prod --dev"}, {Names: "-G= --group= -S= --strategy= --python= --platform=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "rewrites the lock file"}}},
			{Names: "list show info outdated search", Flags: []Flag{{Names: "--tree --graph --json --csv --markdown --freeze --env --packages --where --python"}, {Names: "--fields= --sort= --include= --exclude=", Value: Data}}, Does: loadsSettings, Args: []Arg{{Role: Data}}},
			{Names: "build", Flags: []Flag{{Names: "--no-sdist --no-wheel --no-clean --no-isolation"}, {Names: "-d= --dest=", Value: WritesTree, Why: "puts the packages there"}}, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project's packages"}}},
			{Names: "publish", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"}}, Args: []Arg{{Role: Data}}},
			{Names: "venv python py", Rows: []Row{{Names: "list find", Flags: []Flag{{Names: "--all --request --managed --path --interpreter", Value: Data}}, Args: []Arg{{Role: Data}}}, {Names: "create install remove activate purge link", Style: Plain, Help: "--help", Does: []Do{{Why: "changes the versions of Python"}}, Args: []Arg{{Role: Data}}}}},
			{Names: "export", Flags: []Flag{{Names: "-f= --format= -G= --group= --without= -L= --lockfile= --no-hashes --without-hashes --prod --production --no-default --dev -d --pyproject --expandvars --self --editable-self --no-extras --no-markers", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes the list there"}}, Does: []Do{{Kind: automode.Read, Target: "."}}},
			{Names: "config cache init new use self plugin fix import completion", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var pdmCases = []Case{
	{`pdm py list --all`, `nothing`},
	{`pdm venv`, `nothing`},
	{`pdm venv create 3`, `Unknown changes the versions of Python`},
	{`pdm export --no-hashes -o f`, `Read .; Write f`},
	{`pdm`, `nothing`}, {`pdm run test -x`, `Run[task] test; Run{entry-point} the project's tests`}, {`pdm run test -p x`, `Run[task] test; Run{entry-point} the project's tests; Unknown loads that plug-in`}, {`pdm run start --port 1`, `Run[task] start`}, {`pdm run python -m pytest`, `Run[words] python -m pytest`}, {`pdm install -G dev`, `Install{declared} what the lock file names`}, {`pdm add x`, `Install x`},
	{`pdm -v`, `nothing`},
	{`pdm -p v`, `in v`},
	{`pdm -c v`, `Run[file native] v`},
	{`pdm run -l`, `nothing`},
	{`pdm install --frozen-lockfile`, `Install{declared} what the lock file names`},
	{`pdm install --dry-run`, `nothing`},
	{`pdm add -d`, `Install newer versions of all packages`},
	{`pdm add -G v`, `Install newer versions of all packages`},
	{`pdm add -e v`, `Install newer versions of all packages; Install v`},
	{`pdm add --dry-run`, `nothing`},
	{`pdm lock`, `Write{source-only} .`},
	{`pdm lock --check`, `Write{source-only} .`},
	{`pdm lock -G v`, `Write{source-only} .`},
	{`pdm list`, `Read .; Run{entry-point} what its settings name`},
	{`pdm list --tree`, `Read .; Run{entry-point} what its settings name`},
	{`pdm list --fields v`, `Read .; Run{entry-point} what its settings name`},
	{`pdm build`, `Run{entry-point} the build`},
	{`pdm build --no-sdist`, `Run{entry-point} the build`},
	{`pdm build -d v`, `Run{entry-point} the build; Write v/**`},
	{`pdm publish`, `Publish{rewrites} the package`},
	{`pdm config`, `Unknown nobody read what this subcommand does`},
}

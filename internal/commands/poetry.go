package commands

import "automode"

var poetry = Program{
	Name: "poetry", Rare: true, Package: true, Summary: "manages Python projects and packages", Manual: "poetry help, Poetry 2",
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "-q --quiet -v -vv -vvv --verbose -n --no-interaction --ansi --no-ansi --no-plugins --no-cache"}, {Names: "-C= --directory= -P= --project=", Value: Base}},
		Rows: []Row{
			{Names: "run", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}},
			{
				Names: "install sync", Flags: []Flag{{Names: "--sync --no-root --no-directory --compile --all-extras --all-groups --only-root"}, {Names: "--without= --with= --only= -E= --extras=", Value: Data}, {Names: "--dry-run", Cancels: NoInstall}},
				Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the lock file names"}},
			},
			{
				Names: "add remove", Flags: []Flag{{Names: "-D --dev --allow-prereleases --optional --lock -e --editable"}, {Names: "-G= --group= -E= --extras= --python= --platform= --source= --markers=", Value: Data}, {Names: "--dry-run", Cancels: NoInstall}},
				Args: []Arg{{Role: Installs, Why: "changes the project's packages"}},
			},
			{
				Names: "update", Flags: []Flag{{Names: "--lock --sync --no-dev"}, {Names: "--without= --with= --only=", Value: Data}, {Names: "--dry-run", Cancels: NoInstall}},
				Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "installs newer versions"}}, Args: []Arg{{Role: Installs, Why: "installs a newer version"}},
			},
			{Names: "lock", Flags: []Flag{{Names: "--regenerate --no-update --check"}}, Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "rewrites the lock file"}}},
			{Names: "show check about search list help", Flags: []Flag{{Names: "-t --tree -l --latest -o --outdated -a --all -T --top-level --why --lock --strict --no-truncate"}, {Names: "--with= --without= --only= -f= --format=", Value: Data}}, Does: loadsSettings, Args: []Arg{{Role: Data}}},
			{Names: "version", Flags: []Flag{{Names: "--dry-run"}, {Names: "-s --short --next-phase"}}, Args: []Arg{{Role: Data}}, Refine: poetryVersion},
			{Names: "build", Flags: []Flag{{Names: "--clean --local-version"}, {Names: "-f= --format=", Value: Data}, {Names: "-o= --output=", Value: WritesTree, Why: "puts the packages there"}}, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project's packages"}}},
			{Names: "publish", Flags: []Flag{{Names: "--build --skip-existing"}, {Names: "-r= --repository= -u= --username= -p= --password=", Value: Data}, {Names: "--cert= --client-cert=", Value: Reads}, {Names: "--dry-run", Cancels: NoPublish}}, Does: []Do{{Kind: automode.Publish, Target: "the package", Traits: automode.Rewrites, Why: "releases a package for everyone"}}},
			{Names: "init", Flags: []Flag{{Names: "--name= --description= --author= --python= --dependency= --dev-dependency= -l= --license=", Value: Data}}, Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a manifest"}}},
			{Names: "new", Flags: []Flag{{Names: "--src --flat"}, {Names: "--name= --readme= --python=", Value: Data}}, Args: []Arg{{Role: WritesTree, Why: "makes a project"}}},
			{Names: "config", Flags: []Flag{{Names: "--list --local"}, {Names: "--migrate --unset", Does: []Do{{Kind: automode.Configure, Target: "poetry's settings", Traits: automode.Persists}}, Why: "changes poetry's settings"}}, Does: []Do{{Kind: automode.Configure, Target: "poetry's settings", Traits: automode.Persists, When: &When{Args: "2+"}, Why: "changes poetry's settings"}}, Args: []Arg{{Role: Data}}},
			{Names: "env", Rows: []Row{
				{Names: "info list activate", Flags: []Flag{{Names: "-p --path -e --executable --full-path"}}, Args: []Arg{{Role: Data}}},
				{Names: "use", Lang: Python, Args: []Arg{{Role: RunsWith}}},
				{Names: "remove", Flags: []Flag{{Names: "--all"}}, Does: []Do{{Kind: automode.Delete, Target: "the virtual environment", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes an environment that can be made again"}}, Args: []Arg{{Role: Data}}},
			}},
			{Names: "cache", Rows: []Row{
				{Names: "list"},
				{Names: "clear", Flags: []Flag{{Names: "--all"}}, Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "removes packages that can be fetched again"}}, Args: []Arg{{Role: Data}}},
			}},
			{Names: "self", Rows: []Row{{Names: "show", Flags: []Flag{{Names: "--addons --tree --latest -l --outdated -o --format= -f= -t", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Rows: []Row{{Names: "plugins", Does: []Do{{Kind: automode.Read, Target: "."}}}}}, {Names: "add remove update install lock sync", Style: Plain, Help: "--help", Does: []Do{{Why: "changes poetry itself"}}, Args: []Arg{{Role: Data}}}}},
			{Names: "source", Rows: []Row{{Names: "show", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}}, {Names: "add remove", Style: Plain, Help: "--help", Does: []Do{{Why: "changes where packages come from"}}, Args: []Arg{{Role: Data}}}}},
			{Names: "debug", Rows: []Row{{Names: "info tags", Does: []Do{{Kind: automode.Read, Target: "."}}}, {Names: "resolve", Flags: []Flag{{Names: "-E= --extras= --python= --tree --install", Value: Data}}, Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: []Arg{{Role: Data}}}}},
			{Names: "export", Flags: []Flag{{Names: "--without-hashes --without-urls --dev --all-extras --all-groups -f= --format= --with= --without= --only= -E= --extras=", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes the list there"}}, Does: []Do{{Kind: automode.Read, Target: "."}}},
			{Names: "python", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var poetryCases = []Case{
	{`poetry`, `nothing`}, {`poetry run pytest -x`, `Run[words] pytest -x`}, {`poetry install --with dev -C d`, `Install{declared} what the lock file names; in d`}, {`poetry add -G dev x`, `Install x`}, {`poetry version minor`, `Write pyproject.toml`},
	{`poetry -q`, `nothing`},
	{`poetry install --sync`, `Install{declared} what the lock file names`},
	{`poetry install --dry-run`, `nothing`},
	{`poetry add -D`, `nothing`},
	{`poetry add --dry-run`, `nothing`},
	{`poetry update`, `Install newer versions of all packages`},
	{`poetry update --lock`, `Install newer versions of all packages`},
	{`poetry update --without v`, `Install newer versions of all packages`},
	{`poetry update --dry-run`, `nothing`},
	{`poetry lock`, `Write{source-only} .`},
	{`poetry lock --regenerate`, `Write{source-only} .`},
	{`poetry show`, `Read .; Run{entry-point} what its settings name`},
	{`poetry show -t`, `Read .; Run{entry-point} what its settings name`},
	{`poetry show --with v`, `Read .; Run{entry-point} what its settings name`},
	{`poetry version --dry-run minor`, `nothing`}, {`poetry version --next-phase patch`, `Write pyproject.toml`},
	{`poetry version -s`, `nothing`},
	{`poetry build`, `Run{entry-point} the build`},
	{`poetry build --clean`, `Run{entry-point} the build`},
	{`poetry build -f v`, `Run{entry-point} the build`},
	{`poetry build -o v`, `Run{entry-point} the build; Write v/**`},
	{`poetry publish`, `Publish{rewrites} the package`},
	{`poetry publish --build`, `Publish{rewrites} the package`},
	{`poetry publish -r v`, `Publish{rewrites} the package`},
	{`poetry publish --cert v`, `Publish{rewrites} the package; Read v`},
	{`poetry publish --dry-run`, `nothing`},
	{`poetry init`, `Write .`},
	{`poetry init --name v`, `Write .`},
	{`poetry new`, `nothing`},
	{`poetry new --src`, `nothing`},
	{`poetry new --name v`, `nothing`},
	{`poetry config`, `nothing`},
	{`poetry config --list`, `nothing`}, {`poetry config --unset x`, `Configure{persists} poetry's settings`},
	{`poetry env`, `nothing`},
	{`poetry env info`, `nothing`},
	{`poetry env info -p`, `nothing`},
	{`poetry env use`, `nothing`},
	{`poetry env remove`, `Delete{recoverable,build-output} the virtual environment`},
	{`poetry env remove --all`, `Delete{recoverable,build-output} the virtual environment`},
	{`poetry cache`, `nothing`},
	{`poetry cache list`, `nothing`},
	{`poetry cache clear`, `Delete{recoverable} the package cache`},
	{`poetry cache clear --all`, `Delete{recoverable} the package cache`},
	{`poetry self`, `nothing`}, {`poetry self show --addons`, `Read .`}, {`poetry self show plugins`, `Read .`}, {`poetry self update`, `Unknown changes poetry itself`},
	{`poetry source`, `nothing`}, {`poetry source show x`, `Read .`}, {`poetry source add x`, `Unknown changes where packages come from`},
	{`poetry debug`, `nothing`}, {`poetry debug info`, `Read .`}, {`poetry debug resolve --tree x`, `Query the registry`},
	{`poetry export -f requirements.txt --without-hashes -o f`, `Read .; Write f`}, {`poetry python install x`, `Unknown nobody read what this subcommand does`},
}

// poetryVersion: a version that is given is written.
func poetryVersion(m *Match) {
	if len(m.Args) > 0 && !m.Holds("--dry-run") {
		m.Add(Fact{Role: Edits, Kind: automode.Write, Word: Lit("pyproject.toml"), Why: "rewrites the manifest"})
	}
}

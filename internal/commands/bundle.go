package commands

import "automode"

var bundle = Program{
	Name: "bundle", Rare: true, Also: "bundler", Carried: "bin/bundle", Summary: "installs a Ruby project's packages", Manual: "bundle(1), Bundler 2 and 4",
	Row: Row{
		Help: "-h --help -v --version", Global: []Flag{{Names: "--no-color -r --retry= -V --verbose", Value: Data}},
		Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "installs what the Gemfile names"}},
		Rows: []Row{
			{Names: "exec e", Style: Leading, Flags: []Flag{{Names: "--keep-file-descriptors"}, {Names: "--gemfile=", Value: RunsFile, Lang: Ruby, Why: "runs that Gemfile"}}, Args: []Arg{{At: First, Role: RunsWords}}},
			{Names: "install i", Flags: []Flag{{Names: "--local --frozen --deployment --no-cache --quiet --redownload --force --system --full-index --prefer-local --clean --no-prune"}, {Names: "-j= --jobs= --with= --without= --trust-policy= --shebang= --standalone[=]", Value: Data}, {Names: "--path= --binstubs[=] --target-rbconfig=", Value: WritesTree, Why: "puts packages there"}, {Names: "--gemfile=", Value: RunsFile, Lang: Ruby, Why: "runs that Gemfile"}}, Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the Gemfile names"}}},
			{Names: "add", Flags: []Flag{{Names: "--skip-install --optimistic --strict --quiet"}, {Names: "-v= --version= -g= --group= -s= --source= --require= --branch= --ref= --path=", Value: Data}, {Names: "--git= --github=", Value: Fetches, Why: "takes the package from there"}}, Args: []Arg{{Role: Installs, Why: "adds a package"}}},
			{Names: "remove", Flags: []Flag{{Names: "--install"}}, Args: []Arg{{Role: Installs, Why: "takes a package out"}}},
			{Names: "update", Flags: []Flag{{Names: "--all --local --quiet --redownload --patch --minor --major --strict --conservative --pre"}, {Names: "-g= --group= -s= --source= -j= --jobs= --bundler[=] --ruby", Value: Data}}, Does: []Do{{Kind: automode.Install, Target: "newer versions of all packages", When: &When{Args: "0"}, Why: "installs newer versions"}}, Args: []Arg{{Role: Installs, Why: "installs a newer version"}}},
			{Names: "info", Flags: []Flag{{Names: "--path"}, {Names: "--version"}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}, Prints: []Out{{ToolDir, &When{With: "--path"}}}},
			{Names: "show", Flags: []Flag{{Names: "--paths"}, {Names: "--outdated --verbose"}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}, Prints: []Out{{ToolDir, &When{Args: "1", Without: "--paths"}}}},
			{Names: "list outdated check platform licenses help version env", Flags: []Flag{{Names: "--path --paths --name-only --version --parseable --strict --pre --dry-run --only-explicit --groups --ruby"}, {Names: "--only-group= --without-group= --group=", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "lock", Flags: []Flag{{Names: "--local --print --pre --patch --minor --major --strict --conservative --full-index --normalize-platforms"}, {Names: "--update[=] --add-platform= --remove-platform= --bundler[=] --add-checksums", Value: Data}, {Names: "--lockfile=", Value: Writes, Why: "writes the lock file there"}}, Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "rewrites the lock file"}}},
			{Names: "config", Does: []Do{{Kind: automode.Configure, Target: "bundler's settings", Traits: automode.Persists, When: &When{Args: "2+"}, Why: "changes bundler's settings"}}, Flags: []Flag{{Names: "--global --local --parseable --delete"}}, Args: []Arg{{Role: Data}}},
			{Names: "init binstubs gem", Flags: []Flag{{Names: "--force --standalone --all-platforms --all --coc --no-coc --mit --no-mit --changelog --no-changelog --exe -b --bin --ext[=] -t[=] --test[=] --ci[=] --linter[=] --github-username= --shebang=", Value: Data}, {Names: "--path=", Value: WritesTree, Why: "puts programs there"}}, Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes files"}}, Args: []Arg{{Role: Makes, Why: "makes files"}}},
			{Names: "audit", Style: Plain, Args: anyData, Refine: bundleAudit},
			{Names: "clean cache package pristine console open plugin doctor", Style: Plain, Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var bundleCases = []Case{
	{`bundle`, `Install{declared} what the lock file names`}, {`bundle exec rspec -x`, `Run[words] rspec -x`}, {`bundle install --jobs 4`, `Install{declared} what the lock file names`}, {`bundle add x`, `Install x`},
	{`bundle --no-color`, `Install{declared} what the lock file names`},
	{`bundle exec --keep-file-descriptors`, `nothing`},
	{`bundle exec --gemfile v`, `Run[file ruby] v`},
	{`bundle install --local`, `Install{declared} what the lock file names`},
	{`bundle install --path v`, `Install{declared} what the lock file names; Write v/**`},
	{`bundle install --gemfile v`, `Install{declared} what the lock file names; Run[file ruby] v`},
	{`bundle add --skip-install`, `nothing`},
	{`bundle add -v v`, `nothing`},
	{`bundle add --git v`, `Fetch v`},
	{`bundle remove`, `nothing`},
	{`bundle remove --install`, `nothing`},
	{`bundle update`, `Install newer versions of all packages`},
	{`bundle update --all`, `Install newer versions of all packages`},
	{`bundle update -g v`, `Install newer versions of all packages`},
	{`bundle list`, `Read .`},
	{`bundle list --path`, `Read .`},
	{`bundle list --only-group v`, `Read .`},
	{`bundle lock`, `Write{source-only} .`},
	{`bundle lock --local`, `Write{source-only} .`},
	{`bundle lock --update=v`, `Write{source-only} .`},
	{`bundle lock --lockfile v`, `Write{source-only} .; Write v`},
	{`bundle config`, `nothing`},
	{`bundle config --global`, `nothing`},
	{`bundle init`, `Write .`}, {`bundle gem --mit x`, `Write .; Write x`}, {`bundle binstubs rake --path bin`, `Write .; Write rake; Write bin/**`}, {`bundle gem -e vi x`, `Unknown no option “-e” is known`},
	{`bundle info --path x`, `Read .`}, {`bundle info x --version`, `Read .`}, {`bundle show x`, `Read .`}, {`bundle show --paths`, `Read .`}, {`bundle show --outdated`, `Read .`},
	{`bundle audit check --update`, `Run[words] bundle-audit check --update`}, {`bundle audit`, `Run[words] bundle-audit`},
	{`bundle clean`, `Unknown nobody read what this subcommand does`},
}

// bundleAudit: a word that is no subcommand is a program of that name behind "bundle-".
func bundleAudit(m *Match) { m.startsAgain(Lit("bundle-audit"), m.Args) }

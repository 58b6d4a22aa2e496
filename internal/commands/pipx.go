package commands

import "automode"

var pipx = Program{
	Name: "pipx", Rare: true, Package: true, Summary: "installs and runs Python programs", Manual: "pipx --help, pipx 1.8",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "-q --quiet -v --verbose --global"}},
		Rows: []Row{
			{
				Names: "run", Style: Leading, Args: []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}},
				Flags: []Flag{{Names: "--no-cache --path --pypackages --system-site-packages"}, {Names: "--spec= --with=", Value: Installs, Why: "fetches the package for this run"}, {Names: "--python=", Value: Interpreter}, {Names: "-i= --index-url=", Value: Fetches, Why: "takes packages from there"}, {Names: "--pip-args=", Value: Unread}},
			},
			{
				Names: "install inject upgrade uninstall reinstall upgrade-all uninstall-all reinstall-all upgrade-shared install-all pin unpin",
				Does:  []Do{{Kind: automode.Install, Target: "every program", When: &When{Args: "0"}, Why: "changes every program"}}, Args: []Arg{{Role: Installs, Why: "changes the account's programs"}},
				Flags: []Flag{{Names: "--include-deps --force -f --editable -e --system-site-packages --preinstall --include-apps --fetch-missing-python"}, {Names: "--python=", Value: Interpreter}, {Names: "--suffix=", Value: Data}, {Names: "-i= --index-url=", Value: Fetches, Why: "takes packages from there"}, {Names: "--pip-args=", Value: Unread}},
			},
			{Names: "list environment interpreter completions help", Flags: []Flag{{Names: "--include-injected --json --short --skip-maintenance"}, {Names: "-V= --value=", Value: Data}}, Args: []Arg{{Role: Data}}},
			{Names: "runpip", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what pip is told there"}}, Args: []Arg{{Role: Data}}},
			{Names: "ensurepath", Flags: []Flag{{Names: "-f --force --prepend"}}, Does: []Do{{Kind: automode.Configure, Target: "the shell's start-up files", Traits: automode.Persists, Why: "changes the shell's start-up files"}}},
		},
	},
}

var pipxCases = []Case{
	{`pipx`, `nothing`}, {`pipx run cowsay -x`, `Run[package] cowsay`}, {`pipx install x`, `Install x`},
	{`pipx -q`, `nothing`},
	{`pipx run --no-cache`, `nothing`},
	{`pipx run --spec v`, `Install v`},
	{`pipx run --python v`, `nothing`}, {`pipx run --python ./v ruff`, `Run[package] ruff; Run ./v`}, {`pipx install --suffix x a`, `Install a`},
	{`pipx run -i v`, `Fetch v`},
	{`pipx run --pip-args v`, `Unknown nobody read what the value of --pip-args means`},
	{`pipx install --include-deps`, `Install every program`},
	{`pipx install --python v`, `Install every program`},
	{`pipx install -i v`, `Install every program; Fetch v`},
	{`pipx install --pip-args v`, `Install every program; Unknown nobody read what the value of --pip-args means`},
	{`pipx list`, `nothing`},
	{`pipx list --include-injected`, `nothing`},
	{`pipx list -V v`, `nothing`},
	{`pipx runpip`, `Unknown nobody read what pip is told there`},
	{`pipx ensurepath`, `Configure{persists} the shell's start-up files`},
	{`pipx ensurepath -f`, `Configure{persists} the shell's start-up files`},
}

package commands

import (
	"strings"

	"automode"
)

var pip = Program{
	Name: "pip", Rare: true, Also: "pip3", Summary: "installs Python packages", Manual: "pip help, pip 24 to 26",
	Row: Row{
		Help: "-h --help -V --version",
		Global: []Flag{
			{Names: "--debug --isolated --require-virtualenv -v -vv -vvv --verbose -q -qq --quiet --no-input --no-cache-dir --disable-pip-version-check --no-color"},
			{Names: "--keyring-provider= --retries= --timeout= --default-timeout= --exists-action= --use-feature= --use-deprecated= --resume-retries=", Value: Data},
			{Names: "--log=", Value: Appends, Why: "writes a log there"},
			{Names: "--cache-dir=", Value: WritesTree, Why: "keeps packages there"},
			{Names: "--proxy=", Value: Sends, Why: "sends requests through that host"},
			{Names: "--trusted-host=", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "TLS verification"}}, Why: "accepts a host without checking its certificate"},
			{Names: "--cert= --client-cert=", Value: Unread, Why: "changes whom it trusts or who it is"},
			{Names: "--python=", Value: RunsWith, Lang: Python, Why: "runs with that interpreter"},
		},
		Rows: []Row{
			{
				Names: "install", Flags: pipInstallFlags,
				Args: []Arg{{Role: Installs, Why: "adds a package"}}, Refine: installsItself,
			},
			{
				Names: "download wheel lock", Flags: pipInstallFlags,
				Args: []Arg{{Role: Installs, Why: "downloads a package and runs its set-up"}}, Refine: pipLists,
				Does: []Do{{Kind: automode.Write, Target: ".", Why: "puts packages or a lock file there"}},
			},
			{Names: "uninstall", Flags: []Flag{{Names: "-y --yes --break-system-packages"}, {Names: "--root-user-action=", Value: Data}, {Names: "-r= --requirement=", Value: Reads, Does: []Do{{Kind: automode.Install, Target: "what the file names"}}, Why: "takes packages out"}}, Args: []Arg{{Role: Installs, Why: "takes a package out"}}},
			{
				Names: "list freeze check inspect debug",
				Flags: []Flag{{Names: "-o --outdated -u --uptodate -e --editable -l --local --user --pre --not-required --exclude-editable --include-editable --all"}, {Names: "--path= --exclude= --format= --abi= --platform= --python-version= --implementation=", Value: Data}, {Names: "-i= --index-url= --extra-index-url= -f= --find-links=", Value: Fetches, Why: "asks that index"}, {Names: "-r= --requirement=", Value: Reads}},
				Args:  []Arg{{Role: Data}},
			},
			{Names: "show", Flags: []Flag{{Names: "-f --files"}}, Args: []Arg{{Role: Data}}},
			{Names: "index search", Flags: pipIndexFlags, Does: []Do{{Kind: automode.Query, Target: "the package index"}}, Args: []Arg{{Role: Data}}},
			{Names: "hash", Flags: []Flag{{Names: "-a= --algorithm=", Value: Data}}, Args: []Arg{{Role: Reads}}},
			{Names: "help completion", Flags: []Flag{{Names: "--bash --zsh --fish"}}, Args: []Arg{{Role: Data}}},
			{
				Names: "config",
				Flags: []Flag{{Names: "--global --user --site"}},
				Rows: []Row{
					{Names: "list debug", Flags: []Flag{{Names: "--global --user --site"}}, Does: []Do{{Kind: automode.Disclose, Target: "settings", Why: "prints the addresses of indexes, with their passwords"}}},
					{Names: "get", Flags: []Flag{{Names: "--global --user --site"}}, Args: []Arg{{Role: Data}}, Refine: pipSetting},
					{Names: "set unset edit", Flags: []Flag{{Names: "--global --user --site"}, {Names: "--editor=", Value: RunsNamed, Why: "starts that program"}}, Does: []Do{{Kind: automode.Configure, Target: "pip's settings", Traits: automode.Persists, Why: "changes pip's settings"}}, Args: []Arg{{Role: Data}}},
				},
			},
			{
				Names: "cache",
				Rows: []Row{
					{Names: "dir info list", Flags: []Flag{{Names: "--format=", Value: Data}}, Args: []Arg{{Role: Data}}},
					{Names: "remove purge", Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "removes packages that can be fetched again"}}, Args: []Arg{{Role: Data}}},
				},
			},
		},
	},
}

var pipCases = []Case{
	{`pip`, `nothing`},
	{`pip install requests==2 -U --user`, `Install requests==2`},
	{`pip install -r requirements.txt`, `Install{declared} what the file names; Read requirements.txt`},
	{`pip install -e .`, `Install{declared} the project itself`},
	{`pip install -e ../other`, `Install ../other`},
	{`pip install .`, `Install{declared} the project itself`},
	{`pip install '.[dev]'`, `Install{declared} the project itself`},
	{`pip install -c c.txt --dry-run x`, `Install x; Read c.txt`},
	{`pip install --index-url http://i --trusted-host i x`, `Install x; Fetch http://i; Weaken TLS verification`},
	{`pip install --target d --report r --log l x`, `Install x; Write d/**; Write r; Write l`},
	{`pip install --cache-dir c --src s --proxy http://p x`, `Install x; Write c/**; Write s/**; Send http://p`},
	{`pip install --cert c --python py x`, `Install x; Unknown changes whom it trusts or who it is; Run[with] py`},
	{`pip install --break-system-packages x`, `Install x; Weaken the system's own packages`},
	{`pip download --platform x a`, `Write .; Install a`}, {`pip show -f a`, `nothing`}, {`pip list -o -f http://h.test`, `Fetch http://h.test`},
	{`pip install --config-settings a=b --platform x --group dev`, `Unknown goes to the builds of packages, and can name what these run; Install{declared} the group`},
	{`pip --no-cache-dir --timeout 5 download -d w x`, `Write .; Install x; Write w/**`},
	{`pip uninstall -y x`, `Install x`},
	{`pip uninstall -r r.txt --root-user-action=ignore`, `Install what the file names; Read r.txt`},
	{`pip list --outdated --format=json -i http://i`, `Fetch http://i`},
	{`pip freeze -r r`, `Read r`},
	{`pip show -f x`, `nothing`},
	{`pip index versions x --pre --platform p -i http://i`, `Query the package index; Fetch http://i`},
	{`pip hash -a sha256 f`, `Read f`},
	{`pip help install --bash`, `nothing`},
	{`pip config --user`, `nothing`},
	{`pip config list --site`, `Disclose settings`}, {`pip config get global.index-url`, `Disclose settings`}, {`pip config get --user global.timeout`, `nothing`},
	{`pip config set --global --editor vi a b`, `Configure{persists} pip's settings; Run[named] vi`},
	{`pip cache`, `nothing`},
	{`pip cache list --format=abspath`, `nothing`},
	{`pip cache purge`, `Delete{recoverable} the package cache`},
	{`pip frob`, `Unknown no subcommand “frob” is known`},
}

var pipIndexFlags = []Flag{
	{Names: "--pre --no-index --ignore-requires-python --json"},
	{Names: "--platform= --python-version= --implementation= --abi= --no-binary= --only-binary=", Value: Data},
	{Names: "-i= --index= --index-url= --extra-index-url=", Value: Fetches, Why: "asks that index"},
}

var pipInstallFlags = []Flag{
	{Names: "--no-deps --pre --user -U --upgrade --force-reinstall -I --ignore-installed --ignore-requires-python --no-build-isolation --use-pep517 --no-use-pep517 --check-build-dependencies --compile --no-compile --no-warn-script-location --no-warn-conflicts --prefer-binary --require-hashes --no-clean --no-index --no-verify"},
	{Names: "--platform= --python-version= --implementation= --abi= --upgrade-strategy= --no-binary= --only-binary= --progress-bar= --root-user-action= --hash= --uploaded-prior-to=", Value: Data},
	{Names: "-C= --config-settings= --global-option= --build-option=", Value: Unread, Why: "goes to the builds of packages, and can name what these run"},
	{Names: "--dry-run"}, // runs the set-up of what it would install
	{Names: "-r= --requirement= --requirements-from-script=", Value: Reads, Does: []Do{{Kind: automode.Install, Target: "what the file names", Traits: automode.Declared}}, Why: "installs what the file names"},
	{Names: "--group=", Value: Data, Does: []Do{{Kind: automode.Install, Target: "the group", Traits: automode.Declared}}, Why: "installs a group that the project declares"},
	{Names: "-c= --constraint= --build-constraint=", Value: Reads},
	{Names: "-e= --editable=", Value: Installs, Why: "adds a package from its folder"},
	{Names: "-t= --target= --prefix= --root= --src= -d= --dest= -w= --wheel-dir=", Value: WritesTree, Why: "puts packages there"},
	{Names: "-o= --output= --report=", Value: Writes, Why: "writes a report there"},
	{Names: "-i= --index-url= --pypi-url= --extra-index-url= -f= --find-links=", Value: Fetches, Why: "takes packages from there"},
	{Names: "--break-system-packages", Does: []Do{{Kind: automode.Weaken, Target: "the system's own packages"}}, Why: "changes packages that the system relies on"},
}

// pipSetting: the address of an index can have a password in it.
func pipSetting(m *Match) {
	for i := range m.Args {
		if w := &m.Args[i]; !w.Exact() || strings.Contains(w.Text, "index") || strings.Contains(w.Text, "links") || strings.Contains(w.Text, "proxy") {
			m.Add(Fact{Kind: automode.Disclose, Target: "settings", Why: "prints an address, with its password"})
		}
	}
}

// installsItself: to install the project from its own folder installs what it
// declares.
func installsItself(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == Installs && f.Word.Exact() && (f.Word.Text == "." || strings.HasPrefix(f.Word.Text, ".[")) {
			*f = Fact{Kind: automode.Install, Target: "the project itself", Traits: automode.Declared, Flag: f.Flag, Why: "installs the project and what it declares"}
		}
	}
	pipLists(m)
}

// pipLists: a list of packages that comes from an address or a stream is none
// that the project declares.
func pipLists(m *Match) {
	own := true
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != Reads {
			continue
		}
		if strings.Contains(f.Word.Text, "://") {
			*f = optionFact(Fetches, Hit{Name: f.Flag}, f.Word, "takes the list of packages from there")
			own = false
		}
		own = own && !f.Word.Is("-") && !strings.HasPrefix(f.Word.Text, "/")
	}
	if own {
		return
	}
	for i := range m.Facts {
		m.Facts[i].Traits &^= automode.Declared
	}
}

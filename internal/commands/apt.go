package commands

import "automode"

var apt = Program{
	Name: "apt-get", Rare: true, Also: "apt aptitude", Summary: "installs the system's packages", Manual: "apt-get(8), apt(8), apt 3.0",
	Row: Row{
		Help: "-h --help --version", Global: aptFlags,
		Rows: []Row{
			{Names: "install reinstall build-dep remove purge autopurge", Does: []Do{{Kind: automode.Install, Target: "the system's packages", When: &When{Args: "0"}, Why: "changes the system's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the system's packages"}}},
			{Names: "update upgrade full-upgrade dist-upgrade autoremove auto-remove dselect-upgrade", Does: []Do{{Kind: automode.Install, Target: "the system's packages", Why: "changes the system's packages or their list"}}, Args: []Arg{{Role: Installs, Why: "changes the system's packages"}}},
			{Names: "clean autoclean auto-clean distclean", Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "removes packages that can be fetched again"}}},
			{Names: "download source", Does: []Do{{Kind: automode.Write, Target: ".", Why: "puts packages there"}}, Args: []Arg{{Role: Installs, Why: "downloads a package"}}},
			{Names: "list show search policy depends rdepends changelog check madison showsrc help moo why history-list history-info", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "edit-sources satisfy hold unhold history-undo history-redo", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the system's packages", Traits: automode.Persists, Why: "changes where packages come from"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var aptCases = []Case{
	{`apt-get`, `nothing`}, {`apt-get install -y --no-install-recommends x`, `Install x`}, {`apt-get update -qq`, `Install the system's packages`}, {`apt list --installed`, `Query the packages`}, {`apt-get -o Dir::Bin=x install y`, `Install y; Unknown a setting can name programs to run`}, {`apt-get install -s x`, `nothing`},
	{`apt-get -t v`, `nothing`},
	{`apt-get --allow-unauthenticated`, `Weaken a check of packages`},
	{`apt-get -v`, `nothing`}, {`aptitude -v show x`, `Query the packages`}, {`aptitude -v install x`, `Install x`},
	{`apt-get clean`, `Delete{recoverable} the package cache`},
	{`apt-get download`, `Write .`},
	{`apt-get edit-sources`, `Configure{persists} the system's packages`},
}

var aptFlags = []Flag{
	{Names: "-v", Of: "aptitude"}, {Names: "-v", Of: "apt-get apt", Cancels: Everything},
	{Names: "-y --yes --assume-yes --assume-no -q -qq --quiet -q[=] -f --fix-broken -m --fix-missing --no-install-recommends --install-recommends --install-suggests --no-install-suggests --reinstall --no-upgrade --only-upgrade --autoremove --auto-remove --purge -V --verbose-versions -u --show-upgraded --installed --upgradable --all-versions -a --names-only -n --full -i --important --no-download -b --build --compile --with-new-pkgs --without-new-pkgs --no-all-versions --no-pager -P --simple --with-new-pkgs", Value: Data},
	{Names: "-s --simulate --just-print --dry-run --recon --no-act --print-uris -d --download-only", Cancels: NoInstall},
	{Names: "-t= --target-release= --default-release= --color= --arch-only= --host-architecture=", Value: Data},
	{Names: "--allow-unauthenticated --allow-downgrades --allow-remove-essential --allow-change-held-packages --force-yes --allow-insecure-repositories --trivial-only", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"},
	{Names: "-o= --option= -c= --config-file=", Value: Unread, Why: "a setting can name programs to run"},
}

var aptCache = Program{
	Name: "apt-cache", Rare: true, Summary: "looks at the system's packages", Manual: "apt-cache(8), apt 3.0",
	Row: Row{
		Help: "-h --help -v --version", Does: []Do{{Kind: automode.Query, Target: "the packages", When: &When{Args: "1+"}}}, Args: []Arg{{Role: Data}},
		Flags: []Flag{{Names: "--with-source=", Value: Reads}, {Names: "-a --all-versions -f --full -g --generate -i --important -n --names-only --installed --recurse -q --quiet --no-all-versions --all-names --no-recommends --no-suggests --no-pre-depends --no-depends --no-conflicts --no-breaks --no-replaces --no-enhances --implicit"}, {Names: "-o= --option= -c= --config-file= -p= --pkg-cache= -s= --src-cache=", Value: Unread, Why: "a setting can name programs to run"}},
	},
}

var aptCacheCases = []Case{
	{`apt-cache --with-source f show a`, `Query the packages; Read f`},
	{`apt-cache policy x`, `Query the packages`},
	{`apt-cache -a`, `nothing`},
	{`apt-cache -o v`, `Unknown a setting can name programs to run`},
}

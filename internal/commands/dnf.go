package commands

import "automode"

var dnf = Program{
	Name: "dnf", Rare: true, Also: "yum dnf5 microdnf", Summary: "installs the system's packages", Manual: "dnf(8), DNF 4 and 5",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "-y --assumeyes --assumeno -q --quiet -v --verbose -C --cacheonly --refresh -b --best --nobest --allowerasing --installed --available --all --upgrades --recent --duplicates --obsoletes --security --bugfix --skip-broken --showduplicates"}, {Names: "--enablerepo= --disablerepo= --repo= --repoid= -x= --exclude= --excludepkgs= --releasever= -d= -e= --color= --arch= --forcearch= --advisory=", Value: Data}, {Names: "--nogpgcheck --no-gpgchecks", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"}, {Names: "-c= --config= --installroot= --repofrompath= --setopt=", Value: Unread}},
		Rows: []Row{
			{Names: "install reinstall remove erase upgrade update downgrade autoremove swap distro-sync group groupinstall localinstall builddep", Does: []Do{{Kind: automode.Install, Target: "the system's packages", When: &When{Args: "0"}, Why: "changes the system's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the system's packages"}}},
			{Names: "list info search provides whatprovides repolist check check-update check-upgrade deplist updateinfo grouplist leaves help", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
			{Names: "repoquery", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}, Flags: []Flag{
				{Names: "--requires --provides --depends --deplist --conflicts --recommends --suggests --supplements --enhances -l --list -i --info -s --source --location --changelogs --tree --resolve --recursive --alldeps --exactdeps --nevra --nvr --extras --unneeded --userinstalled --querytags"},
				{Names: "--whatrequires= --whatprovides= --whatdepends= --whatconflicts= --whatobsoletes= --whatrecommends= --whatsuggests= --whatsupplements= --whatenhances= --queryformat= --qf= --latest-limit= -f= --file=", Value: Data},
			}},
			{Names: "clean", Does: []Do{{Kind: automode.Delete, Target: "the package cache", Traits: automode.Recoverable, Why: "removes packages that can be fetched again"}}, Args: []Arg{{Role: Data}}},
			{Names: "module", Rows: []Row{
				{Names: "list info provides repoquery", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
				{Names: "enable disable reset install remove update upgrade switch-to", Does: []Do{{Kind: automode.Install, Target: "the system's packages", When: &When{Args: "0"}, Why: "changes the system's packages"}}, Args: []Arg{{Role: Installs, Why: "changes the system's packages"}}},
			}},
			{Names: "makecache", Does: []Do{{Kind: automode.Query, Target: "the packages"}}},
			{Names: "history", Does: []Do{{Kind: automode.Query, Target: "the packages", When: &When{Args: "0"}}}, Rows: []Row{
				{Names: "list info userinstalled", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: []Arg{{Role: Data}}},
				{Names: "undo redo rollback replay store", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the system's packages", Traits: automode.Persists, Why: "changes packages as once before"}}, Args: []Arg{{Role: Data}}},
			}},
			{Names: "config-manager copr mark shell versionlock system-upgrade download", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the system's packages", Traits: automode.Persists, Why: "changes where packages come from"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var dnfCases = []Case{
	{`dnf`, `nothing`}, {`dnf install -y x`, `Install x`}, {`yum search x`, `Query the packages`},
	{`dnf --enablerepo v`, `nothing`}, {`dnf repoquery --requires --resolve curl`, `Query the packages`}, {`dnf repoquery --whatprovides /bin/ls --qf %{name}`, `Query the packages`}, {`dnf install --requires x`, `Unknown no option “--requires” is known`},
	{`dnf --nogpgcheck`, `Weaken a check of packages`},
	{`dnf -c v`, `Unknown nobody read what the value of -c means`},
	{`dnf history`, `Query the packages`}, {`dnf history info 3`, `Query the packages`}, {`dnf history undo last -y`, `Configure{persists} the system's packages`}, {`dnf history frob`, `Unknown no subcommand “frob” is known`},
	{`dnf clean`, `Delete{recoverable} the package cache`},
	{`dnf module list --all`, `Query the packages`}, {`dnf module enable x:1`, `Install x:1`}, {`dnf module reset`, `Install the system's packages`}, {`dnf module`, `nothing`},
	{`dnf makecache`, `Query the packages`},
	{`dnf config-manager`, `Configure{persists} the system's packages`},
}

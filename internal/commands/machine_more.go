package commands

import "automode"

// Programs that say something about a machine, its packages and its services,
// and that few people call.

var machineLooks = Program{
	Name: "inxi", Rare: true, Kin: "neofetch smem ps_mem tuptime statgrab xprop pw-dump rocminfo kvm-ok expac portageq nixos-version xfs_info dpkg-architecture debsums",
	Summary: "says something about this machine", Manual: "the manuals and --help of inxi 3.3, neofetch 7, smem 1.5, ps_mem 3.14, tuptime 5.2, xprop, PipeWire 1.4, expac 10, portageq, nixos-version, xfsprogs 6.15, dpkg-dev 1.22 and debsums 3",
	Row: Row{
		Help: "-h --help --version", Does: thisMachine, Args: anyData,
		Flags: []Flag{
			{Names: "-F --full -A -B -C -D -G -I -J -M -N -R -a -x -xx -xxx -z --filter --stdout --json -t -k -r -n -u -p -P -m -s -w -S -v -l -L -q -i --host --arch --off --all --changed --silent --list", Value: Data},
			{Names: "-c=", Value: Data, Of: "inxi smem portageq"}, {Names: "-id= -name= -root -len=", Value: Data, Of: "xprop"}, {Names: "-set= -remove= -spy", Value: Unread, Why: "changes a window", Of: "xprop"},
			{Names: "-qDEB_HOST_ARCH -qDEB_BUILD_ARCH -qDEB_HOST_MULTIARCH -qDEB_HOST_GNU_TYPE -qDEB_BUILD_MULTIARCH", Value: Data, Of: "dpkg-architecture"},
		},
	},
}

var machineLooksCases = []Case{
	{`inxi -Fxz`, `Query this machine`}, {`inxi -c 0`, `Query this machine`}, {`xprop -root`, `Query this machine`}, {`xprop -set a b`, `Query this machine; Unknown changes a window`}, {`dpkg-architecture -qDEB_HOST_ARCH`, `Query this machine`},
	{`expac %n x`, `Query this machine`},
}

var gpgconf = Program{
	Name: "gpgconf", Rare: true, Summary: "shows and changes the settings of GnuPG", Manual: "gpgconf(1), GnuPG 2.4",
	Row: Row{
		Help: "-h --help --version -V", Does: []Do{{Kind: automode.Query, Target: "the settings of GnuPG"}}, Args: anyData,
		Flags: []Flag{
			{Names: "--list-components --check-programs --list-dirs -L --list-options --list-config --check-options --query-swdb -X --show-versions --show-socket --show-codes -q --quiet -v --verbose -n --dry-run -0 --null --check-config", Value: Data},
			{Names: "--kill -K --reload -R --launch", Does: []Do{{Kind: automode.Control, Target: "the agents of GnuPG"}}, Why: "starts or stops them"},
			{Names: "--change-options --apply-profile --apply-defaults --create-socketdir --remove-socketdir -r --runtime", Does: []Do{{Kind: automode.Configure, Target: "the settings of GnuPG", Traits: automode.Persists}}, Why: "changes settings"},
			{Names: "-o= --output=", Value: Writes, Why: "writes what it prints there"}, {Names: "--homedir= --chuid= --status-fd=", Value: Unread, Why: "is of another account"},
		},
	},
}

var gpgconfCases = []Case{
	{`gpgconf --list-dirs agent-socket`, `Query the settings of GnuPG`}, {`gpgconf --kill all`, `Query the settings of GnuPG; Control the agents of GnuPG`}, {`gpgconf --change-options gpg`, `Query the settings of GnuPG; Configure{persists} the settings of GnuPG`},
	{`gpgconf -o f --list-components`, `Query the settings of GnuPG; Write f`}, {`gpgconf --homedir d -L`, `Query the settings of GnuPG; Unknown is of another account`},
}

var certbot = Program{
	Name: "certbot", Rare: true, Summary: "gets certificates", Manual: "certbot --help all, Certbot 5.1",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Configure, Target: "the certificates", Traits: automode.Persists, Why: "gets certificates and sets servers up"}}, Flags: certbotFlags,
		Rows: []Row{
			{Names: "certificates plugins show_account", Does: []Do{{Kind: automode.Query, Target: "the certificates"}}, Flags: []Flag{{Names: "-d= --domains= --domain= --cert-name= --init --prepare --authenticators --installers -n --non-interactive -q --quiet -v", Value: Data}, {Names: "--config-dir= --logs-dir= --work-dir=", Value: WritesTree, Why: "keeps its files there"}}},
			{Names: "run certonly renew enhance install delete revoke rollback register update_account unregister config_changes reconfigure", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the certificates", Traits: automode.Persists, Why: "changes certificates or accounts"}}, Args: anyData},
		},
	},
}

var certbotFlags = []Flag{{Names: "-d= --domains= -m= --email= -n -q -v --agree-tos --nginx --apache --standalone --webroot --dry-run --staging", Value: Data}}

var certbotCases = []Case{
	{`certbot --nginx -d x`, `Configure{persists} the certificates`}, {`certbot certificates -d x`, `Query the certificates`}, {`certbot plugins --work-dir d`, `Query the certificates; Write d/**`}, {`certbot renew`, `Configure{persists} the certificates`},
}

var aptKey = Program{
	Name: "apt-key", Rare: true, Summary: "keeps the keys of package archives", Manual: "apt-key(8), apt 2.8",
	Row: Row{Help: "--help -h", Rows: []Row{{Names: "list finger", Does: []Do{{Kind: automode.Query, Target: "the packages"}}, Args: anyData}, {Names: "add del adv update net-update export exportall", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the keys of packages", Traits: automode.Persists, Why: "changes whose packages are trusted"}}, Args: anyData}}},
}

var aptKeyCases = []Case{{`apt-key`, `nothing`}, {`apt-key list`, `Query the packages`}, {`apt-key add f`, `Configure{persists} the keys of packages`}}

var emerge = Program{
	Name: "emerge", Rare: true, Summary: "installs the system's packages", Manual: "emerge(1), Portage 3.0",
	Row: Row{
		Help: "-h --help -V --version", Does: []Do{{Kind: automode.Install, Target: "the system's packages", When: &When{Args: "0"}, Why: "changes the system's packages"}},
		Args: []Arg{{Role: Installs, Why: "changes the system's packages"}},
		Flags: []Flag{
			{Names: "-p --pretend -s --search -S --searchdesc --info --list-sets --check-news", Cancels: NoInstall, Does: []Do{{Kind: automode.Query, Target: "the packages"}}},
			{Names: "-a --ask -v --verbose -u --update -D --deep -N --newuse -1 --oneshot -q --quiet -t --tree -k --usepkg -n --noreplace --columns --color= --with-bdeps= --backtrack= -j= --jobs=", Value: Data},
			{Names: "--sync -C --unmerge -c --depclean --config --regen --resume", Does: []Do{{Kind: automode.Install, Target: "the system's packages"}}, Why: "changes the system's packages"},
		},
	},
}

var emergeCases = []Case{{`emerge -pv x`, `Query the packages`}, {`emerge -uDN x`, `Install x`}, {`emerge -C x`, `Install x; Install the system's packages`}, {`emerge --sync -p`, `Install the system's packages; Query the packages`}}

var auditctl = Program{
	Name: "auditctl", Kin: "bpftool varnishstat varnishadm", Rare: true, Summary: "shows and changes what the kernel or a server watches", Manual: "auditctl(8), audit 4.1; bpftool(8), Linux 6.17; varnishstat(1), Varnish 8",
	Row: Row{
		Help: "-h --help -V --version version", Does: []Do{{Kind: automode.Configure, Target: "what is watched", Why: "changes what is watched", When: &When{Without: "-l"}}}, Args: anyData,
		Flags:  []Flag{{Names: "-l -s -1"}, {Names: "-j -p -f -n -v --json --pretty --bpffs --mapcompat", Value: Data}},
		Rows:   []Row{{Names: "prog map link cgroup net feature btf struct_ops perf", OrArgs: false, Rows: []Row{{Names: "list show tree probe", Does: thisMachine, Args: anyData}, {Names: "dump lookup pin attach detach load create update delete run profile freeze tracelog getnext peek push pop enqueue dequeue register unregister format", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "what is watched", Why: "reads or changes the kernel's memory"}}, Args: anyData}}}},
		OrArgs: true,
	},
}

var auditctlCases = []Case{
	{`auditctl -l`, `nothing`}, {`auditctl -w /x`, `Unknown no option “-w” is known`}, {`bpftool prog list`, `Query this machine`}, {`bpftool prog`, `nothing`}, {`bpftool map dump id 1`, `Configure what is watched`}, {`varnishadm x`, `Configure what is watched`}, {`auditctl -j x`, `Configure what is watched`},
}

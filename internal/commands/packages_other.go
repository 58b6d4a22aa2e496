package commands

import (
	"strings"

	"automode"
)

// Package managers of other systems.

var thePackages = []Do{{Kind: automode.Query, Target: "the packages"}}

var setsPackages = []Do{{Kind: automode.Install, Target: "the system's packages", Why: "changes the system's packages"}}

var rpm = Program{
	Name: "rpm", Rare: true, Also: "rpmquery", Summary: "installs and lists the system's packages", Manual: "rpm(8), RPM 4.20",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData, Refine: rpmVerb,
		Flags: []Flag{
			{Names: "-q --query -V --verify -K --checksig --showrc --querytags --rpm2cpio", Value: Data, Does: thePackages},
			{Names: "-i --install -U --upgrade -F --freshen -e --erase --reinstall --import --initdb --rebuilddb --restore --setperms --setugids --addsign --delsign --resign", Does: []Do{{Kind: automode.Install, Target: "the system's packages"}}, Why: "changes the system's packages"},
			{Names: "--nodeps --nosignature --nodigest --force --noverify", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"},
			{Names: "-E= --eval= --root= --dbpath= --prefix= --relocate= --pipe= --define= -D= --rcfile= --macros= --load=", Value: Unread, Why: "works elsewhere, or runs its value"},
			{Names: "--qf= --queryformat=", Value: Data}, {Names: "-f --file -p --package -l --list -a --all -c -d -R --requires --provides --changelog --scripts", Value: Data},
		},
	},
}

var rpmCases = []Case{
	{`rpm -qa`, `Query the packages`}, {`rpm -qi bash`, `Query the packages`}, {`rpm -qip https://h.test/a.rpm`, `Query the packages; Fetch https://h.test/a.rpm`}, {`rpm -qf /bin/ls`, `Query the packages`}, {`rpm -ivh a.rpm`, `Install the system's packages`}, {`rpm -e --nodeps x`, `Install the system's packages; Weaken a check of packages`},
	{`rpm -q --qf x --root /x bash`, `Query the packages; Unknown works elsewhere, or runs its value`}, {`rpm x`, `Unknown nobody read what it does here`},
}

// rpmVerb: behind -q the letter i asks for information and installs nothing.
func rpmVerb(m *Match) {
	if m.Has("-q") {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Install })
	} else if len(m.Facts) == 0 {
		m.Unknown("nobody read what it does here", Word{})
	}
	for _, w := range m.Args {
		if strings.Contains(w.Text, "://") {
			m.Add(roleFact(Fetches, w, "takes the package from there"))
		}
	}
}

var zypper = Program{
	Name: "zypper", Rare: true, Kin: "port flatpak eopkg opkg pkg pkgin equery nala apt-mark apt-file mas", Summary: "installs and lists packages", Manual: "zypper(8), 1.14; port(1), MacPorts 2.10; flatpak(1), 1.15; pkg(8), FreeBSD 14; apt-mark(8), APT 2.9; apt-file(1), 3.3; mas 1.8",
	Row: Row{
		Style: Looking, Help: "--help --version", OrArgs: true, Args: anyData, Does: setsPackages,
		Global: []Flag{{Names: "--root= --installroot= -R= --prefix=", Value: Unread, Why: "works in another root"}, {Names: "--no-gpg-checks --no-gpgcheck", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"}},
		Rows: []Row{
			{Names: "search se info if list lu list-updates list-patches lp packages pa patterns products repos lr locks ll what-provides wp ps licenses versioncmp vcmp targetos installed outdated contents deps dependents rdeps variants livecheck notes provides file-search remotes remote-ls remote-info history show showhold showmanual showauto showinstall find query stats audit which leaves belongs files uses hasuse depends check list-upgradable list-all list-files echo url work", Does: thePackages, Args: anyData},
		},
	},
}

var zypperCases = []Case{
	{`zypper search x`, `Query the packages`}, {`port installed`, `Query the packages`}, {`flatpak list --app`, `Query the packages`}, {`zypper install -y x`, `Install the system's packages`}, {`apt-mark hold x`, `Install the system's packages`}, {`apt-mark showhold`, `Query the packages`},
	{`zypper --no-gpg-checks --root /x search x`, `Query the packages; Weaken a check of packages; Unknown works in another root`}, {`flatpak run org.x`, `Install the system's packages`},
}

var nixOld = Program{
	Name: "nix-env", Rare: true, Kin: "nix-store nix-build nix-shell nix-channel nix-collect-garbage nix-instantiate nixos-rebuild nix-prefetch-url nix-hash home-manager guix devbox devenv", Summary: "builds and installs packages", Manual: "nix(1), Nix 2.24; guix(1), 1.4",
	Row: Row{Style: Plain, Args: anyData, Refine: nixVerb},
}

var nixOldCases = []Case{
	{`nix-env -q`, `Query the packages`}, {`nix-store -q --references /nix/store/x`, `Query the packages`}, {`nix-env -iA nixpkgs.x`, `Install the system's packages`},
	{`nix-shell -p x --run 'rm y'`, `Install the system's packages; Run[line] rm y`}, {`nix-build -A x`, `Run{entry-point} the build`}, {`nix-shell --run 'rm y'`, `Install the system's packages; Run[line] rm y`}, {`nix-build ./x.nix -o z`, `Install the system's packages`}, {`guix search x`, `Query the packages`}, {`nix-collect-garbage -d`, `Install the system's packages`}, {`guix shell x -- rm y`, `Install the system's packages; Run[words] rm y`},
}

// ownNix reports whether nothing but the Nix files of the working folder are built.
func ownNix(args []Word) bool {
	for i := 0; i < len(args); i++ {
		w := &args[i]
		switch {
		case !w.Exact():
			return false
		case w.Is("-A"), w.Is("--attr"), w.Is("-j"), w.Is("--cores"), w.Is("--max-jobs"):
			i++
		case !named("--no-out-link --no-link -K --keep-failed -k --keep-going -v --verbose -Q --quiet --show-trace --dry-run . default.nix ./default.nix", w.Text):
			return false
		}
	}
	return true
}

// nixPlain are the options with which nothing is taken from elsewhere, built or changed.
const nixPlain = "-q --query -qa --available -P --attr-path --out-path --description --meta --xml --no-name --compare-versions --references -R --requisites --referrers --referrers-closure --tree --graph --deriver --hash --size --outputs --roots -s --status --list-generations --list-installed --list-available --list --version"

// nixVerb: what looks is told by its words; what is started is read.
func nixVerb(m *Match) {
	word := func(i int) string {
		if i < len(m.Args) && m.Args[i].Exact() {
			return m.Args[i].Text
		}
		return ""
	}
	looks := len(m.Args) == 1 && named("--version --help", word(0))
	switch m.name() {
	case "nix-env", "nix-store":
		looks = looks || named("-q --query -qa --list-generations", word(0))
	case "guix":
		looks = looks || named("search show describe size lint weather graph --list-installed", word(0)) || word(0) == "package" && len(m.Args) == 2 && named("-I -A -l --list-installed --list-available --list-generations", word(1))
	case "devbox":
		looks = looks || len(m.Args) == 1 && named("list version", word(0)) || word(0) == "search" || word(0) == "info"
	case "home-manager", "nix-channel":
		looks = looks || named("generations packages news --list", word(0))
	}
	for _, w := range m.Args {
		name, _, _ := strings.Cut(w.Text, "=")
		looks = looks && (w.Text == "" || w.Text[0] != '-' || named(nixPlain, name) || m.name() == "guix" && len(m.Args) == 2 && named("-I -A", name) || plainOption(w.Text))
	}
	if looks {
		m.Add(Fact{Kind: automode.Query, Target: "the packages"})
		return
	}
	if m.name() == "nix-build" && ownNix(m.Args) {
		m.addDo(&nixEntry[0])
	} else {
		m.Add(Fact{Kind: automode.Install, Target: "the system's packages", Why: "builds or installs packages"})
	}
	for i, w := range m.Args[:max(len(m.Args)-1, 0)] {
		switch {
		case w.Is("--run") || w.Is("--command") && m.name() == "nix-shell":
			m.Add(roleFact(RunsLine, m.Args[i+1], "runs a command line"))
			return
		case w.Is("-c") || w.Is("--command") || w.Is("--"):
			f := roleFact(RunsWords, m.Args[i+1], "")
			f.Words = m.Args[i+1:]
			m.Add(f)
			return
		}
	}
}

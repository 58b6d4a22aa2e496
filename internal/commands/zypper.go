package commands

import (
	"automode"
)

var zypper = Program{
	Name: "zypper", Rare: true, Kin: "port flatpak eopkg opkg pkg pkgin equery nala apt-mark apt-file mas", Summary: "installs and lists packages", Manual: "zypper(8), 1.14; port(1), MacPorts 2.10; flatpak(1), 1.15; pkg(8), FreeBSD 14; apt-mark(8), APT 2.9; apt-file(1), 3.3; mas 1.8",
	Row: Row{
		Style: Looking, Help: "--help --version", OrArgs: true, Args: anyData, Does: setsPackages,
		Global: []Flag{{Names: "--root= --installroot= -R= --prefix=", Value: Unread, Why: "works in another root"}, {Names: "--no-gpg-checks --no-gpgcheck", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"}},
		Rows: []Row{
			{Names: "search se info if list lu list-updates list-patches lp packages pa patterns products repos lr locks ll what-provides wp ps licenses versioncmp vcmp targetos installed outdated contents deps dependents rdeps variants livecheck notes provides file-search remotes remote-ls remote-info history show showhold showmanual showauto showinstall find query stats audit which leaves belongs files uses hasuse depends check list-upgradable list-all list-files echo url work", Does: thePackages, Args: anyData, Refine: nalaHistory},
		},
	},
}

// nalaHistory: what was done can be undone.
func nalaHistory(m *Match) {
	if m.Path == "history" && m.name() == "nala" && len(m.Args) > 0 && !m.Args[0].Is("info") && !m.Args[0].Is("list") {
		m.addDo(&setsPackages[0])
	}
}

var zypperCases = []Case{
	{`zypper search x`, `Query the packages`}, {`nala history info 3`, `Query the packages`}, {`nala history undo 3`, `Query the packages; Install the system's packages`}, {`port installed`, `Query the packages`}, {`flatpak list --app`, `Query the packages`}, {`zypper install -y x`, `Install the system's packages`}, {`apt-mark hold x`, `Install the system's packages`}, {`apt-mark showhold`, `Query the packages`},
	{`zypper --no-gpg-checks --root /x search x`, `Query the packages; Weaken a check of packages; Unknown works in another root`}, {`flatpak run org.x`, `Install the system's packages`},
}

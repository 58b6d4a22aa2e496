package commands

import (
	"automode"
)

var packageLooks = Program{
	Name: "dpkg-deb", Rare: true, Kin: "pactree checkupdates debconf-show lintian apt-config eix xbps-query", Summary: "looks at packages of the system", Manual: "dpkg-deb(1), dpkg 1.22; pactree(8), pacman-contrib 1.12; lintian(1), 2.122; xbps-query(1), 0.60; eix(1), 0.36",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: []Do{{Kind: automode.Query, Target: "the packages of the system"}}, Args: []Arg{{Role: Lists}}, Refine: dpkgUnpacks,
		Flags: []Flag{{Names: "-c -I -f -W --contents --info --field --show"}, {Names: "-b --build -x --extract -X --vextract -R --raw-extract -e --control --ctrl-tarfile --fsys-tarfile -u", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "packs or unpacks files"}, {Names: "-C= --cfg-file= --config-file= -o= --dbonly", Value: Unread, Why: "names settings"}},
	},
}

// dpkgUnpacks: behind the package, or the folder that becomes one, may stand where it goes.
func dpkgUnpacks(m *Match) {
	if m.Has("-x") && len(m.Args) > 1 {
		m.addRole(WritesTree, &m.Args[1], "packs or unpacks files there")
	}
}

var packageLooksCases = []Case{{`dpkg-deb -I a.deb`, `Query the packages of the system; Read{listing} a.deb`}, {`dpkg-deb -x a.deb d`, `Query the packages of the system; Read{listing} a.deb; Read{listing} d; Write ./**; Write d/**`}, {`xbps-query -C d`, `Query the packages of the system; Unknown names settings`}}

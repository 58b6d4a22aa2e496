package commands

import "automode"

var dpkg = Program{
	Name: "dpkg", Rare: true, Also: "dpkg-query", Summary: "installs and lists the system's packages", Manual: "dpkg(1), dpkg-query(1), dpkg 1.22",
	Row: Row{
		Help: "-? --help --version --force-help", Args: []Arg{{Role: Data}}, Refine: dpkgActions,
		Flags: []Flag{
			{Names: "-l --list -L --listfiles -s --status -S --search -p --print-avail -W --show --print-architecture --print-foreign-architectures --get-selections --audit -C --compare-versions -V --verify --validate-pkgname --assert-multi-arch --no-pager", Does: []Do{{Kind: automode.Query, Target: "the packages"}}},
			{Names: "-I --info -c --contents"},
			{Names: "-f= --showformat=", Value: Data},
			{Names: "-i --install --unpack --configure -r --remove -P --purge --add-architecture --remove-architecture --set-selections --clear-avail --update-avail --merge-avail --triggers-only -a --pending", Does: []Do{{Kind: automode.Install, Target: "the system's packages"}}, Why: "changes the system's packages"},
			{Names: "-x --extract -X --vextract --fsys-tarfile -e --control -b --build", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "unpacks or makes a package"},
			{Names: "--no-act --dry-run --simulate -E -G -O -R --recursive --skip-same-version --selected-only --refuse-downgrade"},
			{Names: "--force-all --force-depends --force-overwrite --force-remove-essential --force-bad-verify", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"},
			{Names: "--root= --admindir= --instdir= --log= --path-exclude= --path-include= --pre-invoke= --post-invoke= --status-fd= --status-logger= -D=", Value: Unread},
		},
	},
}

var dpkgCases = []Case{
	{`dpkg -l`, `Query the packages`}, {`dpkg -i a.deb`, `Install the system's packages; Read a.deb`}, {`dpkg -L bash`, `Query the packages`}, {`dpkg-query -W -f '${Version}' bash`, `Query the packages`},
	{`dpkg -f v`, `nothing`},
	{`dpkg -x`, `Write ./**`}, {`dpkg -x a.deb d`, `Write ./**; Read a.deb; Read d; Write d/**`},
	{`dpkg --no-act`, `nothing`},
	{`dpkg --force-all`, `Weaken a check of packages`},
	{`dpkg --root v`, `Unknown nobody read what the value of --root means`},
	{`dpkg -f v`, `nothing`},
	{`dpkg -f v`, `nothing`},
	{`dpkg -f v`, `nothing`},
	{`dpkg -f v`, `nothing`},
	{`dpkg -f v`, `nothing`},
	{`dpkg -I`, `nothing`},
}

// dpkgActions: what is installed, unpacked or looked into is a file.
func dpkgActions(m *Match) {
	for _, h := range m.hits {
		switch h.Name {
		case "-i", "--install", "--unpack", "-I", "--info", "-c", "--contents", "-x", "--extract", "-X", "--vextract", "-e", "--control":
			m.Facts = append(m.Facts, roles(Reads, m.Args, "")...)
			dpkgUnpacks(m)
			return
		}
	}
}

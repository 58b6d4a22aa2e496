package commands

import (
	"strings"

	"automode"
)

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

package commands

import (
	"strings"

	"automode"
)

// Programs that look after accounts.

var chage = Program{
	Name: "chage", Rare: true, Summary: "shows or sets when a password ends", Manual: "chage(1), shadow 4.16",
	Row: Row{
		Style: Looking, Help: "--help", Args: anyData,
		Does:  []Do{{Kind: automode.Configure, Target: "accounts", Traits: automode.Persists, When: &When{Without: "-l"}, Why: "changes an account"}},
		Flags: []Flag{{Names: "-l --list", Does: []Do{{Kind: automode.Query, Target: "accounts"}}}},
	},
}

var chageCases = []Case{{`chage -l dev`, `Query accounts`}, {`chage -E 0 dev`, `Configure{persists} accounts`}}

var useradd = Program{
	Name: "useradd", Rare: true, Kin: "adduser usermod groupadd addgroup groupmod gpasswd chfn chsh newusers vipw vigr pwconv pwunconv grpconv grpunconv visudo dseditgroup sysadminctl smbpasswd pdbedit kadmin kadmin.local authconfig pam-auth-update", Summary: "makes and changes accounts", Manual: "useradd(8), usermod(8), groupadd(8), gpasswd(1), chfn(1), shadow 4.16; visudo(8), sudo 1.9; sysadminctl(8), macOS 15",
	Row: Row{Style: Plain, Args: anyData, Refine: useraddRights},
}

var useraddCases = []Case{
	{`useradd -m dev`, `Configure{persists} accounts`}, {`usermod -aG docker dev`, `Configure{persists} accounts`}, {`useradd -o -u 0 x`, `Configure{persists} accounts; Elevate accounts`},
	{`usermod -aG sudo dev`, `Configure{persists} accounts; Elevate accounts`}, {`visudo -c`, `Query accounts`}, {`useradd --help`, `nothing`},
}

// useraddRights: a number or a group that means the rights of root.
func useraddRights(m *Match) {
	for i, w := range m.Args {
		if w.Is("--help") || w.Is("-h") && i == 0 {
			return
		}
	}
	if m.name() == "visudo" && len(m.Args) > 0 && (m.Args[0].Is("-c") || m.Args[0].Is("--check")) {
		m.Add(Fact{Kind: automode.Query, Target: "accounts"})
		return
	}
	m.Add(Fact{Kind: automode.Configure, Target: "accounts", Traits: automode.Persists, Why: "changes accounts"})
	for i, w := range m.Args {
		if named("sudo wheel admin root", w.Text) || w.Is("0") && i > 0 && (m.Args[i-1].Is("-u") || m.Args[i-1].Is("--uid")) {
			m.Add(Fact{Kind: automode.Elevate, Target: "accounts", Why: "gives an account the rights of root"})
			return
		}
	}
}

var userdel = Program{
	Name: "userdel", Rare: true, Kin: "deluser groupdel delgroup", Summary: "removes accounts", Manual: "userdel(8), groupdel(8), shadow 4.16; deluser(8), adduser 3.137",
	Row: Row{
		Help: "--help", Args: []Arg{{Role: Data}}, Refine: userdelHome,
		Does: []Do{{Kind: automode.Configure, Target: "accounts", Traits: automode.Persists, Why: "removes an account"}},
		Flags: []Flag{
			{Names: "-r --remove --remove-home --remove-all-files"},
			{Names: "-f --force -Z --selinux-user -q --quiet --system --only-if-empty --backup --group -R= --root= -P= --prefix= --backup-to=", Value: Data},
		},
	},
}

var userdelCases = []Case{
	{`userdel dev`, `Configure{persists} accounts`}, {`userdel -rf dev`, `Configure{persists} accounts; Delete /home/dev/**`}, {`deluser --remove-home root`, `Configure{persists} accounts; Delete /root/**`},
}

// userdelHome: with -r the account's home goes as well.
func userdelHome(m *Match) {
	if !m.Has("-r") {
		return
	}
	for _, w := range m.Args {
		home := Word{Text: "/home/" + w.Text, Known: w.Known, Suffix: w.Suffix, Data: w.Data}
		if w.Is("root") {
			home = Lit("/root")
		}
		f := roleFact(Deletes, home, "removes the account's home")
		f.Extent = automode.Tree
		m.Add(f)
	}
}

var passwd = Program{
	Name: "passwd", Rare: true, Kin: "chpasswd chgpasswd", Summary: "sets passwords", Manual: "passwd(1), chpasswd(8), shadow 4.16",
	Row: Row{
		Style: Looking, Help: "--help", Args: anyData,
		Does:  []Do{{Kind: automode.Configure, Target: "accounts", Traits: automode.Persists, When: &When{Without: "-S"}, Why: "sets a password"}},
		Flags: []Flag{{Names: "-S --status", Does: []Do{{Kind: automode.Query, Target: "accounts"}}}},
	},
}

var passwdCases = []Case{{`passwd -S dev`, `Query accounts`}, {`passwd -d root`, `Configure{persists} accounts`}, {`chpasswd`, `Configure{persists} accounts`}}

var dscl = Program{
	Name: "dscl", Rare: true, Kin: "dscacheutil", Summary: "shows or changes the directory of accounts", Manual: "dscl(1), dscacheutil(1), macOS 15",
	Row: Row{Style: Plain, Args: anyData, Refine: dsclVerb},
}

var dsclCases = []Case{
	{`dscl . -list /Users`, `Query accounts`}, {`dscl . read /Users/dev UserShell`, `Query accounts`}, {`dscl . -read /Users/dev ShadowHashData`, `Query accounts; Disclose a password's hash`}, {`dscl . -create /Users/x`, `Configure{persists} accounts`},
	{`dscacheutil -q user -a name dev`, `Query accounts`}, {`dscacheutil -flushcache`, `Configure{persists} accounts`},
}

func dsclVerb(m *Match) {
	for _, w := range m.Args {
		if v := strings.TrimPrefix(w.Text, "-"); w.Exact() && named("list ls read cat readall search diff statistics cachedump", v) || w.Is("-q") && m.name() == "dscacheutil" {
			m.Add(Fact{Kind: automode.Query, Target: "accounts"})
			m.unreadOptions()
			for _, w := range m.Args {
				if !w.Exact() || strings.HasSuffix(w.Text, "ShadowHashData") || named("AuthenticationAuthority KerberosKeys", w.Text) {
					m.Add(Fact{Kind: automode.Disclose, Target: "a password's hash", Why: "prints what a password is checked against"})
				}
			}
			return
		} else if named("create append merge delete change changei passwd", v) {
			break
		}
	}
	m.Add(Fact{Kind: automode.Configure, Target: "accounts", Traits: automode.Persists, Why: "changes accounts"})
}

package commands

import (
	"strings"

	"automode"
)

var ssh = Program{
	Name: "ssh", Rare: true, Summary: "runs commands on another host", Manual: "ssh(1), ssh_config(5), OpenSSH 10",
	Row: Row{
		Style: Leading, Wraps: Remotely, Lang: Shell, Help: "-V",
		Args: []Arg{{At: First, Role: Sends, Why: "opens a session on another host"}, {At: Rest, Role: Data}},
		Flags: []Flag{
			{Names: "-4 -6 -a -C -f -K -k -M -n -q -s -T -t -v -x -y"},
			{Names: "-N"},
			{Names: "-G", Cancels: NoSend},
			{Names: "-B= -b= -c= -e= -l= -m= -O= -P= -p= -S=", Value: Data},
			{Names: "-Q=", Value: Data},
			{Names: "-i=", Value: Lists, Why: "uses the key"},
			{Names: "-J=", Value: Sends, Why: "goes through another host"},
			{Names: "-W=", Value: Sends, Why: "hands what it reads to another host"},
			{Names: "-E=", Value: Appends, Why: "writes a log"},
			{Names: "-F=", Value: Loads, Why: "takes its configuration, which can name programs, from a file"},
			{Names: "-I=", Value: Loads, Why: "loads a library"},
			{Names: "-A -X -Y", Does: []Do{{Kind: automode.Expose, Target: "this session's keys or display"}}, Why: "lets the other host use this session's keys or display"},
			{Names: "-g"},
			{Names: "-D= -L=", Value: Data},
			{Names: "-R= -w=", Value: Data},
			{Names: "-o=", Value: Data},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "1", Without: "-N"}}},
		Refine: sshCommand,
	},
}

var sshCases = []Case{
	{`ssh h.test`, `Send h.test`},
	{`ssh -p 22 -i k -v me@h.test ls -l`, `Send me@h.test; Read{listing} k; Run[line remotely] ls -l`},
	{`ssh h.test 'rm x; ls'`, `Send h.test; Run[line remotely] rm x; ls`},
	{`ssh h.test "rm $x"`, `Send h.test; Run[line remotely] rm …`},
	{`ssh h.test -p 22 ls`, `Send h.test; Unknown an option behind the host is not read`},
	{`ssh -G h.test`, `nothing`},
	{`ssh -Q cipher`, `nothing`},
	{`ssh -J j.test h.test`, `Send h.test; Send j.test`},
	{`ssh -W a.test:1 h.test`, `Send h.test; Send a.test:1`},
	{`ssh -E log -F cfg -I lib h.test`, `Send h.test; Write log; Run{hidden} cfg; Run{hidden} lib`},
	{`ssh -A h.test`, `Send h.test; Expose this session's keys or display`},
	{`ssh -N -L 1:a:2 h.test`, `Send h.test; Expose 1:a:2`},
	{`ssh -g -D 1080 h.test`, `Send h.test; Expose 1080`},
	{`ssh -R 1:a:2 h.test`, `Send h.test; Expose{tunnel} 1:a:2`},
	{`ssh -o ProxyCommand='rm x' h.test`, `Send h.test; Run{hidden}[line] rm x`},
	{`ssh -o "LocalCommand rm x" -oBatchMode=yes h.test`, `Send h.test; Run{hidden}[line] rm x`},
	{`ssh -o StrictHostKeyChecking=no h.test`, `Send h.test; Weaken StrictHostKeyChecking=no`},
	{`ssh -o proxyjump=j.test -o RemoteForward=1 -o localforward=2 h.test`, `Send h.test; Send j.test; Expose{tunnel} 1; Expose 2`},
	{`ssh -o PKCS11Provider=l -o IdentityFile=k -o StrictHostKeyChecking=yes h.test`, `Send h.test; Run{hidden} l; Read{listing} k`},
	{`ssh h.test -NR 22:localhost:22 -f`, `Send h.test; Unknown an option behind the host is not read; Expose{tunnel} this machine`},
	{`ssh h.test -t ls -R`, `Send h.test; Unknown an option behind the host is not read`},
	{`ssh -o Frob=1 h.test`, `Send h.test; Unknown nobody read what the setting frob does`},
	{`ssh -o $x h.test`, `Unknown an unknown word may be an option; Send …; Send h.test; Unknown a setting is not known; Run[line remotely] h.test`},
}

// sshCommand joins the words behind the host to the line that a shell there
// gets, and reads forwardings and settings.
func sshCommand(m *Match) {
	sshSettings(m)
	for _, h := range m.hits {
		switch {
		case (h.Name == "-L" || h.Name == "-D") && h.Has:
			m.Add(Fact{Kind: automode.Expose, Word: h.Value, Flag: h.Name, Via: automode.ByOption, Why: "forwards a port through another host"})
		case (h.Name == "-R" || h.Name == "-w") && h.Has:
			m.Add(Fact{Kind: automode.Expose, Traits: automode.Tunnel, Word: h.Value, Flag: h.Name, Via: automode.ByOption, Why: "lets another host reach this one"})
		}
	}
	if len(m.Args) < 2 {
		return
	}
	if strings.HasPrefix(m.Args[1].Text, "-") {
		m.Unknown("an option behind the host is not read", m.Args[1])
		for i := 1; i < len(m.Args) && strings.HasPrefix(m.Args[i].Text, "-"); i++ {
			t := m.Args[i].Text
			k := strings.IndexAny(t, "bBcDEeFIiJLlmOopQRSWw") // those take a value
			if k > 0 && (t[k] == 'R' || t[k] == 'w') {
				m.addOption(&letsIn, &Hit{Name: t[:k+1]})
			}
			if k > 0 && k+1 == len(t) {
				i++
			}
		}
		return
	}
	f := roleFact(RunsLine, lineOf(m.Args[1:]), "")
	f.Wraps, f.Lang = Remotely, Shell
	f.Logs = !m.Has("-p") && !m.Has("-J") && !m.Has("-F") && !m.Has("-o") // at the host of that name itself
	m.Add(f)
}

var letsIn = Do{Kind: automode.Expose, Target: "this machine", Traits: automode.Tunnel, Why: "lets another host reach this one"}

// sshSettings reads the values of -o as ssh, scp and sftp take them.
func sshSettings(m *Match) {
	for k := range m.hits {
		h := &m.hits[k]
		if h.Name != "-o" || !h.Has {
			continue
		}
		i := strings.IndexAny(h.Value.Text, "= ")
		if i < 0 {
			m.Unknown("a setting is not known", h.Value)
			continue
		}
		value := h.Value
		value.Text = strings.TrimLeft(h.Value.Text[i:], "= ")
		sshSetting(m, h, strings.ToLower(h.Value.Text[:i]), value)
	}
}

func sshSetting(m *Match, h *Hit, name string, value Word) {
	f := Fact{Word: value, Flag: h.Name, Via: automode.ByOption}
	role := Unread
	switch name {
	case "proxycommand", "localcommand", "knownhostscommand":
		if value.Is("none") {
			return
		}
		role, f.Traits, f.Lang, f.Why = RunsLine, automode.Hidden, Shell, "starts its value on this machine"
	case "pkcs11provider", "securitykeyprovider", "xauthlocation":
		role, f.Why = Loads, "loads a library or starts a program"
	case "proxyjump":
		role, f.Why = Sends, "goes through another host"
	case "stricthostkeychecking", "userknownhostsfile", "globalknownhostsfile", "checkhostip", "verifyhostkeydns", "nohostauthenticationforlocalhost":
		if named("yes ask accept-new", value.Text) && name == "stricthostkeychecking" {
			return
		}
		f.Kind, f.Word, f.Why = automode.Weaken, h.Value, "changes how the other host is recognised"
	case "localforward", "dynamicforward":
		f.Kind, f.Why = automode.Expose, "forwards a port through another host"
	case "remoteforward", "tunnel", "tunneldevice":
		f.Kind, f.Traits, f.Why = automode.Expose, automode.Tunnel, "lets another host reach this one"
	case "forwardagent", "forwardx11", "forwardx11trusted":
		if value.Is("no") {
			return
		}
		f.Kind, f.Target, f.Word, f.Why = automode.Expose, "this session's keys or display", Word{}, "lets the other host use this session's keys or display"
	case "identityfile", "certificatefile", "revokedhostkeys":
		role, f.Why = Lists, "uses the key"
	case "hostname":
		role, f.Why = Sends, "connects there"
	default:
		if !named(sshPlain, name) {
			m.Unknown("nobody read what the setting "+name+" does", h.Value)
		}
		return
	}
	if role != Unread {
		mean := role.Means()
		f.Role, f.Kind, f.Extent = role, mean.Kind, mean.Extent
		f.Traits |= mean.Traits
	}
	m.Add(f)
}

// sshPlain are the settings that choose how it connects and shows itself, and
// nothing else.
const sshPlain = "addkeystoagent addressfamily batchmode bindaddress casignaturealgorithms ciphers clearallforwardings compression connectionattempts connecttimeout controlmaster controlpath controlpersist enableescapecommandline escapechar exitonforwardfailure fingerprinthash forkafterauthentication gatewayports gssapiauthentication hashknownhosts hostkeyalgorithms hostkeyalias identitiesonly identityagent ipqos kbdinteractiveauthentication kexalgorithms loglevel macs numberofpasswordprompts passwordauthentication permitlocalcommand port preferredauthentications pubkeyacceptedalgorithms pubkeyauthentication rekeylimit requesttty sendenv serveralivecountmax serveraliveinterval sessiontype setenv stdinnull streamlocalbindunlink tcpkeepalive updatehostkeys user visualhostkey"

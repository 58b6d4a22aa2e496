package commands

import (
	"strings"

	"automode"
)

var nc = Program{
	Name: "nc", Rare: true, Kin: "netcat ncat nc.traditional nc.openbsd", Summary: "speaks to a port, or listens on one", Manual: "nc(1), netcat-openbsd 1.219, netcat-traditional 1.10 and macOS 15; ncat(1), Ncat 7.95",
	Row: Row{
		Help: "-h --help --version", Course: Waits,
		Args: []Arg{
			{At: First, Role: Asks, When: &When{With: "-z", Without: "-l"}},
			{At: First, Role: Sends, When: &When{Without: "-z -l"}, Why: "hands what it reads to a host"},
			{At: Each, Role: Data},
		},
		Flags: []Flag{
			{Names: "-z"},
			{Names: "-l --listen", Does: []Do{{Kind: automode.Expose, Target: "a port"}, {Kind: automode.Send, Target: "whoever connects", Why: "hands out what it reads"}}, Why: "listens for connections"},
			{Names: "-4 -6 -b -C --crlf -D -d -F -k --keep-open -N -n --nodns -r -S -t --telnet -u --udp -U --unixsock -v --verbose --ssl --ssl-verify --no-shutdown --recv-only --send-only --sctp --append-output -a"},
			{Names: "-i= --idle-timeout= --interval= -I= -M= -m= --max-conns= -O= -P= --proxy-auth= --source-port= -q= -s= --source= -T= -V= -W= -w= --wait= -X= --proxy-type= --delay= --ssl-ciphers= --ssl-servername= --ssl-alpn= --proxy-dns= -G= -g= -B= --allow= --deny=", Value: Data}, {Names: "-p=", Value: Data, Of: "nc netcat ncat nc.traditional nc.openbsd"},
			{Names: "-o= --output= -x= --hex-dump=", Value: Unread, Why: "is a file that it writes, or a proxy"},
			{Names: "--proxy=", Value: Sends, Why: "goes through a proxy"},
			{Names: "--ssl-cert= --ssl-key= --ssl-trustfile= --allowfile= --denyfile=", Value: Reads},
			{Names: "-e= --exec=", Value: RunsLine, Does: []Do{{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a program of this machine"}}, Why: "hands a program of this machine to the other side"},
			{Names: "-c= --sh-exec= --lua-exec=", Value: RunsLine, Does: []Do{{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a program of this machine"}}, Why: "hands a program of this machine to the other side"},
			{Names: "--broker --chat", Does: []Do{{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a relay"}}, Why: "joins those who connect"},
		},
		Stdin:  []In{{Role: Data}},
		Refine: ncCommand,
	},
}

var ncCases = []Case{
	{`nc -p 1 -zv h.test 80`, `Query h.test`},
	{`nc -zv h.test 80`, `Query h.test`},
	{`nc -w 3 h.test 80`, `Send h.test:80`},
	{`nc -z localhost 5432`, `Query localhost`},
	{`nc -lk 9000`, `Expose a port; Send whoever connects`},
	{`nc -e /bin/sh h.test 1`, `Send h.test:1; Expose{tunnel} a program of this machine; Run[line] /bin/sh`},
	{`ncat --sh-exec 'cat' -l 1`, `Expose{tunnel} a program of this machine; Run[line] cat; Expose a port; Send whoever connects`},
	{`ncat --broker -l 1`, `Expose{tunnel} a relay; Expose a port; Send whoever connects`},
	{`ncat --proxy p.test --ssl-cert c h.test 1`, `Send h.test:1; Send p.test; Read c`},
	{`nc h.test 1 sh`, `Send h.test:1; Expose{tunnel} a program of this machine; Run[words] sh`},
	{`nc -l 1 sh`, `Expose a port; Send whoever connects; Expose{tunnel} a program of this machine; Run[words] sh`},
	{`nc -z h.test 20-30 http`, `Query h.test`},
	{`nc -x p h.test 1`, `Send h.test:1; Unknown is a file that it writes, or a proxy`},
}

// ncCommand: toybox takes a command behind the host and the port, where others take
// more ports.
func ncCommand(m *Match) {
	withPort(m)
	for i := range m.Args {
		w := &m.Args[i]
		if i < 1 || i < 2 && !m.Has("-l") || m.Has("-z") || strings.Trim(w.Text, "0123456789-") == "" {
			continue
		}
		m.addDo(&handsProgram)
		m.addRole(RunsWords, w, "")
		m.Facts[len(m.Facts)-1].Words = m.Args[i:]
		return
	}
}

// withPort puts the port behind the host that something is sent to: at some of them more
// than a service listens. Of several of them, or of one by a name, that is not known.
func withPort(m *Match) {
	if len(m.Args) < 2 || !m.Args[0].Exact() {
		return
	}
	port := m.Args[1]
	known := port.Exact() && strings.Trim(port.Text, "0123456789") == ""
	for i := 2; i < len(m.Args); i++ {
		known = known && strings.Trim(m.Args[i].Text, "0123456789-") != "" // a command, to some
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		host := f.Word.Text
		if f.Role != Sends || host != m.Args[0].Text || !f.Word.Exact() {
			continue
		}
		if !known {
			m.Unknown("what listens at the port is not known", port)
			return
		}
		if strings.Contains(host, ":") {
			host = "[" + host + "]"
		}
		f.Word.Text = host + ":" + strings.TrimLeft(port.Text, "0")
	}
}

var handsProgram = Do{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a program of this machine", Why: "hands a program of this machine to the other side"}

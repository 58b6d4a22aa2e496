package commands

import (
	"strings"

	"automode"
)

var smbclient = Program{
	Name: "smbclient", Rare: true, Summary: "copies files to and from a share of another host", Manual: "smbclient(1), Samba 4.21",
	Row: Row{
		Style: Looking, Help: "-? --help --usage -V --version", Args: anyData, Refine: smbCommands,
		Flags: []Flag{
			{Names: "-c= --command=", Value: Data},
			{Names: "-L= --list=", Value: Asks, Why: "lists the shares of a host"},
			{Names: "-N --no-pass -P --machine-pass -E --stderr -g --grepable -q --quiet -k --kerberos", Value: Data},
			{Names: "-U= --user= -W= --workgroup= -I= --ip-address= -p= --port= -m= --max-protocol= -D= --directory= -d= --debuglevel= -t= --timeout= -b= --send-buffer= -n= --netbiosname= -R= --name-resolve= -M= --message=", Value: Data},
			{Names: "-A= --authentication-file=", Value: Credential},
			{Names: "-T= --tar= --tarmode= -s= --configfile= -l= --log-basename= -O= --socket-options= -i= --scope=", Value: Unread, Why: "is read or written in ways that are not read"},
		},
	},
}

var smbclientCases = []Case{
	{`smbclient -N -L //h.test`, `Query //h.test`},
	{`smbclient //h.test/s -U x -c 'put f g; ls'`, `Send h.test; Read f`},
	{`smbclient //h.test/s -A f -c 'get g'`, `Send h.test; Write ./**`},
	{`smbclient //h.test/s -c 'del g'`, `Send h.test; Change{destroys} the share`},
	{`smbclient //h.test/s -c '!rm x'`, `Send h.test; Run[line] rm x`},
	{`smbclient //h.test/s -T f`, `Unknown is read or written in ways that are not read; Send h.test`},
	{`smbclient '\\h.test\s'`, `Send h.test`},
	{`smbclient //h.test/s -c "$x"`, `Send h.test; Unknown its commands are not known`},
}

// smbCommands: the share is "//host/name", and what -c says is done with it.
func smbCommands(m *Match) {
	if len(m.Args) > 0 {
		w := m.Args[0]
		if host := strings.TrimLeft(strings.ReplaceAll(w.Text, `\`, "/"), "/"); w.Exact() {
			host, _, _ = strings.Cut(host, "/")
			w.Text = host
		}
		m.Add(roleFact(Sends, w, "opens a session on another host"))
	}
	clientLines(m, "-c --command", smbVerb)
}

// smbVerb reads one command of its own.
func smbVerb(m *Match, verb, rest string) {
	switch verb {
	case "put":
		name, _ := field(rest) // what follows is its name there
		m.Add(roleFact(Reads, Lit(name), ""))
	case "del", "rm", "rmdir", "rd", "deltree", "wdel":
		m.Add(Fact{Kind: automode.Change, Target: "the share", Traits: automode.Destroys, Why: "removes what the share holds"})
	case "tar", "iosize", "logon", "posix":
		m.Unknown("its commands are not known", Lit(strings.TrimSpace(verb+" "+rest)))
	default:
		sftpVerb(m, verb, rest)
	}
}

package commands

import "automode"

// Programs that give other hosts a way to this machine.

var chisel = Program{
	Name: "chisel", Rare: true, Kin: "frpc frps gost rathole inlets pagekite.py playit telebit tmate upterm gotty ttyd wetty shellinaboxd sshuttle autossh revsocks ligolo-ng ligolo-agent iodine iodined dnscat dnscat2 ptunnel ptunnel-ng stunnel stunnel4 proxytunnel corkscrew pwncat pwncat-cs cryptcat sbd telnetd in.telnetd rshd dropbear websocketd gs-netcat gsocket wstunnel revsh rcat rustcat piping-server devtunnel teleconsole serveo expose untun tunnelmole icmpsh sshx rustdesk anydesk teamviewer x11vnc x0vncserver vncserver tigervncserver Xvnc krfb tcpserver faucet rinetd redir simpleproxy gdbserver shell2http", Package: true,
	Summary: "lets others reach this machine from elsewhere", Manual: "chisel 1.10; frp 0.61; gost 3; rathole 0.5; bore 0.5; tmate(1), 2.4; ttyd(1), 1.7; sshuttle(8), 1.1; autossh(1), 1.4; stunnel(8), 5.73; telnetd(8)",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Does: []Do{{Kind: automode.Expose, Target: "this machine", Traits: automode.Tunnel, Why: "opens a way to this machine from elsewhere"}},
		Rows: []Row{
			{Names: "version help list status whoami diagnose validate completion -v", Does: []Do{{Kind: automode.Query, Target: "the tunnel"}}, Args: anyData},
			{Names: "config auth authtoken login", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the tunnel", Traits: automode.Persists, Why: "sets the tunnel up"}}, Args: anyData},
		},
		OrArgs: true, Refine: tunnelVersion,
	},
}

var chiselCases = []Case{
	{`chisel client h.test R:socks`, `Expose{tunnel} this machine`}, {`sshuttle -r h.test 0/0`, `Unknown no option “-r” is known; Expose{tunnel} this machine`}, {`tmate`, `Expose{tunnel} this machine`}, {`chisel version`, `Query the tunnel`}, {`gost --version`, `nothing`},
	{`inlets config x`, `Configure{persists} the tunnel`}, {`chisel -v`, `nothing`}, {`tmate -Fv`, `Unknown no option “-F” is known; Unknown no option “-v” is known; Expose{tunnel} this machine`}, {`dropbear help`, `Query the tunnel; Expose{tunnel} this machine`}, {`autossh -v`, `Unknown no option “-v” is known; Expose{tunnel} this machine`},
}

// tunnelVersion: to these -v alone says which version they are; to others it is
// talkative.
func tunnelVersion(m *Match) {
	if m.Path != "" && named("dropbear telnetd in.telnetd rshd tcpserver faucet rinetd", m.name()) {
		m.addDo(&tunnelOpens[0]) // they pass over such a word, or take it for a host
	}
	if len(m.Words) == 2 && m.Words[1].Is("-v") && named("chisel frpc frps ttyd gotty", m.name()) {
		m.Facts = nil
	}
	if len(m.Words) == 2 && m.Words[1].Is("-V") && m.name() == "autossh" {
		m.Facts = nil
	}
}

var stress = Program{
	Name: "stress", Rare: true, Kin: "stress-ng", Summary: "loads the machine as far as it goes", Manual: "stress(1), 1.0; stress-ng(1), 0.18",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Does: []Do{
			{Kind: automode.Control, Target: "this machine", When: &When{With: "-t"}, Why: "loads the machine"},
			{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, When: &When{Without: "-t"}, Why: "loads the machine without end"},
		},
		Flags: []Flag{{Names: "-t= --timeout=", Value: Data}},
	},
}

var stressCases = []Case{{`stress --cpu 4`, `Control{halts} this machine`}, {`stress --cpu 4 -t 10`, `Control this machine`}}

var xhost = Program{
	Name: "xhost", Rare: true, Summary: "says who may use the display", Manual: "xhost(1), 1.0.9",
	Row: Row{
		Style: Plain, Args: anyData,
		Does: []Do{
			{Kind: automode.Query, Target: "the display", When: &When{Args: "0"}},
			{Kind: automode.Expose, Target: "the display", When: &When{Args: "1+"}, Why: "lets others see the screen and type"},
			{Kind: automode.Expose, Target: "the display", Traits: automode.Tunnel, When: &When{First: "+"}, Why: "lets every host see the screen and type"},
		},
	},
}

var xhostCases = []Case{{`xhost`, `Query the display`}, {`xhost +`, `Expose the display; Expose{tunnel} the display`}, {`xhost +h.test`, `Expose the display`}}

var systemdSocketActivate = Program{
	Name: "systemd-socket-activate", Rare: true, Kin: "inetd xinetd", Summary: "starts a program for who connects", Manual: "systemd-socket-activate(1), systemd 257; inetd(8), xinetd(8)",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Args: commandFirst,
		Does:  []Do{{Kind: automode.Expose, Target: "a program of this machine", Traits: automode.Tunnel, Why: "hands a program of this machine to whoever connects"}},
		Flags: []Flag{{Names: "-a --accept --inetd --now -d --datagram --seqpacket -l= --listen= -E= --setenv= --fdname= --backlog=", Value: Data, Of: "systemd-socket-activate"}},
	},
}

var systemdSocketActivateCases = []Case{{`systemd-socket-activate -l 1 --inetd -a sh`, `Expose{tunnel} a program of this machine; Run[words] sh`}}

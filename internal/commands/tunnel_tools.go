package commands

import "automode"

// Programs that give other hosts a way to this machine.

var chisel = Program{
	Name: "chisel", Kin: "frpc frps gost rathole inlets pagekite.py playit telebit tmate upterm gotty ttyd wetty shellinaboxd sshuttle autossh revsocks ligolo-ng ligolo-agent iodine iodined dnscat dnscat2 ptunnel ptunnel-ng stunnel stunnel4 proxytunnel corkscrew pwncat pwncat-cs cryptcat sbd telnetd in.telnetd rshd dropbear websocketd gs-netcat gsocket wstunnel revsh rcat rustcat piping-server devtunnel teleconsole serveo expose untun tunnelmole", Package: true,
	Summary: "lets others reach this machine from elsewhere", Manual: "chisel 1.10; frp 0.61; gost 3; rathole 0.5; bore 0.5; tmate(1), 2.4; ttyd(1), 1.7; sshuttle(8), 1.1; autossh(1), 1.4; stunnel(8), 5.73; telnetd(8)",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Does: []Do{{Kind: automode.Expose, Target: "this machine", Traits: automode.Tunnel, When: &When{Args: "1+"}, Why: "opens a way to this machine from elsewhere"},
			{Kind: automode.Expose, Target: "this machine", Traits: automode.Tunnel, When: &When{Args: "0", Without: "-v"}, Why: "opens a way to this machine from elsewhere"}},
		Rows: []Row{
			{Names: "version help list status whoami diagnose validate completion -v", Does: []Do{{Kind: automode.Query, Target: "the tunnel"}}, Args: anyData},
			{Names: "config auth authtoken login", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the tunnel", Traits: automode.Persists, Why: "sets the tunnel up"}}, Args: anyData},
		},
		OrArgs: true,
		Flags:  []Flag{{Names: "-v"}},
	},
}

var chiselCases = []Case{
	{`chisel client h.test R:socks`, `Expose{tunnel} this machine`}, {`sshuttle -r h.test 0/0`, `Expose{tunnel} this machine`}, {`tmate`, `Expose{tunnel} this machine`}, {`chisel version`, `Query the tunnel`}, {`gost --version`, `nothing`},
	{`inlets config x`, `Configure{persists} the tunnel`}, {`chisel -v`, `nothing`},
}

var stress = Program{
	Name: "stress", Kin: "stress-ng", Summary: "loads the machine as far as it goes", Manual: "stress(1), 1.0; stress-ng(1), 0.18",
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

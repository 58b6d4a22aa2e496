package commands

import (
	"automode"
)

var serverChecks = Program{
	Name: "nginx", Rare: true, Kin: "apachectl apache2ctl httpd apache2 named-checkconf named-checkzone sshd postconf mailq", Summary: "serves, or looks at its own settings", Manual: "nginx(8), 1.29; apachectl(8), httpd 2.4; haproxy(1), 3.2; named-checkconf(8), BIND 9.20; sshd(8), OpenSSH 10; postconf(1), Postfix 3.10",
	Row: Row{Style: Plain, Args: anyData, Refine: serverChecksLook},
}

var serverChecksCases = []Case{{`nginx -t`, `Query the server's settings`}, {`nginx -t -c a.conf`, `Query the server's settings; Read a.conf; Run{entry-point}[file native] a.conf`}, {`nginx -t -c a.conf -g x`, `Control the server's settings`}, {`nginx -s reload`, `Control the server's settings`}, {`apachectl configtest`, `Query the server's settings`}, {`named-checkconf`, `Query the server's settings`}, {`postconf -n`, `Query the server's settings`}, {`postconf x=y`, `Control the server's settings`}, {`mailq`, `Query the server's settings`}, {`sshd`, `Control the server's settings`}}

// nginxChecks: settings of the project's may be checked as the server's own are; they
// can load modules.
func nginxChecks(m *Match) bool {
	var file Word
	asks := false
	for i := 0; i < len(m.Args); i++ {
		switch w := m.Args[i]; {
		case w.Is("-t") || w.Is("-T"):
			asks = true
		case w.Is("-c") && i+1 < len(m.Args):
			i++
			file = m.Args[i]
		case !w.Is("-q"):
			return false
		}
	}
	if !asks || file.Text == "" {
		return false
	}
	f := roleFact(RunsFile, file, "its settings can load modules")
	f.Traits |= automode.EntryPoint
	m.Facts = []Fact{{Kind: automode.Query, Target: "the server's settings"}, roleFact(Reads, file, ""), f}
	return true
}

func serverChecksLook(m *Match) {
	t := verbTool{quiet: "-q", of: "the server's settings", kind: automode.Control, why: "starts, stops or sets up a server"}
	switch name := m.name(); {
	case named("nginx", name) && len(m.Args) > 2 && nginxChecks(m):
		return
	case named("nginx php-fpm", name):
		t.looks = "-t -T -tt -v -V -i -m"
	case named("haproxy", name):
		t.looks = "-c -v -vv"
	case named("sshd", name):
		t.looks = "-t -T -V"
	case named("postconf", name):
		t.looks = "-n -d -df -nf -m -l -a"
	case named("named-checkconf named-checkzone mailq", name):
		t.looks, t.bare = "-z -p -h -v -j", true
		if named("named-checkzone", name) {
			t.bare = len(m.Args) > 0
		}
	default:
		t.looks = "configtest -t -S -v -V -M -l -L status"
	}
	t.read(m)
}

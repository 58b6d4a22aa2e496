package commands

import (
	"strings"

	"automode"
)

var socat = Program{
	Name: "socat", Rare: true, Summary: "joins two streams of any sort", Manual: "socat(1), socat 1.8",
	Row: Row{
		Help: "-V -h -hh -hhh -? -?? -???",
		Args: anyData,
		Flags: []Flag{
			{Names: "-d -d0 -d1 -d2 -d3 -d4 -D -dd -ddd -dddd -g -ly -lh -ls -lu -s -u -U -v -x -4 -6 -0 -S"},
			{Names: "-T= -t= -b= -lm[=] -lp=", Value: Data},
			{Names: "-lf= -r= -R= -L= -W=", Value: Writes, Why: "writes a file of its own beside what it joins"},
		},
		Refine: socatEnds,
	},
}

var socatCases = []Case{
	{`socat - TCP:h.test:80`, `Send h.test:80`},
	{`socat TCP-LISTEN:80,fork EXEC:/bin/sh`, `Expose TCP-LISTEN:80,fork; Send whoever connects; Expose{tunnel} EXEC:/bin/sh; Run[line] /bin/sh`},
	{`socat -u OPEN:f,rdonly SYSTEM:'rm x'`, `Read f; Write f; Expose{tunnel} SYSTEM:rm x; Run[line] rm x`},
	{`socat tcp4-listen:1,bind=127.0.0.1 unix-connect:/run/docker.sock`, `Elevate /run/docker.sock`},
	{`socat FILE:a CREATE:b`, `Read a; Write a; Write b`},
	{`socat -T 5 -lf log STDIO PIPE`, `Write log`},
	{`socat - PTY,link=f`, `Write f`},
	{`socat - 'PTY,link="f"'`, `Unknown an address with quotes of its own is not read; Write "f"`},
	{`socat - FROB:x`, `Unknown nobody read what the address “FROB:x” means`},
	{`socat - $x`, `Unknown an unknown word may be an option; Unknown an address is not known`},
}

// socatEnds reads the two addresses: "TYPE:value:…,option,…", and two joined
// by "!!".
func socatEnds(m *Match) {
	for _, w := range m.Args {
		if w.Known != automode.Exact {
			m.Unknown("an address is not known", w)
			continue
		}
		if strings.ContainsAny(w.Text, "\"'\\") {
			m.Unknown("an address with quotes of its own is not read", w)
		}
		for part := range strings.SplitSeq(w.Text, "!!") {
			socatEnd(m, part)
		}
	}
}

func socatEnd(m *Match, address string) {
	kind, value, _ := strings.Cut(address, ":")
	kind, _, _ = strings.Cut(strings.ToLower(kind), ",")
	plain, options, _ := strings.Cut(value, ",")
	loopback := false
	for o := range strings.SplitSeq(address, ",") {
		if name, path, ok := strings.Cut(o, "="); ok && named("link symbolic-link lockfile lock waitlock", strings.ToLower(name)) {
			m.Add(roleFact(Writes, Lit(path), "makes a link or a lock there"))
		}
	}
	for o := range strings.SplitSeq(options, ",") {
		loopback = loopback || o == "bind=127.0.0.1" || o == "bind=localhost" || o == "bind=[::1]"
	}
	switch {
	case named("- stdio stdin stdout stderr fd pipe fifo pty", kind):
		if plain != "" && (kind == "pipe" || kind == "fifo") {
			m.Add(roleFact(Makes, Lit(plain), "makes a pipe"))
		}
	case named("open file gopen create creat", kind):
		if named("open file gopen", kind) {
			m.Add(roleFact(Reads, Lit(plain), ""))
		}
		m.Add(roleFact(Writes, Lit(plain), "may write to the file"))
	case named("exec system shell", kind):
		m.Add(Fact{Kind: automode.Expose, Traits: automode.Tunnel, Word: Lit(address), Why: "hands a program of this machine to the other side"})
		m.Add(roleFact(RunsLine, Lit(value), ""))
	case named("unix unix-connect unix-client unix-listen unix-l unix-sendto unix-recv unix-recvfrom local abstract abstract-connect abstract-client abstract-listen", kind):
		if RuntimeSocket(plain) {
			m.Add(Fact{Kind: automode.Elevate, Word: Lit(plain), Why: "speaks to a container runtime"})
			return
		}
		m.Add(Fact{Kind: automode.Change, Target: "the service behind the socket", Why: "speaks to a local service"})
	case named("tcp-listen tcp4-listen tcp6-listen tcp-l tcp4-l tcp6-l udp-listen udp4-listen udp6-listen udp-l udp-recv udp4-recv udp6-recv udp-recvfrom udp4-recvfrom udp6-recvfrom openssl-listen ssl-l sctp-listen vsock-listen", kind):
		if !loopback {
			m.Add(Fact{Kind: automode.Expose, Word: Lit(address), Why: "listens for connections"})
			m.Add(Fact{Kind: automode.Send, Target: "whoever connects", Why: "hands out what it reads"})
		}
	case named("tcp tcp4 tcp6 tcp-connect tcp4-connect tcp6-connect udp udp4 udp6 udp-connect udp4-connect udp6-connect udp-sendto udp4-sendto openssl ssl openssl-connect sctp sctp-connect proxy proxy-connect socks socks4 socks4a socks5", kind):
		m.Add(roleFact(Sends, Lit(plain), "hands what it reads to a host"))
	default:
		m.Unknown("nobody read what the address "+quote(Lit(address))+" means", Lit(address))
	}
}

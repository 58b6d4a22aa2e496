package commands

import "strings"

var loadTest = Program{
	Name: "ab", Kin: "hey oha bombardier autocannon wrk siege", Rare: true, Package: true, Summary: "asks a host many times over", Manual: "ab(1), Apache 2.4; hey 0.1; oha 1.10; bombardier 2.0; autocannon 8; wrk 4.2; siege(1), 4.1",
	Row: Row{Style: Plain, Help: "-h --help -V --version", Args: anyData, Refine: loadWords},
}

var loadTestCases = []Case{
	{`ab -n 100 -c 10 http://localhost:8000/`, `Send http://localhost:8000/`}, {`hey -n 50 -m GET https://h.test`, `Send https://h.test`}, {`wrk -t2 -c10 -d5s http://localhost/`, `Send http://localhost/`}, {`wrk -s x.lua http://localhost/`, `Unknown nobody read what “-s” does; Unknown nobody read what “x.lua” does; Send http://localhost/`}, {`ab -n 5`, `Unknown no address is named`},
}

// loadWords: numbers, and the address that is asked. What is sent along stands in
// other options.
func loadWords(m *Match) {
	host := false
	for _, w := range m.Args {
		flag := w.Text
		if i := strings.IndexAny(flag, "0123456789"); i >= 0 && strings.Trim(flag[i:], "0123456789smhk.") == "" {
			flag = flag[:i] // "-d5s"
		}
		switch {
		case w.Exact() && (strings.HasPrefix(w.Text, "http://") || strings.HasPrefix(w.Text, "https://")):
			host = true
			m.Add(roleFact(Sends, w, "asks a host many times over"))
		case w.Exact() && (flag == "" || named("-n -c -t -d -z -q -k -m -l -w -r -i -b GET HEAD --latency --no-tui -p", flag) && !(flag == "-p" && m.name() != "autocannon")):
		default:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		}
	}
	if !host {
		m.Unknown("no address is named", Word{})
	}
}

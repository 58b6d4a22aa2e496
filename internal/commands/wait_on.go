package commands

import (
	"strings"
)

var waitOn = Program{
	Name: "wait-on", Rare: true, Package: true, Summary: "waits until an address or a file is there", Manual: "wait-on --help, wait-on 9",
	Row: Row{
		Help: "-h --help", Args: []Arg{{Role: Data}}, Refine: waitsFor,
		Flags: []Flag{{Names: "-l --log -r --reverse -v --verbose -d= --delay= -i= --interval= -s= --simultaneous= -t= --timeout= --httpTimeout= --tcpTimeout= -w= --window=", Value: Data}, {Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}},
	},
}

var waitOnCases = []Case{{`wait-on -t 3 http://localhost:3000 tcp:5432 dist/a`, `Fetch http://localhost:3000; Read{listing} dist/a`}, {`wait-on http-get://h.test/x`, `Fetch http://h.test/x`}, {`wait-on tcp:h.test:80`, `Fetch tcp://h.test:80`}, {`wait-on -c x.js`, `Run[file javascript] x.js`}}

// waitsFor: what it waits for has the form of an address, or is a file.
func waitsFor(m *Match) {
	for _, w := range m.Args {
		kind, rest, ok := strings.Cut(w.Text, ":")
		role := Fetches
		switch {
		case !w.Exact():
		case !ok:
			role = Lists
		case kind == "tcp" && strings.Trim(rest, "0123456789") == "":
			continue
		case kind == "tcp":
			w = Lit("tcp://" + rest)
		case kind == "file":
			role, w = Lists, Lit(rest)
		default:
			w.Text = strings.Replace(w.Text, "-get:", ":", 1)
		}
		m.addRole(role, &w, "asks whether it is there")
	}
}

package commands

import (
	"strings"

	"automode"
)

var httpServer = Program{
	Name: "http-server", Rare: true, Package: true, Summary: "serves files", Manual: "http-server --help, http-server 14",
	Row: Row{
		Help: "-h --help -v --version", Refine: servesFiles,
		Args: []Arg{{Role: ReadsTree}},
		Flags: []Flag{
			{Names: "-g --gzip -b --brotli -s --silent -U --utc --log-ip -r --robots --no-dotfiles -o[=] --cors[=] -S --tls --ssl --no-panic"},
			{Names: "-p= --port= -d= -i= -e= --ext= -c= -t= --username= --password= --mimetypes= --base-dir=", Value: Data},
			{Names: "-a=", Value: Data},
			{Names: "-P= --proxy= --proxy-options=", Value: Sends, Why: "passes requests on to that host"},
			{Names: "-C= --cert= -K= --key=", Value: Reads},
		},
	},
}

var httpServerCases = []Case{
	{`http-server dist`, `Read dist/**; Expose a file server; Send whoever connects`},
	{`http-server -a 127.0.0.1 dist -p 1`, `Read dist/**; Run{entry-point} a file server`},
	{`http-server -a 0.0.0.0 -a 127.0.0.1`, `Expose a file server; Send whoever connects`},
	{`http-server -g`, `Expose a file server; Send whoever connects`},
	{`http-server -P v`, `Send v; Expose a file server; Send whoever connects`},
	{`http-server -C v`, `Read v; Expose a file server; Send whoever connects`},
}

// servesAll is that files are served, handedOut that what is read goes to whoever
// connects.
var (
	servesAll = Do{Kind: automode.Expose, Target: "a file server", Why: "serves files to every host that reaches this one"}
	handedOut = Do{Kind: automode.Send, Target: "whoever connects", Why: "hands out what it reads"}
)

// servesFiles: file servers listen for every host unless told an address.
func servesFiles(m *Match) {
	some, all := false, true // of several addresses it listens at each
	for i := range m.hits {
		w := m.hits[i].Value
		if !named("-a -l --listen", m.hits[i].Name) || !m.hits[i].Has {
			continue
		}
		own := false
		for _, here := range [...]string{"127.0.0.1", "localhost", "tcp://127.0.0.1", "tcp://localhost"} {
			own = own || w.Exact() && (w.Text == here || strings.HasPrefix(w.Text, here+":"))
		}
		some, all = true, all && own
	}
	if some && all {
		m.Add(Fact{Kind: automode.Run, Target: "a file server", Traits: automode.EntryPoint, Why: "serves files on this machine alone"})
		return
	}
	m.addDo(&servesAll)
	m.addDo(&handedOut)
}

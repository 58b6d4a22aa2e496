package commands

import "strings"

var nslookup = Program{
	Name: "nslookup", Rare: true, Summary: "asks name servers", Manual: "nslookup(1), BIND 9.20: its options only choose what is asked",
	Row: Row{
		Style:  Looking,
		Args:   anyData,
		Refine: nslookupNames,
	},
}

var nslookupCases = []Case{
	{`nslookup -type=mx h.test 9.9.9.9`, `Query h.test; Query 9.9.9.9`},
	{`nslookup "$x.test"`, `Send ….test`},
}

func nslookupNames(m *Match) {
	for _, w := range m.Args {
		if !strings.HasPrefix(w.Text, "-") {
			askName(m, w)
		}
	}
}

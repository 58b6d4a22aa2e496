package commands

import (
	"strings"

	"automode"
)

var nslookup = Program{
	Name: "nslookup", Rare: true, Summary: "asks name servers", Manual: "nslookup(1), BIND 9.20: its options only choose what is asked",
	Row: Row{
		Style:  Looking,
		Args:   anyData,
		Does:   []Do{nslookupReads, {Kind: automode.Send, Target: nslookupReads.Target, When: &When{First: "-"}, Why: nslookupReads.Why}},
		Stdin:  []In{{Role: Data}},
		Refine: nslookupNames,
	},
}

var nslookupCases = []Case{
	{`nslookup -type=mx h.test 9.9.9.9`, `Query h.test; Query 9.9.9.9`},
	{`nslookup "$x.test"`, `Send name servers; Send ….test`},
	{`nslookup`, `Send name servers`},
	{`nslookup - 9.9.9.9`, `Send name servers; Query 9.9.9.9`},
}

// nslookupReads: without a name it asks for each line that comes in.
var nslookupReads = Do{Kind: automode.Send, Target: "name servers", When: &When{Args: "0"}, Why: "asks name servers for what comes in"}

func nslookupNames(m *Match) {
	for _, w := range m.Args {
		if !strings.HasPrefix(w.Text, "-") {
			askName(m, w)
		}
	}
}

package commands

import (
	"automode"
)

var linkChecks = Program{
	Name: "markdown-link-check", Kin: "muffet htmltest broken-link-checker linkinator", Package: true, Rare: true, Summary: "asks for every link of pages whether it leads anywhere", Manual: "markdown-link-check --help 3.13, muffet --help 2.10, htmltest --help 0.17, linkinator --help 6",
	Row: Row{
		Style: Looking, Help: "-h --help -v -V --version", Does: []Do{{Kind: automode.Send, Target: "the hosts that the pages name", Why: "asks the hosts that the pages name"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-c= --config=", Value: Unread, Why: "its settings can name hosts and headers"}},
	},
}

var linkChecksCases = []Case{{`markdown-link-check -q README.md`, `Send the hosts that the pages name; Read{listing} README.md`}, {`htmltest -c x site`, `Send the hosts that the pages name; Read{listing} site; Unknown its settings can name hosts and headers`}}

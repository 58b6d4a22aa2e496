package commands

import (
	"strings"

	"automode"
)

var open = Program{
	Name: "open", Also: "xdg-open", Summary: "opens files, folders, addresses and applications", Manual: "open(1), macOS 15; xdg-open(1), xdg-utils 1.2",
	Row: Row{
		Help: "--help --manual --version -h", Course: Stays,
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-F -g --background -j --hide -n --new -s= -W --wait-apps", Value: Data},
			{Names: "-R --reveal"},
			{Names: "-a= -b=", Value: RunsLine, Why: "starts an application"},
			{Names: "-e -t -f", Does: []Do{{Kind: automode.Run, Target: "the text editor", Why: "starts the text editor"}}},
			{Names: "-i= --stdin= -o= --stdout= --stderr=", Value: Appends, Why: "ties the application's streams to a file"},
			{Names: "--env=", Value: Unread, Why: "sets a variable for the application"},
			{Names: "-u=", Value: Fetches, Why: "opens an address"},
			{Names: "--args", Ends: true},
		},
		Refine: openOperands,
	},
}

var openCases = []Case{
	{`open index.html`, `Run[file native] index.html`},
	{`open https://example.com/x`, `Fetch https://example.com/x`},
	{`xdg-open http://localhost:3000`, `Fetch http://localhost:3000`},
	{`open -a Safari a.html`, `Run[line] Safari; Run[file native] a.html`},
	{`open -e a.txt`, `Run the text editor; Run[file native] a.txt`},
	{`open -R src`, `Read{listing} src`},
	{`open -g --stdout out app --args -x`, `Write out; Run[file native] app; Unknown nobody read what an application does with its arguments`},
	{`open --env A=1 x`, `Unknown sets a variable for the application; Run[file native] x`},
	{`open -u https://a`, `Fetch https://a`},
	{`open vscode://file/x`, `Unknown nobody read what opens such an address`},
}

// openOperands: what a file or an address starts is decided by its kind.
func openOperands(m *Match) {
	for _, w := range m.Args {
		scheme, _, isURL := strings.Cut(w.Text, "://")
		switch {
		case m.Has("-R"):
			m.Add(Fact{Role: Lists, Word: w, Kind: automode.Read, Traits: automode.Listing})
		case isURL && (scheme == "http" || scheme == "https"):
			m.Add(Fact{Role: Fetches, Word: w, Kind: automode.Fetch, Why: "opens an address"})
		case isURL:
			m.Unknown("nobody read what opens such an address", w)
		case strings.HasPrefix(w.Text, "-"):
			m.Unknown("nobody read what an application does with its arguments", w)
		default:
			m.Add(Fact{Role: RunsFile, Word: w, Kind: automode.Run, Why: "starts what opens such files"})
		}
	}
}

package commands

import (
	"strings"

	"automode"
)

var rmdir = Program{
	Name: "rmdir", Also: "grmdir zf_rmdir", Summary: "removes empty folders", Manual: "rmdir(1), GNU coreutils 9.5 and macOS 15",
	Row: Row{
		Help: "--help --version",
		// An empty folder is made again as it was.
		Args: []Arg{{Role: Deletes, Traits: automode.Recoverable, Why: "removes empty folders"}},
		Flags: []Flag{
			{Names: "--ignore-fail-on-non-empty -v --verbose"},
			{Names: "-p --parents"},
		},
		Refine: rmdirParents,
	},
}

var rmdirCases = []Case{
	{`rmdir -v a b`, `Delete{recoverable} a; Delete{recoverable} b`},
	{`rmdir -p a/b/c`, `Delete{recoverable} a/b/c; Delete{recoverable} a/b; Delete{recoverable} a`},
	{`rmdir -p /a`, `Delete{recoverable} /a`},
	{`rmdir -p $x`, `Delete{recoverable} …; Unknown removes folders above one that is not known`},
}

// rmdirParents: -p removes every folder that the path goes through as well.
func rmdirParents(m *Match) {
	if !m.Has("-p") {
		return
	}
	for _, w := range m.Args {
		if !w.Exact() {
			m.Unknown("removes folders above one that is not known", w)
			continue
		}
		path := strings.TrimRight(w.Text, "/")
		for i := strings.LastIndexByte(path, '/'); i > 0; i = strings.LastIndexByte(path, '/') {
			path = strings.TrimRight(path[:i], "/")
			above := w
			above.Text = path
			m.Add(Fact{Role: Deletes, Word: above, Kind: automode.Delete, Traits: automode.Recoverable, Why: "removes empty folders"})
		}
	}
}

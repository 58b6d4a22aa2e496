package commands

import (
	"strings"
)

var fx = Program{
	Name: "fx", Rare: true, Summary: "shows JSON in a terminal, or what code makes of it", Manual: "fx.wtf, 39",
	Row: Row{
		Help: "-h --help -v --version --themes", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Refine: fxPaths,
		Flags: []Flag{{Names: "-r --raw -s --slurp --yaml --toml --strict --no-inline"}},
	},
}

var fxCases = []Case{{`fx a.json .x[0].y`, `Read a.json`}, {`fx -r .x`, `Read .x`}, {`fx a.json 'x => process.exit()'`, `Read a.json; Unknown runs the expression as code`}, {`fx a.json .x save`, `Read a.json; Unknown runs the expression as code`}}

// fxPaths: a path is looked up; any other expression is code.
func fxPaths(m *Match) {
	for i, w := range m.Args {
		path := strings.HasPrefix(w.Text, ".") && !strings.Contains(w.Text, "/") && strings.Trim(w.Text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._[]-") == ""
		switch {
		case i > 0 && (!w.Exact() || !path), i == 0 && !w.Exact():
			m.Unknown("runs the expression as code", w)
		}
	}
}

package commands

import (
	"strings"

	"automode"
)

var orval = Program{
	Name: "orval", Rare: true, Package: true, Summary: "generates a client from an API's description", Manual: "orval --help, orval 7",
	Row: Row{
		Help:   "-h --help -V --version",
		Does:   []Do{{Kind: automode.Run, Target: "the generator", Traits: automode.EntryPoint, Why: "runs the project's settings"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "-o --output"}, Why: "writes the client"}},
		Refine: orvalInput,
		Flags:  []Flag{{Names: "--mock --prettier --biome --tslint -w[=] --watch[=]", Value: Data}, {Names: "--clean --clean[=]", Value: Data, Does: []Do{{Kind: automode.Delete, Target: "the folder that its settings name", When: &When{Without: "-o"}}}, Why: "empties the folder it writes to"}, {Names: "-p= --project= -m= --mode= --client=", Value: Data}, {Names: "-o= --output=", Value: WritesTree, Why: "writes the client there"}, {Names: "-i= --input=", Value: Reads}, {Names: "-c= --config=", Value: RunsFile, Lang: JavaScript, Why: "its settings are code"}, {Names: "--tsconfig=", Value: Reads}},
	},
}

// orvalInput: the description may lie on a host.
func orvalInput(m *Match) {
	if m.Has("--clean") {
		emptiesFirst(m)
	}
	if w, ok := m.Value("-i"); ok && strings.Contains(w.Text, "://") {
		m.Unknown("takes the description from a host", w)
	}
}

var orvalCases = []Case{
	{`orval -i https://h.test/x -o v`, `Run{entry-point} the generator; Read https://h.test/x; Write v/**; Unknown takes the description from a host`},
	{`orval`, `Run{entry-point} the generator; Write ./**`}, {`orval --config o.ts`, `Run{entry-point} the generator; Write ./**; Run[file javascript] o.ts`},
	{`orval --mock`, `Run{entry-point} the generator; Write ./**`},
	{`orval --clean`, `Run{entry-point} the generator; Write ./**; Delete the folder that its settings name`}, {`orval --clean -o d`, `Run{entry-point} the generator; Delete d/**`},
	{`orval -p v`, `Run{entry-point} the generator; Write ./**`},
	{`orval -o v`, `Run{entry-point} the generator; Write v/**`},
	{`orval -i v`, `Run{entry-point} the generator; Write ./**; Read v`},
	{`orval --tsconfig v`, `Run{entry-point} the generator; Write ./**; Read v`},
}

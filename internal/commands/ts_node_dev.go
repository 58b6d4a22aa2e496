package commands

import (
	"strings"
)

var tsRunners = Program{
	Name: "ts-node-dev", Rare: true, Also: "tsnd", Kin: "vite-node esno jiti sucrase-node swc-node babel-node zx", Package: true, Summary: "runs scripts", Manual: "the --help of ts-node-dev 2, vite-node 3, jiti 2, Sucrase 3 and zx 8",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version", Lang: TypeScript, Refine: scriptFromHost, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "--respawn --transpile-only --exit-child --rs --cls --quiet --watch --no-notify --verbose", Value: Data}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0"}}},
	},
}

var tsRunnersCases = []Case{{`ts-node-dev --respawn src/a.ts x`, `Run[file typescript] src/a.ts`}, {`zx https://h.test/a.mjs`, `Unknown what it runs may come from a host`}, {`zx --eval x`, `Unknown no option “--eval” is known`}}

// scriptFromHost: some take an address of code in the place of a file.
func scriptFromHost(m *Match) {
	if len(m.Args) > 0 && strings.Contains(m.Args[0].Text, "://") {
		m.Facts = nil
		m.Unknown("what it runs may come from a host", m.Args[0])
	}
}

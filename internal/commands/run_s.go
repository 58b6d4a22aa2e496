package commands

import (
	"strings"
)

var npmRunAll = Program{
	Name: "run-s", Rare: true, Also: "run-p npm-run-all run-s2 run-p2 npm-run-all2", Package: true, Book: PackageScripts, Summary: "runs several scripts of package.json", Manual: "npm-run-all --help, npm-run-all2 8",
	Row: Row{
		Help: "-h --help -v --version", Args: []Arg{{Role: RunsTask}}, Refine: runsEach,
		Flags: []Flag{{Names: "-c --continue-on-error -l --print-label -n --print-name -r --race --silent --aggregate-output -p --parallel -s --sequential --serial --max-parallel=", Value: Data}},
	},
}

var npmRunAllCases = []Case{{`run-s -l lint test`, `Run[task] lint; Run[task] test`}, {`npm-run-all --parallel "watch:a"`, `Run[task] watch:a`}, {`run-p build:*`, `Run[task] build:*`}, {`run-s --npm-path x lint`, `Unknown no option “--npm-path” is known`}}

// runsEach: each word is a script by itself, with its own arguments.
func runsEach(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsTask {
			f.Words = []Word{f.Word}
			if name, args, ok := strings.Cut(f.Word.Text, " "); ok && f.Word.Exact() {
				f.Word = Lit(name)
				f.Words = []Word{f.Word, Lit(args)}
			}
		}
	}
}

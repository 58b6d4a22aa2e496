package commands

import "automode"

var lerna = Program{
	Name: "lerna", Rare: true, Package: true, Summary: "runs tasks of a workspace's packages and releases them", Manual: "lerna --help, Lerna 9",
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "--stream --parallel --no-bail --no-prefix --no-sort --include-dependencies --include-dependents --no-private --json --all -a --long -l --toposort --graph --skip-nx-cache --verbose --yes -y --ci --progress --no-progress"}, {Names: "--scope= --ignore= --since[=] --concurrency= --loglevel= --exclude-dependents[=]", Value: Data}},
		Rows: []Row{
			{Names: "run", Style: GNU, Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}},
			{Names: "exec", Style: Leading, Args: commandFirst, Refine: lernaExec},
			{Names: "list ls changed diff info", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "publish version", Style: Plain, Does: []Do{{Kind: automode.Publish, Target: "the packages", Traits: automode.Rewrites, Why: "releases packages and pushes tags"}}, Args: []Arg{{Role: Data}}},
			{Names: "clean", Does: []Do{{Kind: automode.Delete, Target: "the installed packages", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes the installed packages"}}},
		},
	},
}

var lernaCases = []Case{
	{`lerna`, `nothing`}, {`lerna run test --scope a`, `Run[task] test`}, {`lerna exec -- rm -rf x`, `Run[words] rm -rf x`}, {`lerna exec --since ls rm x`, `Run[words] ls rm x; Run[words] rm x; Run[words] x`}, {`lerna publish`, `Publish{rewrites} the packages`},
	{`lerna --stream`, `nothing`},
	{`lerna list`, `Read .`},
	{`lerna clean`, `Delete{recoverable,build-output} the installed packages`},
}

// lernaExec: a commit may stand behind --since.
func lernaExec(m *Match) { m.mayHold("--since --exclude-dependents") }

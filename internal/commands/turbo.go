package commands

import "automode"

var turboFlags = []Flag{
	{Names: "--force[=] --remote-only[=] --no-cache --dry-run --dry-run[=] --dry[=] --daemon --no-daemon --summarize[=] --parallel --single-package --framework-inference[=] --affected --json --only --continue --continue[=] --no-color --color --skip-infer --no-update-notifier", Value: Data},
	{Names: "--cache= --remote-cache-read-only[=] --cache-workers= --concurrency= --global-deps= -F= --filter= --output-logs= --log-order= --log-prefix= --env-mode[=] --ui= --verbosity= -v --team= --remote-cache-timeout=", Value: Data},
	{Names: "--cwd=", Value: Base},
	{Names: "--cache-dir=", Value: WritesTree, Why: "keeps its cache there"},
	{Names: "--graph --graph[=] --profile= --anon-profile= --trace= --log-file[=]", Value: Writes, Why: "writes there"},
	{Names: "--api= --login=", Value: Sends, Why: "sends results to that host"},
	{Names: "--token= --root-turbo-json= --dangerously-disable-package-manager-check", Value: Unread},
}

var turbo = Program{
	Name: "turbo", Rare: true, Package: true, Summary: "runs tasks of a workspace's packages", Manual: "turbo --help, Turborepo 2",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Global: turboFlags, Refine: turboTasks,
		Args: []Arg{{Role: RunsTask}},
		Rows: []Row{
			{Names: "run watch", Args: []Arg{{Role: RunsTask}}},
			{Names: "ls info query bin boundaries docs completion", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "prune", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "--out-dir"}, Why: "copies packages to a folder"}}, Flags: []Flag{{Names: "--docker"}, {Names: "--out-dir=", Value: WritesTree, Why: "copies packages there"}, {Names: "--use-gitignore[=] --scope=", Value: Data}}, Args: []Arg{{Role: Data}}},
			{Names: "login logout link unlink config telemetry", Does: []Do{{Kind: automode.Configure, Target: "the remote cache's account", Traits: automode.Persists, Why: "changes the account"}}, Args: []Arg{{Role: Data}}},
			{Names: "gen generate g scan", Does: turboRuns, Args: []Arg{{Role: Data}}},
			{Names: "daemon", Rows: []Row{{Names: "status logs", Does: []Do{{Kind: automode.Query, Target: "its own daemon"}}}}, OrArgs: true, Does: turboRuns, Args: []Arg{{Role: Data}}},
		},
	},
}

var turboRuns = []Do{{Kind: automode.Run, Target: "a generator or daemon", Why: "runs the workspace's generators or its daemon"}}

var turboCases = []Case{
	{`turbo run build test --filter=web`, `Run[task] build; Run[task] test; among`},
	{`turbo lint -- --fix`, `Run[task] lint; among`},
	{`turbo --force=v`, `nothing`},
	{`turbo --cwd v`, `in v`},
	{`turbo --cache-dir v`, `Write v/**`},
	{`turbo --graph`, `nothing`},
	{`turbo --api v`, `Send v`},
	{`turbo --token v`, `Unknown nobody read what the value of --token means`},
	{`turbo ls`, `Read .`},
	{`turbo prune`, `Write ./**`},
	{`turbo prune --docker`, `Write ./**`},
	{`turbo prune --out-dir v`, `Write v/**`},
	{`turbo prune --use-gitignore=v`, `Write ./**`},
	{`turbo login`, `Configure{persists} the remote cache's account`},
	{`turbo gen`, `Run a generator or daemon`}, {`turbo daemon status`, `Query its own daemon`}, {`turbo daemon start`, `Run a generator or daemon`}, {`turbo gen status`, `Run a generator or daemon`},
}

// turboTasks: every task is one of the packages that are selected.
func turboTasks(m *Match) {
	tasksBeforeDashes(m)
	for i := range m.Facts {
		if m.Facts[i].Role == RunsTask {
			m.Facts[i].Book, m.Runner = PackageScripts, &Runner{Among: true}
		}
	}
}

// tasksBeforeDashes: what follows "--" are the tasks' own arguments.
func tasksBeforeDashes(m *Match) {
	tasks := len(m.Args)
	for i, w := range m.Words {
		if w.Is("--") {
			tasks -= len(m.Words) - i - 1
			break
		}
	}
	m.Own(func(f *Fact) bool {
		if f.Role != RunsTask {
			return true
		}
		tasks--
		return tasks >= 0
	})
}

package commands

import "automode"

var mise = Program{
	Name: "mise", Rare: true, Book: MiseTasks, Also: "rtx", Summary: "runs a project's tasks and installs its tools", Manual: "mise help, mise 2025 and 2026",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", OrArgs: true, Refine: miseTasks,
		Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}},
		Global: []Flag{
			{Names: "-n --dry-run"},
			{Names: "--debug --trace -q --quiet --silent --raw -v --verbose -vv -y --yes --no-config --no-env --no-hooks --timings --no-timings --locked -f --force -i --interleave --continue-on-error -S -r --no-cache --skip-deps --fresh-env --no-prepare --no-deps"},
			{Names: "-j= --jobs= --log-level= --output= -o= --timeout= -P= --profile=", Value: Data},
			{Names: "-E= --env=", Value: Data},
			{Names: "-C= --cd=", Value: Base},
			{Names: "-t= --tool=", Value: Installs, Why: "adds a tool for this run"},
			{Names: "-s= --shell=", Value: RunsTool, Lang: Shell, Why: "runs the tasks by it"},
		},
		Rows: miseRows,
	},
}

var miseCases = []Case{
	{`mise alias --no-header -p node`, `nothing`},
	{`mise alias ls --no-header node`, `nothing`},
	{`mise tool-alias set node lts 20`, `Configure{persists} mise's own settings`},
	{`mise`, `nothing`},
	{`mise run --affected --affected-base main --deny-net test`, `Run[task] test`},
	{`mise run --affected-json`, `nothing`},
	{`mise tasks run --skip-tools --task-cache off build`, `Run[task] build`},
	{`mise tasks run --task-cache-explain-json build`, `nothing`},
	{`mise x --deny-net -- ls`, `Run[words] ls`},
	{`mise watch -f test evil`, `Run[task] evil`},
	{`mise watch -w src -F f build`, `Run[task] build; Read{listing} src/**; Read f`},
	{`mise watch --filter-prog x build`, `Unknown no option “--filter-prog” is known`},
	{`mise tool node --backend`, `nothing`},
	{`mise fmt -a`, `Write mise.toml`},
	{`mise fmt --check`, `nothing`},
	{`mise cache path`, `nothing`},
	{`mise ls --backend core --outdated`, `nothing`},
	{`mise plugins ls --outdated`, `nothing`},
	{`mise run test`, `Run[task] test`},
	{`mise run -n test`, `Run[task] test; dry`},
	{`mise run -C sub -q lint:fix -- --x`, `Run[task] lint:fix; in sub`},
	{`mise run -t node@20 -j 4 -E ci build`, `Run[task] build; Install node@20`},
	{`mise run lint a ::: deploy b`, `Run[task] lint; Run[task] deploy`},
	{`mise r test`, `Run[task] test`},
	{`mise test --x`, `Run[task] test`},
	{`mise run -s bash x`, `Run[task] x; Run[tool] bash`},
	{`mise exec -- rm -rf x`, `Run[words] rm -rf x`},
	{`mise x node@20 -- node a.js`, `Install node@20; Run[words] node a.js`},
	{`mise x -c 'rm x'`, `Run[line] rm x`},
	{`mise exec node@20`, `Install node@20`},
	{`mise tasks`, `nothing`},
	{`mise tasks ls --json`, `nothing`},
	{`mise tasks run build`, `Run[task] build`},
	{`mise tasks edit x`, `Run an editor`},
	{`mise tasks add x -- rm y`, `Unknown adds a task, whose command is not read`},
	{`mise watch build`, `Run[task] build`},
	{`mise watch -g x build`, `Run[task] build`},
	{`mise install`, `Install{declared} what the configuration names`},
	{`mise test-tool x`, `Install x`},
	{`mise i node@20`, `Install node@20`},
	{`mise use node@20 --pin`, `Install node@20; Write mise.toml`},
	{`mise use -g node@20`, `Install node@20; Configure{persists} mise's own settings`},
	{`mise use -p c --remove x`, `Write mise.toml; Write c`},
	{`mise upgrade`, `Install newer versions of all tools`},
	{`mise up node --bump`, `Install node`},
	{`mise uninstall --all`, `Install all tools`}, {`mise unuse -g node`, `Install node`},
	{`mise uninstall node@18 --all`, `Install node@18`},
	{`mise ls --current`, `nothing`},
	{`mise which node --plugin`, `nothing`},
	{`mise latest node`, `Query the registry`},
	{`mise env`, `Disclose the project's environment`},
	{`mise env --json`, `Disclose the project's environment`},
	{`mise activate bash`, `nothing`},
	{`mise deactivate`, `nothing`},
	{`mise hook-env --force`, `Disclose the project's environment`}, {`mise hook-env -s bash`, `Disclose the project's environment`},
	{`mise trust`, `Weaken the configurations that mise trusts`},
	{`mise trust --show`, `nothing`},
	{`mise trust -a x`, `Weaken the configurations that mise trusts`},
	{`mise set A=1`, `Write mise.toml`},
	{`mise set -g A=1 --file f`, `Write mise.toml; Write f`},
	{`mise set`, `Disclose the project's environment`},
	{`mise config`, `nothing`},
	{`mise config get -f x tools`, `Read x`},
	{`mise config set -f x tools.node 20 --type string`, `Write mise.toml; Write x`},
	{`mise settings`, `nothing`},
	{`mise settings get x`, `nothing`},
	{`mise settings x=y`, `Configure{persists} mise's own settings`},
	{`mise plugins`, `nothing`},
	{`mise plugins ls --urls`, `nothing`},
	{`mise plugins install x http://y`, `Install x; Install http://y`},
	{`mise cache`, `nothing`},
	{`mise cache clear`, `Delete{recoverable} mise's cache`},
	{`mise prune`, `Delete{recoverable} tools that are not in use`},
	{`mise reshim`, `nothing`},
	{`mise generate x`, `Unknown makes hooks, workflows or tasks`},
	{`mise self-update`, `Configure{persists} mise itself`},
	{`mise tasks -J`, `nothing`},
	{`mise tasks --sort v`, `nothing`},
	{`mise tasks ls --sort v`, `nothing`},
	{`mise tasks edit -p`, `nothing`},
	{`mise install --system`, `Install{declared} what the configuration names`},
	{`mise upgrade -x v`, `Install newer versions of all tools`},
	{`mise ls --prefix v`, `nothing`},
	{`mise ls-remote --installed`, `Query the registry`},
	{`mise ls-remote --before v`, `Query the registry`},
	{`mise activate --shims`, `nothing`},
	{`mise set --remove v`, `Disclose the project's environment; Write mise.toml`},
	{`mise config -J`, `nothing`},
	{`mise config ls -J`, `nothing`},
	{`mise settings -J`, `nothing`},
	{`mise settings get -J`, `nothing`},
	{`mise plugins -a`, `nothing`},
	{`mise plugins install -a`, `Install newer plug-ins`},
	{`mise cache clear --outdate`, `Delete{recoverable} mise's cache`},
	{`mise prune --configs`, `Delete{recoverable} tools that are not in use`},
}

// miseTasks: ":::" begins another task.
func miseTasks(m *Match) {
	if m.Holds("-n --dry-run") {
		m.Runner = &Runner{Dry: true}
	}
	started := false
	for _, f := range m.Facts {
		started = started || f.Role == RunsTask
	}
	for i := 1; started && i < len(m.Args); i++ {
		if m.Args[i-1].Is(":::") {
			m.Add(Fact{Role: RunsTask, Kind: automode.Run, Word: m.Args[i], Words: m.Args[i:]})
		}
	}
}

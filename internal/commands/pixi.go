package commands

import (
	"automode"
)

var pixi = Program{
	Name: "pixi", Rare: true, Kin: "rye", Package: true, Summary: "manages a project's packages and tasks", Manual: "pixi --help, pixi 0.59; rye --help, rye 0.44",
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "-v -vv --verbose -q --quiet --no-progress --frozen --locked --all -f --features --json --json-pretty --explicit --no-lock --fix --check --include-dep --exclude-dep", Value: Data}, {Names: "--environment= --color= --platform= --package= --sort-by= --feature=", Value: Data}, {Names: "-e= -p=", Value: Data, Of: "pixi"}, {Names: "--manifest-path= --pyproject=", Value: Unread, Why: "is of another project"}},
		Rows: []Row{
			{Names: "list ls info tree search show version help completion lint test", Does: toolBuilds, Args: anyData},
			{Names: "task config toolchain global workspace project", Rows: []Row{{Names: "list ls", Does: toolBuilds, Args: anyData}, {Names: "channel environment feature name version platform description", Again: true}, {Names: "get", Does: toolBuilds, Args: anyData}, {Names: "add remove rm alias set append prepend unset edit install uninstall update sync expose fetch register", Does: toolInstalls, Args: anyData, Flags: anyFlags}}},
			{Names: "install sync lock", Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the project names"}}},
			{Names: "run", Style: Leading, Refine: taskOrProgram, Args: []Arg{{At: First, Role: RunsTask}, {Role: Data}}},
			{Names: "fmt", Does: toolRewrites},
			{Names: "add remove rm update upgrade import tools self self-update init pin fetch", Does: toolInstalls, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "publish upload auth", Does: toolReleases, Args: anyData, Flags: anyFlags},
		},
	},
}

var pixiCases = []Case{
	{`pixi list --environment 1 --json`, `Run{entry-point} the build`},
	{`pixi`, `nothing`}, {`pixi task`, `nothing`}, {`pixi workspace channel list`, `Run{entry-point} the build`}, {`pixi project version get`, `Run{entry-point} the build`}, {`pixi workspace version`, `Unknown nobody read what “workspace version” does`}, {`rye toolchain fetch --x`, `Install packages or versions`}, {`pixi list --json`, `Run{entry-point} the build`}, {`pixi install --frozen -e x`, `Install{declared} what the lock file names`}, {`pixi run --manifest-path d test`, `Run[task] test; Unknown is of another project`}, {`rye fmt`, `Write{source-only} ./**`}, {`pixi add x -g=y`, `Install packages or versions`}, {`rye publish --x`, `Publish{rewrites} the package index`},
}

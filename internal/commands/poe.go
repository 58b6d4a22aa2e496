package commands

var poe = Program{
	Name: "poe", Rare: true, Package: true, Summary: "runs the tasks of pyproject.toml", Manual: "poe --help, poethepoet 0.37",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}, Refine: testsTake,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet -d --dry-run --ansi --no-ansi"},
			{Names: "-C= --directory=", Value: Base},
			{Names: "-e= --executor= -X= --executor-opt=", Value: Unread, Why: "says by what the tasks are run"},
		},
	},
}

var poeCases = []Case{
	{`poe test`, `Run[task] test`}, {`poe -q test -p x`, `Run[task] test; Run{entry-point} the project's tests; Unknown loads that plug-in`},
	{`poe -C d lint --fix`, `Run[task] lint; in d`}, {`poe -e uv test`, `Run[task] test; Unknown says by what the tasks are run`},
}

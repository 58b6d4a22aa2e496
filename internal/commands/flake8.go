package commands

import "automode"

var flake8 = Program{
	Name: "flake8", Rare: true, Package: true, Summary: "lints Python", Manual: "flake8 --help, flake8 7",
	Row: Row{
		Help: "-h --help --version --bug-report",
		Does: []Do{{Kind: automode.Run, Target: "the linter", Traits: automode.EntryPoint, Why: "examines the project's code"}},
		Args: []Arg{{Role: Reads, Extent: automode.Tree}},
		Flags: []Flag{
			{Names: "--install-hook=", Why: "installs a hook"},
			{Names: "-v --verbose -q --quiet --count --show-source --no-show-source --statistics --exit-zero --isolated --disable-noqa --doctests --benchmark"},
			{Names: "--color= --exclude= --extend-exclude= --filename= --stdin-display-name= --hang-closing --ignore= --extend-ignore= --per-file-ignores= --max-line-length= --max-doc-length= --indent-size= --select= --extend-select= -j= --jobs= --max-complexity= --builtins= --require-plugins= --enable-extensions= --format= --diff --include-in-doctest= --exclude-from-doctest=", Value: Data},
			{Names: "--config= --append-config=", Value: RunsFile, Lang: Python, Why: "its settings can name plug-ins"},
			{Names: "--output-file=", Value: Writes, Why: "writes the report there"}, {Names: "--tee"},
		},
	},
}

var flake8Cases = []Case{
	{`flake8 --install-hook git`, `Run{entry-point} the linter; Unknown installs a hook`},
	{`flake8 src --max-line-length 100`, `Run{entry-point} the linter; Read src/**`},
	{`flake8 -v`, `Run{entry-point} the linter`},
	{`flake8 --config v`, `Run{entry-point} the linter; Run[file python] v`},
	{`flake8 --output-file v`, `Run{entry-point} the linter; Write v`},
	{`flake8 --tee`, `Run{entry-point} the linter`},
}

package commands

import "automode"

var isort = Program{
	Name: "isort", Rare: true, Package: true, Summary: "sorts the imports of Python", Manual: "isort --help, isort 6",
	Row: Row{
		Help: "-h --help -V --version --vn --version-number --show-config --show-files --show-settings",
		Does: []Do{{Kind: automode.Run, Target: "the formatter", Traits: automode.EntryPoint, Why: "sorts the project's imports"}},
		Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "sorts imports"}},
		Flags: []Flag{
			{Names: "-c --check-only --check --diff --df -d --stdout", Cancels: NoWrite},
			{Names: "-v --verbose -q --quiet --atomic --gitignore --skip-gitignore --color --float-to-top --force-sort-within-sections --only-modified --case-sensitive --trailing-comma --use-parentheses --combine-as -e --balanced --dont-follow-links --interactive"},
			{Names: "--profile= -l= --line-length= -s= --skip= --skip-glob= --sg= -p= --project= -m= --multi-line= --src= --src-path= -j= --jobs= --filename= --known-local-folder= -w=", Value: Data},
			{Names: "--settings-path= --settings-file= --settings= --sp=", Value: Reads},
		},
	},
}

var isortCases = []Case{
	{`isort .`, `Run{entry-point} the formatter; Write{harmless,source-only} ./**`}, {`isort --check-only src`, `Run{entry-point} the formatter`},
	{`isort -v`, `Run{entry-point} the formatter`},
	{`isort --profile v`, `Run{entry-point} the formatter`},
	{`isort --settings-path v`, `Run{entry-point} the formatter; Read v`},
}

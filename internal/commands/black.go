package commands

import "automode"

var black = Program{
	Name: "black", Rare: true, Package: true, Summary: "formats Python", Manual: "black --help, black 25",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Run, Target: "the formatter", Traits: automode.EntryPoint, Why: "formats the project's code"}},
		Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}},
		Flags: []Flag{
			{Names: "--check --diff", Cancels: NoWrite},
			{Names: "--color --no-color --fast --safe --pyi --ipynb -S --skip-string-normalization -C --skip-magic-trailing-comma -x --skip-source-first-line --preview --unstable -v --verbose -q --quiet --no-cache"},
			{Names: "-l= --line-length= -t= --target-version= --include= --exclude= --extend-exclude= --force-exclude= --stdin-filename= -W= --workers= --required-version= --enable-unstable-feature= --line-ranges= --python-cell-magics= -c= --code=", Value: Data},
			{Names: "--config=", Value: Reads},
		},
	},
}

var blackCases = []Case{
	{`black --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`black .`, `Run{entry-point} the formatter; Write{harmless,source-only} ./**`}, {`black --check -l 100 src`, `Run{entry-point} the formatter`},
	{`black --color`, `Run{entry-point} the formatter`},
	{`black --config v`, `Run{entry-point} the formatter; Read v`},
}

package commands

import (
	"automode"
)

var sqlfluff = Program{
	Name: "sqlfluff", Rare: true, Kin: "sqlfmt", Package: true, Summary: "examines and reformats SQL", Manual: "sqlfluff --help and each command's, sqlfluff 3.5; sqlfmt --help, 0.28",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites SQL"}, {Role: Reads, Extent: automode.Tree, When: &When{With: "--check"}}},
		Global: []Flag{
			{Names: "--check --diff"}, {Names: "-v --verbose -q --quiet -n --nocolor --color -f --force -e --fixed-suffix= -x --nofail --disable-progress-bar --bench --show-lint-violations --no-jinjafmt -l= --line-length= --no-progressbar -i --ignore-local-config", Value: Data},
			{Names: "-d= --dialect= --rules= --exclude-rules= -t= --templater= --annotation-level= --processes= --encoding= --warn-unused-ignores --stdin-filename= --recurse= --exclude=", Value: Data}, {Names: "-r= --format= -p=", Value: Data, Of: "sqlfluff"},
			{Names: "--config=", Value: Unread, Why: "its settings can name code"}, {Names: "--write-output=", Value: Writes, Why: "writes what it found there"},
		},
		Rows: []Row{{Names: "lint parse render", Does: toolBuilds, Args: sourceReads}, {Names: "fix format", Does: toolBuilds, Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, Why: "rewrites SQL"}}}, {Names: "rules dialects version", Args: anyData}},
	},
}

var sqlfluffCases = []Case{
	{`sqlfluff lint -r 1 -d postgres --write-output f a.sql`, `Run{entry-point} the build; Read a.sql/**; Write f`},
	{`sqlfluff lint -d postgres --write-output f a.sql`, `Run{entry-point} the build; Read a.sql/**; Write f`}, {`sqlfluff fix -f --config c a.sql`, `Run{entry-point} the build; Write{source-only} a.sql/**; Unknown its settings can name code`}, {`sqlfmt --check src`, `Read src/**`}, {`sqlfmt a.sql`, `Write{source-only} a.sql/**`}, {`sqlfluff rules`, `nothing`},
}

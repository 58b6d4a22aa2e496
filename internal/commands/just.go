package commands

import (
	"strings"

	"automode"
)

var just = Program{
	Name: "just", Package: true, Summary: "runs a project's recipes", Manual: "just --help, just 1.43",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version --man", Lang: Shell,
		Does: []Do{{Kind: automode.Run, Target: "the justfile's first recipe", When: &When{Args: "0", Without: "-l --list --summary --dump --evaluate --variables --groups -s --show --fmt -e --edit --init --choose --changelog --usage -c --command"}, Why: "runs the first recipe of the justfile"}},
		Args: []Arg{{At: First, Role: RunsTask, When: &When{Without: "-l --list --summary --dump --evaluate --variables --groups -s --show --fmt -e --edit --init --choose --changelog --usage -c --command"}}, {Role: Data}}, Refine: justVariables,
		Flags: []Flag{
			{Names: "-l --list --summary --dump --evaluate --variables --groups -s --show --changelog --usage"},
			{Names: "--fmt --edit -e --init --choose", Does: []Do{{Kind: automode.Write, Target: ".", Why: "changes the justfile or lets one choose"}}},
			{Names: "-n --dry-run -q --quiet -v --verbose --unstable --no-dotenv --no-highlight --highlight --yes --unsorted --no-deps --no-aliases --one --allow-missing --check --explain --timestamp --clear-shell-args --shell-command --global-justfile -g --list-submodules"},
			{Names: "--color= --dump-format= --list-heading= --list-prefix= --list-groups= --command-color= --chooser= --alias-style= --group= --tempdir=", Value: Data},
			{Names: "-f= --justfile=", Value: RunsFile, Why: "runs that justfile"},
			{Names: "-d= --working-directory=", Value: Base},
			{Names: "--set=", Value: Unread, Why: "the recipe may run what the variable holds"},
			{Names: "--shell= --shell-arg=", Value: RunsNamed, Why: "runs recipes with that program"},
			{Names: "-E= --dotenv-path= --dotenv-filename=", Value: RunsFile, Why: "its variables can change what runs"},
			{Names: "-c= --command=", Value: RunsLine, Why: "runs that command"},
		},
	},
}

var justCases = []Case{
	{`just`, `Run the justfile's first recipe`}, {`just test --x`, `Run[task] test`}, {`just --list`, `nothing`}, {`just -f o test`, `Run[task] test; Run[file native] o`}, {`just a=./x test`, `Unknown the recipe may run what the variable “a=./x” holds; Run[task] test`},
	{`just --fmt`, `Write .`},
	{`just -n`, `Run the justfile's first recipe`},
	{`just --color v`, `Run the justfile's first recipe`},
	{`just -d v`, `Run the justfile's first recipe; in v`},
	{`just --set v`, `Run the justfile's first recipe; Unknown the recipe may run what the variable holds`},
	{`just --shell v`, `Run the justfile's first recipe; Run[named] v`},
	{`just -E v`, `Run the justfile's first recipe; Run[file native] v`},
	{`just -c v`, `Run[line] v`},
}

// justVariables: NAME=value in front of the recipe sets a variable.
func justVariables(m *Match) {
	for len(m.Args) > 0 && strings.ContainsRune(m.Args[0].Text, '=') {
		w := m.Args[0]
		m.Args = m.Args[1:]
		m.Own(func(f *Fact) bool { return f.Role != RunsTask })
		m.Unknown("the recipe may run what the variable "+quote(w)+" holds", w)
		if len(m.Args) > 0 && !strings.ContainsRune(m.Args[0].Text, '=') {
			m.Add(Fact{Role: RunsTask, Kind: automode.Run, Word: m.Args[0], Words: m.Args})
		}
	}
}

package commands

import (
	"strings"

	"automode"
)

var just = Program{
	Name: "just", Rare: true, Book: Justfile, Package: true, Summary: "runs a project's recipes", Manual: "just --help, just 1.43",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version --man", Lang: Shell,
		Does: []Do{{Kind: automode.Run, Target: "the justfile's first recipe", When: &When{Args: "0", Without: "-l --list --summary --dump --evaluate --variables --groups -s --show --fmt -e --edit --init --choose --changelog --usage -c --command"}, Why: "runs the first recipe of the justfile"}},
		Args: []Arg{{At: First, Role: RunsTask, When: &When{Without: "-l --list --summary --dump --evaluate --variables --groups -s --show --fmt -e --edit --init --choose --changelog --usage -c --command"}}, {Role: Data}}, Refine: justVariables,
		Flags: []Flag{
			{Names: "--evaluate", Does: []Do{{Why: "runs the commands in backticks that give variables"}}},
			{Names: "-l --list --summary --dump --variables --groups -s --show --changelog --usage"},
			{Names: "--fmt --edit -e --init --choose", Does: []Do{{Kind: automode.Write, Target: ".", Why: "changes the justfile or lets one choose"}}},
			{Names: "-n --dry-run"},
			{Names: "-q --quiet -v --verbose --unstable --no-dotenv --no-highlight --highlight --yes --unsorted --no-deps --no-aliases --one --allow-missing --check --explain --timestamp --clear-shell-args --shell-command --global-justfile -g --list-submodules"},
			{Names: "--chooser=", Value: RunsLine, Lang: Shell, Why: "has the recipe chosen by it"},
			{Names: "--color= --dump-format= --list-heading= --list-prefix= --list-groups= --command-color= --alias-style= --group= --tempdir=", Value: Data},
			{Names: "-f= --justfile=", Value: RunsFile, Lang: Make, Why: "runs that justfile"},
			{Names: "-d= --working-directory=", Value: Base},
			{Names: "--set=", Value: Unread, Why: "the recipe may run what the variable holds"},
			{Names: "--shell=", Value: RunsWith, Lang: Shell, Why: "runs recipes with that program"},
			{Names: "--shell-arg=", Value: Unread, Why: "has the recipes' shell read them in another way"},
			{Names: "-E= --dotenv-path= --dotenv-filename=", Value: RunsFile, Why: "its variables can change what runs"},
			{Names: "-c --command", Ends: true},
		},
	},
}

var justCases = []Case{
	{`just --chooser 'rm x' --list`, `Run[line] rm x`},
	{`just`, `Run[task] the justfile's first recipe`}, {`just test --x`, `Run[task] test; for --x`}, {`just --list`, `nothing`}, {`just -f o test`, `Run[task] test; of o`}, {`just a=./x test`, `Run[task] test; with a=./x`},
	{`just a=1`, `Run[task] the justfile's first recipe; with a=1`},
	{`just --evaluate`, `Unknown runs the commands in backticks that give variables`},
	{`just --fmt`, `Write .`}, {`just --fmt -f f`, `Write .; Write f; of f`},
	{`just --dump -f f`, `Read f; of f`},
	{`just -n`, `Run[task] the justfile's first recipe; dry`},
	{`just -q`, `Run[task] the justfile's first recipe`},
	{`just --color v`, `Run[task] the justfile's first recipe`},
	{`just -d v`, `Run[task] the justfile's first recipe; in v`},
	{`just --set v`, `Run[task] the justfile's first recipe; Unknown the recipe may run what the variable holds`},
	{`just --shell v`, `Run[task] the justfile's first recipe; Run[with] v`},
	{`just --shell bash --shell-arg -c test`, `Run[task] test; Run[with] bash`}, {`just --shell ./bash --shell-arg --rcfile test`, `Run[task] test; Run[with] ./bash; Unknown has the recipes' shell read them in another way`},
	{`just --shell-arg v`, `Run[task] the justfile's first recipe; Unknown has the recipes' shell read them in another way`},
	{`just -E v`, `Run[task] the justfile's first recipe; Run[file native] v`},
	{`just -c rm -rf x`, `Run[words] rm -rf x`},
}

// justVariables: NAME=value in front of the recipe sets a variable; what
// follows it are arguments or further recipes.
func justVariables(m *Match) {
	if m.Has("-c --command") && len(m.Args) > 0 { // all that follows is the command's
		f := roleFact(RunsWords, m.Args[0], "runs that command")
		f.Words = m.Args
		m.Add(f)
		return
	}
	m.Own(func(f *Fact) bool { // that a line follows is what every shell is told
		return f.Flag != "--shell-arg" || !f.Word.Exact() || !named("-c -cu -uc -ec -ce -euc -ceu", f.Word.Text)
	})
	how := Runner{Dry: m.Holds("-n --dry-run")}
	args := m.Args
	for len(args) > 0 && strings.ContainsRune(args[0].Text, '=') {
		how.Sets, args = append(how.Sets, args[0]), args[1:]
	}
	runs := false
	m.Own(func(f *Fact) bool {
		switch {
		case f.Role == RunsFile && f.Lang == Make && !how.Named:
			how.File, how.Named = f.Word, true
			return false
		case f.Role == RunsTask:
			runs = true
			return len(how.Sets) == 0
		}
		return true
	})
	if how.Named && m.Has("--fmt") {
		m.addRole(Edits, &how.File, "changes that justfile")
	}
	if how.Named && !runs && !m.Has("--fmt") {
		m.addRole(Reads, &how.File, "")
	}
	switch {
	case len(args) == 0 && runs:
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the justfile's first recipe", Why: "runs the first recipe of the justfile"}}, m.Facts...)
	case len(how.Sets) > 0 && runs:
		m.Facts = append([]Fact{{Role: RunsTask, Kind: automode.Run, Word: args[0]}}, m.Facts...)
	}
	if runs && len(args) > 1 {
		how.Args = args[1:]
	}
	for i := range m.Facts {
		if m.Facts[i].Role == RunsTask {
			m.Facts[i].Words = nil
		}
	}
	m.tasks(&how)
}

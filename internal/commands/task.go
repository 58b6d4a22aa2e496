package commands

import (
	"strings"

	"automode"
)

var goTask = Program{
	Name: "task", Also: "go-task", Summary: "runs a project's tasks", Manual: "task --help, Task 3",
	Row: Row{
		Help: "-h --help --version --completion=", Refine: taskVariables,
		Does:  []Do{{Kind: automode.Run, Target: "the default task", When: &When{Args: "0", Without: "-l --list -a --list-all --init -i"}, Why: "runs the default task"}},
		Args:  []Arg{{Role: RunsTask}},
		Flags: []Flag{{Names: "-l --list -a --list-all"}, {Names: "-f --force -s --silent -v --verbose -y --yes -p --parallel -n --dry -w --watch -x --exit-code --force-all --summary --status --json -j --nested --offline --no-status -F --failfast --insecure --trusted-hosts"}, {Names: "-c[=] --color[=] -C= --concurrency= -I= --interval= -o= --output= --sort= --timeout= --expiry=", Value: Data}, {Names: "-d= --dir=", Value: Base}, {Names: "-t= --taskfile=", Value: RunsFile, Why: "runs that file's tasks"}, {Names: "-g --global", Does: []Do{{Kind: automode.Run, Target: "the account's own tasks"}}, Why: "runs tasks of the home folder"}, {Names: "--init -i", Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "makes a Taskfile"}, {Names: "--download --clear-cache", Does: []Do{{Kind: automode.Fetch, Target: "remote tasks"}}, Why: "downloads tasks"}},
	},
}

var goTaskCases = []Case{
	{`task`, `Run the default task`}, {`task build test -- -x`, `Run[task] build; Run[task] test`}, {`task --list`, `nothing`}, {`task x A=./y`, `Run[task] x; Unknown the recipe may run what the variable “A=./y” holds`},
	{`task -f`, `Run the default task`},
	{`task -c=v`, `Run the default task`},
	{`task -d v`, `Run the default task; in v`},
	{`task -t v`, `Run the default task; Run[file native] v`},
	{`task -g`, `Run the default task; Run the account's own tasks`},
	{`task --init`, `Write .`},
	{`task --download`, `Run the default task; Fetch remote tasks`},
}

// taskVariables: what follows "--" are arguments, and NAME=value sets a
// variable.
func taskVariables(m *Match) {
	tasksBeforeDashes(m)
	m.Own(func(f *Fact) bool { return f.Role != RunsTask || !strings.ContainsRune(f.Word.Text, '=') })
	for _, w := range m.Args {
		if strings.ContainsRune(w.Text, '=') {
			m.Unknown("the recipe may run what the variable "+quote(w)+" holds", w)
		}
	}
}

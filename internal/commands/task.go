package commands

import (
	"strings"

	"automode"
)

var goTask = Program{
	Name: "task", Rare: true, Book: Taskfile, Also: "go-task", Summary: "runs a project's tasks", Manual: "task --help, Task 3",
	Row: Row{
		Help: "-h --help --version --completion=", Refine: taskVariables,
		Does:  []Do{{Kind: automode.Run, Target: "the default task", When: &When{Args: "0", Without: "-l --list -a --list-all --init -i"}, Why: "runs the default task"}},
		Args:  []Arg{{Role: RunsTask}},
		Flags: []Flag{{Names: "-l --list -a --list-all"}, {Names: "-f --force -s --silent -v --verbose -y --yes -p --parallel -w --watch -x --exit-code --force-all --summary --status --json -j --nested --offline --no-status -F --failfast --insecure --trusted-hosts"}, {Names: "-c[=] --color[=] -C= --concurrency= -I= --interval= -o= --output= --sort= --timeout= --expiry=", Value: Data}, {Names: "-n --dry"}, {Names: "-d= --dir=", Value: Base}, {Names: "-t= --taskfile=", Value: RunsFile, Why: "runs that file's tasks"}, {Names: "-g --global", Does: []Do{{Kind: automode.Run, Target: "the account's own tasks"}}, Why: "runs tasks of the home folder"}, {Names: "--init -i", Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "makes a Taskfile"}, {Names: "--download --clear-cache", Does: []Do{{Kind: automode.Fetch, Target: "remote tasks"}}, Why: "downloads tasks"}},
	},
}

var goTaskCases = []Case{
	{`task`, `Run[task] the default task`}, {`task build test -- -x`, `Run[task] build; Run[task] test; for -x`}, {`task --list`, `nothing`}, {`task x A=./y`, `Run[task] x; with A=./y`},
	{`task -f`, `Run[task] the default task`},
	{`task -n x`, `Run[task] x; dry`},
	{`task A=1`, `Run[task] the default task; with A=1`},
	{`task -c=v`, `Run[task] the default task`},
	{`task -d v`, `Run[task] the default task; in v`},
	{`task -t v`, `Run[task] the default task; of v`},
	{`task -g`, `Run[task] the default task; Run the account's own tasks`},
	{`task --init`, `Write .`},
	{`task --download`, `Run[task] the default task; Fetch remote tasks`},
}

// taskVariables: what follows "--" are arguments, and NAME=value sets a
// variable.
func taskVariables(m *Match) {
	before := len(m.Args)
	for i, w := range m.Words {
		if w.Is("--") {
			before -= len(m.Words) - i - 1
			break
		}
	}
	how := Runner{Dry: m.Holds("-n --dry"), Args: m.Args[before:]}
	tasks := 0
	for _, w := range m.Args[:before] {
		if strings.ContainsRune(w.Text, '=') {
			how.Sets = append(how.Sets, w)
		} else {
			tasks++
		}
	}
	tasksBeforeDashes(m)
	m.Own(func(f *Fact) bool {
		if f.Role == RunsFile {
			how.File, how.Named = f.Word, true
			return false
		}
		f.Words = nil
		return f.Role != RunsTask || !strings.ContainsRune(f.Word.Text, '=')
	})
	if tasks == 0 && len(how.Sets)+len(how.Args) > 0 {
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the default task", Why: "runs the default task"}}, m.Facts...)
	}
	m.tasks(&how)
}

package commands

import (
	"strings"

	"automode"
)

// deaf are the programs, and the subcommands of programs, that leave standard input
// alone: neither data nor answers are read there unless an option or a word says so.
const (
	deafPrograms = " [ basename black bun bunx cargo chgrp chmod chown cmake cp ctest curl date df dirname du echo eslint false find flake8 go gofmt gradle hostname id kill ln ls make mkdir mktemp mv mvn mypy ninja nproc npx pgrep pkill pnpm prettier printenv printf ps pwd pytest readlink realpath rm rmdir rspec ruff rustc seq sleep stat test touch tox tree true tsc turbo uname vite vitest wget which whoami yarn "
	deafCommands = ",git add,git branch,git checkout,git clone,git commit,git config,git diff,git fetch,git init,git log,git ls-files,git merge,git merge-base,git mv,git pull,git push,git rebase,git remote,git reset,git restore,git rev-parse,git rm,git show,git stash,git status,git switch,git tag,git worktree,npm ci,npm install,npm ls,npm run,npm test,npm view,pip install,pip list,pip show,poetry install,uv pip install,uv sync,"
)

// asking are the options by which programs that are deaf otherwise ask before they act.
var asking = [...]struct{ programs, options string }{
	{"cp ln mv rm", "-i -I --interactive"},
	{"find", "-ok -okdir"},
	{"git", "-i --interactive -p --patch -e --edit"},
}

// Hears reports whether an invocation may read its standard input, or have what it
// starts read it. Only what is known to leave it alone does not.
func (m *Match) Hears() bool {
	if m.Program == nil || m.Stdin != Data {
		return true
	}
	if m.Speaks() {
		return false
	}
	if len(m.hits) > 0 {
		for _, a := range asking {
			if !named(a.programs, m.Program.Name) {
				continue
			}
			for i := range m.hits {
				if named(a.options, m.hits[i].Name) {
					return true
				}
			}
		}
	}
	guessed := false
	for i := range m.Words {
		w := &m.Words[i]
		if strings.HasSuffix(w.Text, "-") && len(w.Text) < 3 || strings.Contains(w.Text, "stdin") || strings.Contains(w.Text, "/fd/") {
			return true
		}
		guessed = guessed || w.Known == automode.Guess
	}
	starts, reads := false, false
	for i := range m.Facts {
		f := &m.Facts[i]
		if starts = starts || f.Role == RunsWords; f.More && f.Role == RunsWords {
			return true
		}
		reads = reads || f.Role == Reads && f.Flag == "" && f.Kind == automode.Read
	}
	if starts || reads && !guessed && m.Program.Intake != AnyIntake {
		return false // the command that it starts is looked at by itself
	}
	command := m.Path
	if command == "" && len(m.Args) > 0 {
		command = m.Args[0].Text
	}
	return !strings.Contains(deafPrograms, " "+m.Program.Name+" ") &&
		!strings.Contains(deafCommands, ","+m.Program.Name+" "+command+",")
}

package commands

import (
	"slices"
	"strings"

	"automode"
)

// deaf are the programs, and the subcommands of programs, that leave standard input
// alone: neither data nor answers are read there unless an option or a word says so.
const (
	deafPrograms = " [ basename biome black bun bunx cargo chgrp chmod chown cmake cp ctest curl date df dirname du echo eslint false find flake8 go gofmt gradle hostname id jest kill ln ls lsof make mkdir mktemp mv mvn mypy ninja nproc npx pgrep pkill playwright pnpm prettier printenv printf ps pwd pytest readlink realpath rm rmdir rspec ruff rustc seq sleep stat test touch tox tree true tsc turbo uname vite vitest wget which whoami yarn "
	deafCommands = ",docker compose build,docker compose down,docker compose logs,docker compose ps,docker compose pull,docker compose up,docker images,docker info,docker inspect,docker logs,docker ps,docker version,gh api,gh issue list,gh issue view,gh pr checks,gh pr diff,gh pr list,gh pr status,gh pr view,gh release list,gh release view,gh repo list,gh repo view,gh run list,gh run view,gh run watch,gh search,gh status,gh variable list,gh workflow list,gh workflow view,git add,git blame,git branch,git checkout,git cherry-pick,git clone,git commit,git config,git describe,git diff,git fetch,git for-each-ref,git grep,git init,git log,git ls-files,git ls-remote,git ls-tree,git merge,git merge-base,git mv,git pull,git push,git rebase,git reflog,git remote,git reset,git restore,git rev-list,git rev-parse,git revert,git rm,git show,git stash,git status,git submodule add,git submodule init,git submodule status,git submodule update,git switch,git tag,git worktree,npm ci,npm install,npm ls,npm run,npm test,npm view,openssl rand,pip install,pip list,pip show,poetry install,uv pip install,uv sync,"
)

// asking are the options by which programs that are deaf otherwise ask before they act.
var asking = [...]struct{ programs, options string }{
	{"cp ln mv rm", "-i -I --interactive"},
	{"find", "-ok -okdir"},
	{"git", "-i --interactive -p --patch -e --edit"},
}

// composing are the subcommands of git that start an editor for a message, with these
// options if any are named here, unless others give it.
var composing = [...]struct{ command, with, unless string }{
	{"commit", "", "-m --message -F --file -C --reuse-message --no-edit --fixup --dry-run"},
	{"tag", "-a --annotate -s --sign -u --local-user", "-m --message -F --file -d --delete -l --list -v --verify"},
}

// composes reports whether it starts an editor, which reads what is typed.
func (m *Match) composes() bool {
	if m.Program.Name != "git" {
		return false
	}
	given := func(options string) bool {
		return slices.ContainsFunc(m.hits, func(h Hit) bool { return named(options, h.Name) })
	}
	for i := range composing {
		if c := &composing[i]; c.command == m.Path {
			return (c.with == "" || given(c.with)) && !given(c.unless)
		}
	}
	return false
}

// relaying are the programs that read their input themselves to hand it to the command
// that they start, whatever that does with it.
const relaying = "rlwrap script unbuffer gdb lldb"

// relays reports whether it hands its input on itself to the command that it starts: so
// does what starts one elsewhere, and into a container where an option says so.
func (m *Match) relays() bool {
	if named(relaying, m.Program.Name) {
		return true
	}
	if m.Row.Wraps != Inside && m.Row.Wraps != Remotely {
		return false
	}
	if !named("docker podman kubectl", m.Program.Name) || strings.HasPrefix(m.Path, "compose ") {
		return true
	}
	for i := range m.hits {
		if named("-i --interactive --stdin", m.hits[i].Name) {
			return true
		}
	}
	return false
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
	if m.composes() {
		return true
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
		if namesStdin(w.Text) || strings.Contains(w.Text, "stdin") || strings.Contains(w.Text, "/fd/") {
			return true
		}
		guessed = guessed || w.Known == automode.Guess
	}
	starts, reads, edits := false, false, false
	for i := range m.Facts {
		f := &m.Facts[i]
		if starts = starts || f.Role == RunsWords; f.More && f.Role == RunsWords || f.Role == RunsLine || f.Role == RunsText || f.Role == RunsNamed {
			return true
		}
		reads = reads || f.Role == Reads && f.Flag == "" && f.Kind == automode.Read
		edits = edits || (f.Role == Edits || f.Role == Truncates) && f.Flag == "" && m.Row != nil && m.Row.Lang == Sed // files in the place of what comes in
	}
	if starts {
		return m.relays() // the command that it starts is looked at by itself
	}
	if edits && !guessed || reads && !guessed && m.Program.Intake != AnyIntake {
		return false
	}
	if strings.Contains(deafPrograms, " "+m.Program.Name+" ") {
		return false
	}
	command := m.Path
	if command == "" && len(m.Args) > 0 {
		command = m.Args[0].Text
	}
	for !strings.Contains(deafCommands, ","+m.Program.Name+" "+command+",") {
		above := strings.LastIndexByte(command, ' ')
		if above < 0 {
			return true
		}
		command = command[:above]
	}
	return false
}

// namesStdin reports whether a word is the dash by which programs name standard
// input, or holds one as a value.
func namesStdin(s string) bool {
	before, dash := strings.CutSuffix(s, "-")
	return dash && before != "-" && (len(before) < 2 || strings.HasSuffix(before, "=") || strings.HasSuffix(before, "@"))
}

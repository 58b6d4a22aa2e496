package commands

import (
	"slices"
	"strings"

	"automode"
)

// deafPrograms leave standard input alone: neither data nor answers are read there
// unless an option or a word says so.
const deafPrograms = " [ basename biome black bun bunx cargo chgrp chmod chown cmake cp ctest curl date df dirname du echo eslint false fd file find flake8 go gofmt gradle hostname id jest journalctl kill ln ls lsof make mkdir mktemp mv mvn mypy ninja nproc npx pgrep pkill playwright pnpm prettier printenv printf ps pwd pytest readlink realpath rm rmdir rspec ruff rustc seq sleep stat systemctl test touch tox tree true tsc turbo uname vite vitest wget which whoami yarn "

// reading are programs that take the files which they are given in the place of their
// input, where they run nothing: interpreters and shells that only check a file, too.
const reading = " awk bash bat clang-format diff jq node nm objdump pdfinfo php python3 readelf rg ruby sed sh shellcheck xmllint yamllint yq zsh "

// deafCommands are such subcommands, with commas around each.
var deafCommands = [...]struct{ program, commands string }{
	{"docker", ",compose build,compose down,compose logs,compose ps,compose pull,compose up,images,info,inspect,logs,ps,version,"},
	{"gh", ",api,issue list,issue view,pr checks,pr diff,pr list,pr status,pr view,release list,release view,repo list,repo view,run list,run view,run watch,search,status,variable list,workflow list,workflow view,"},
	{"git", ",add,blame,branch,checkout,cherry-pick,clone,commit,config,describe,diff,fetch,for-each-ref,grep,init,log,ls-files,ls-remote,ls-tree,merge,merge-base,mv,pull,push,rebase,reflog,remote,reset,restore,rev-list,rev-parse,revert,rm,show,stash,status,submodule add,submodule init,submodule status,submodule update,switch,tag,worktree,"},
	{"helm", ",get,history,lint,list,status,template,"},
	{"kubectl", ",describe,get,logs,top,version,"},
	{"npm", ",ci,install,ls,run,test,view,"},
	{"openssl", ",rand,"},
	{"pip", ",install,list,show,"},
	{"poetry", ",install,"},
	{"uv", ",pip install,sync,"},
}

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
		if namesStdin(w.Text) || strings.Contains(w.Text, "stdin") || strings.Contains(w.Text, "/fd/") || strings.Contains(w.Text, `"-"`) {
			return true
		}
		guessed = guessed || w.Known == automode.Guess
	}
	starts, reads, edits, runs := false, false, false, false
	for i := range m.Facts {
		f := &m.Facts[i]
		if starts = starts || f.Role == RunsWords; f.More && f.Role == RunsWords || f.Role == RunsLine || f.Role == RunsText || f.Role == RunsNamed || f.Role == RunsWith {
			return true
		}
		reads = reads || (f.Role == Reads || f.Role == ReadsTree) && f.Flag == "" && f.Kind == automode.Read && (f.Word.Text != "" || !f.Word.Exact()) && m.stands(&f.Word)
		runs = runs || f.Kind == automode.Run
		edits = edits || (f.Role == Edits || f.Role == Truncates) && f.Flag == "" && m.Row != nil && m.Row.Lang == Sed // files in the place of what comes in
	}
	if starts {
		return m.relays() // the command that it starts is looked at by itself
	}
	if !guessed && (edits || reads && (m.Program.Intake != AnyIntake || !runs && (strings.Contains(reading, " "+m.Program.Name+" ") || strings.Contains(reading, " "+m.name()+" ")))) {
		return false
	}
	if strings.Contains(deafPrograms, " "+m.Program.Name+" ") {
		return false
	}
	for i := range deafCommands {
		if deafCommands[i].program == m.Program.Name {
			return !m.isAmong(deafCommands[i].commands)
		}
	}
	return true
}

// stands reports whether a word stands in the call, and is no folder that is meant where
// none is named.
func (m *Match) stands(word *Word) bool {
	return slices.ContainsFunc(m.Args, func(w Word) bool { return w.Start == word.Start && w.Text == word.Text && w.Base == word.Base })
}

// isAmong reports whether its subcommand, or one above it, is in a list with commas
// around each.
func (m *Match) isAmong(list string) bool {
	command := m.Path
	if command == "" && len(m.Args) > 0 {
		command = m.Args[0].Text
	}
	for !strings.Contains(list, ","+command+",") {
		above := strings.LastIndexByte(command, ' ')
		if above < 0 {
			return false
		}
		command = command[:above]
	}
	return true
}

// namesStdin reports whether a word is the dash by which programs name standard
// input, or holds one as a value.
func namesStdin(s string) bool {
	before, dash := strings.CutSuffix(s, "-")
	return dash && before != "-" && (len(before) < 2 || strings.HasSuffix(before, "=") || strings.HasSuffix(before, "@"))
}

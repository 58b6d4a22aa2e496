package main

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"automode"
	"automode/internal/agents"
	"automode/internal/own"
	"automode/internal/release"
)

// lookAtPrograms looks at our programs.
func lookAtPrograms(x *examination, f *findings) {
	dir := x.p.machine.folder()
	const rebuild = `Run "make build" in a clone, and copy the programs to one folder.`
	mine := release.Read().Name
	missing := false
	names := []string{agents.HookName, own.Reader}
	if len(x.config.Classifier.Judges) > 0 {
		names = append(names, own.Judge)
	}
	for _, name := range names {
		path := filepath.Join(dir, name+exe())
		info, err := os.Stat(path)
		if err != nil || !info.Mode().IsRegular() {
			missing = true
			what := "calls are stopped, or run without the gate"
			switch name {
			case own.Reader:
				what = "calls that hold code in other languages than the shell's are asked about"
			case own.Judge:
				what = "no judge is asked about what is left open"
			}
			f.wrong("program.missing", rebuild, "%s is not in %s: %s", name, dir, what)
			continue
		}
		if other := versionOf(path); other != mine {
			f.note("program.version", rebuild, "%s is %s, and this program is %s", path, other, mine)
		}
	}
	if x.p.machine.platform != automode.Windows {
		paths := []string{dir}
		for _, name := range names {
			paths = append(paths, filepath.Join(dir, name))
		}
		for _, path := range paths {
			if info, err := os.Stat(path); err == nil && info.Mode().Perm()&0o002 != 0 {
				f.wrong("program.writable", "Take the right to write from others: chmod o-w "+quoteWords([]string{path}), "everybody on this machine may write %s", path)
			}
		}
	}
	if !missing {
		f.well("program", "the programs lie in %s", dir)
	}
}

// versionOf is what one of our programs says that it is.
func versionOf(path string) string {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	out, err := exec.CommandContext(ctx, path, "--version").Output()
	if err != nil {
		return "not to be started (" + err.Error() + ")"
	}
	_, version, _ := strings.Cut(strings.TrimSpace(string(out)), " ") // behind the name, which the reader shares with the hook
	return version
}

// lookAtAgent looks at Claude Code itself.
func lookAtAgent(_ *examination, f *findings) {
	path, v, ok := agents.FindClaude(context.Background())
	switch {
	case path == "":
		f.note("agent", "", "Claude Code is not on the search path, so its version is not known")
		return
	case !ok:
		f.note("agent", "", "%s does not tell its version", path)
		return
	}
	open := false
	for _, flaw := range agents.ClaudeFlaws(v) {
		if flaw.Open {
			open = true
			f.wrong("agent.version", "Use a newer one: claude update.", "Claude Code %s: %s", v, flaw.What)
		} else {
			f.note("agent.version", "Use a newer one: claude update.", "Claude Code %s: %s", v, flaw.What)
		}
	}
	switch {
	case open:
	case agents.ClaudeTried.Before(v):
		f.note("agent.version", "", "Claude Code %s is newer than the last one that the gate was tried with, %s", v, agents.ClaudeTried)
	default:
		f.well("agent", "Claude Code %s", v)
	}
}

// lookAtEnvironment looks at what this shell hands on to an agent that it
// starts.
func lookAtEnvironment(x *examination, f *findings) {
	m := &x.p.machine
	if v, ok := m.getenv("CLAUDE_CODE_SIMPLE"); ok && v != "" && v != "0" && v != "false" {
		f.wrong("environment", "Take it out of the environment.", "CLAUDE_CODE_SIMPLE is set: Claude Code loads no hooks, as with --bare")
	}
	if v, ok := m.getenv("CLAUDE_CONFIG_DIR"); ok && v != "" {
		f.note("environment", "", "CLAUDE_CONFIG_DIR is set: the settings in %s count, and no others of yours", v)
	}
	if m.home != m.account && m.account != "" {
		f.note("environment", "", "HOME is %s and the account's home %s: Claude Code looks in the first, the gate in the second", m.home, m.account)
	}
}

// lookAtState looks whether the record can be written.
func lookAtState(x *examination, f *findings) {
	const do = "See that you may write there. Without a record nothing is known of a session, and much more is asked about."
	if err := os.MkdirAll(x.state, 0o700); err != nil {
		f.wrong("state", do, "the state folder %s cannot be made: %v", x.state, reason(err))
		return
	}
	t, err := os.CreateTemp(x.state, ".doctor-*")
	if err != nil {
		f.wrong("state", do, "the state folder %s cannot be written: %v", x.state, reason(err))
		return
	}
	t.Close()
	if err := os.Remove(t.Name()); err != nil && !errors.Is(err, fs.ErrNotExist) {
		f.wrong("state", do, "the state folder %s cannot be written: %v", x.state, reason(err))
		return
	}
	f.well("state", "the record is kept in %s", x.state)
}

// lookAtSilences looks for sessions whose calls stopped arriving.
func lookAtSilences(x *examination, f *findings) {
	for _, s := range x.silences() {
		f.wrong("silence", "Something kept the hook from them: --bare, a settings file that Claude Code could not read, or one of the things above. Start the session anew and look at automode status.",
			"%s ran without the gate in session %s (%s), the last %s", count(s.Calls, "call"), s.Session, s.Cwd, ago(time.Since(s.Last)))
	}
}

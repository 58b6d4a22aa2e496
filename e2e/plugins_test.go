//go:build linux

package e2e

import (
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// extended are the agents that load one of our packages, and how their person
// puts it in: with what they type once, or with words on each of its runs.
var extended = []struct {
	agent, pack string
	install     func(dir string) []string // words of the agent's program; nil: nothing is typed
	configure   func(m *machine, dir string)
	words       func(dir string) []string
}{
	{agent: "gemini", pack: "gemini", install: func(dir string) []string { return []string{"extensions", "install", dir, "--consent"} }},
	{agent: "qwen", pack: "qwen", install: func(dir string) []string { return []string{"extensions", "install", dir, "--consent"} }},
	{agent: "pi", pack: "npm", install: func(dir string) []string { return []string{"install", dir} }},
	{agent: "opencode", pack: "npm", configure: func(m *machine, dir string) {
		file := filepath.Join(m.home, ".config", "opencode", "opencode.json")
		m.write(file, strings.Replace(m.read(file), "{", `{"plugin": ["file://`+dir+`/opencode.js"], `, 1))
	}},
}

// TestPackages has agents load what "make packages" builds for them: the gate is
// then in the path, and what it denies does not run.
func TestPackages(t *testing.T) {
	dirs := builtPackages(t)
	if runtime.GOARCH != "amd64" {
		t.Skipf("NOT RUN: the packages of %d agents are those for Linux on amd64; nothing is known of them here", len(extended))
	}
	for i := range extended {
		x := &extended[i]
		a := &realAgents[slices.IndexFunc(realAgents, func(a realAgent) bool { return a.name == x.agent })]
		t.Run(a.name, func(t *testing.T) {
			if only := os.Getenv("AUTOMODE_E2E_ONLY"); only != "" && only != a.name {
				t.Skip("not asked for")
			}
			t.Parallel()
			m := newAgentMachine(t, a)
			m.settle()
			if a.before != nil {
				a.before(m)
			}
			dir := dirs[x.pack]
			if x.install != nil {
				cmd := m.command(t.Context(), m.claude, x.install(dir)...)
				cmd.Env = a.environment(m, "http://127.0.0.1:1")
				if said, err := whole(cmd); err != nil || cmd.ProcessState.ExitCode() != 0 {
					t.Fatalf("%q: %v\n%s", x.install(dir), err, said)
				}
			}
			with := *a
			with.prepare = func(m *machine, url string) {
				if a.prepare != nil {
					a.prepare(m, url)
				}
				if x.configure != nil {
					x.configure(m, dir)
				}
			}
			mod := with.run(m, a.shell("printf hi > made.txt"), a.shell("rm -rf "+filepath.Join(m.home, "Documents")))
			m.gated(mod.result)
		})
	}
}

// TestClaudePlugin is the same for Claude Code, in both ways in which it takes a
// plugin from a folder.
func TestClaudePlugin(t *testing.T) {
	dir := builtPackages(t)["claude"]
	for _, marketplace := range []bool{false, true} {
		t.Run(map[bool]string{false: "folder", true: "marketplace"}[marketplace], func(t *testing.T) {
			m := newMachine(t)
			m.settle()
			words := []string{"--permission-mode", "bypassPermissions"}
			if marketplace {
				m.sh(m.claude, "plugin", "marketplace", "add", dir)
				m.sh(m.claude, "plugin", "install", "automode@automode")
			} else {
				words = append(words, "--plugin-dir", dir)
			}
			mod := m.ask(words, bash("printf hi > made.txt"), bash("rm -rf "+filepath.Join(m.home, "Documents")))
			m.gated(mod.result)
		})
	}
}

// gated says whether the first of two calls ran and the second was denied.
func (m *machine) gated(told func(int) string) {
	m.t.Helper()
	if made := filepath.Join(m.project, "made.txt"); !there(made) {
		m.t.Errorf("what the gate allows did not run: %s", told(0))
	}
	if !there(m.canary()) || !strings.Contains(told(1), "home's own folders") {
		m.t.Errorf("what the gate denies; the file is there: %v: %s", there(m.canary()), told(1))
	}
	if log := m.automode("log", "-n", "0"); !strings.Contains(log, "made.txt") || !strings.Contains(log, "rm -rf") {
		m.t.Errorf("the journal does not hold it:\n%s", log)
	}
}

// settle puts our programs where packages look for them, in a home that is also
// the account's own: packages go by that, whatever HOME says. It takes a mount
// namespace and the right to make one.
func (m *machine) settle() {
	m.t.Helper()
	u, err := user.Current()
	if err != nil {
		m.t.Fatal(err)
	}
	m.within = []string{"unshare", "--mount", "sh", "-c", `mount --bind "$0" "$1" && shift && exec "$@"`, m.home, u.HomeDir}
	ownPrograms(m.t, filepath.Join(m.home, ".local", "lib", "automode"))
	cmd := m.command(m.t.Context(), "sh", "-c", `test -e "$0"/Documents/canary/a.txt && node --version`, u.HomeDir)
	cmd.Env = m.env()
	if out, err := cmd.CombinedOutput(); err != nil {
		m.t.Skipf("NOT RUN: the account's home cannot be another one here: %v\n%s", err, out)
	}
}

// builtPackages builds what "make packages" does, and unpacks it: a folder for
// each package.
func builtPackages(t *testing.T) map[string]string {
	t.Helper()
	wanted(t)
	dist, dirs := t.TempDir(), map[string]string{}
	build := exec.Command("go", "run", "./build/packages", "-version", "v1.2.3", "-o", dist)
	build.Dir = ".."
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for pack, file := range map[string]string{"npm": "automode-plugin-1.2.3.tgz", "claude": "automode-claude-1.2.3.tar.gz", "gemini": "automode-gemini-1.2.3.tar.gz", "qwen": "automode-qwen-1.2.3.tar.gz"} {
		into := t.TempDir()
		if out, err := exec.Command("tar", "-xzf", filepath.Join(dist, file), "-C", into).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		list, err := os.ReadDir(into)
		if err != nil || len(list) != 1 {
			t.Fatalf("%s holds %v %v", file, list, err)
		}
		dirs[pack] = filepath.Join(into, list[0].Name())
	}
	return dirs
}

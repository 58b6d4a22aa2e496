//go:build unix

package e2e

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// spokenTo are the agents that an editor starts, in the mode in which they ask
// before they do something.
var spokenTo = []struct {
	name          string
	args          []string
	authenticates string // the method by which the editor logs in; empty: none is needed
	careful       func(m *machine, url string)
	folder        string // the input of its shell that names a folder; empty: there is none
	patches       bool   // it shows an edit as a patch, which is not read: the person is asked
}{
	{name: "gemini", args: []string{"--acp", "-m", "gemini-2.5-pro"}, authenticates: "gemini-api-key", folder: "dir_path"},
	{name: "qwen", args: []string{"--acp", "--approval-mode", "default"}, authenticates: "openai", folder: "directory"},
	{name: "copilot", args: []string{"--acp", "--model", "scripted"}, patches: true},
	{name: "opencode", args: []string{"acp"}, folder: "workdir", careful: func(m *machine, url string) {
		m.write(filepath.Join(m.home, ".config", "opencode", "opencode.json"), strings.Replace(openCode(url), `"permission": {`,
			`"model": "scripted/scripted", "small_model": "scripted/scripted", "permission": {"bash": "ask", "edit": "ask", `, 1))
	}},
}

// TestACP has real agents work for an editor with "automode acp" in between, and
// no hook: what the gate allows runs and nobody is asked, what it denies does not
// run, and the rest comes to the editor, whose person decides.
func TestACP(t *testing.T) {
	wanted(t)
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		t.Skipf("NOT RUN: the packages of %d agents that editors start are those for Linux on amd64; nothing is known of them here", len(spokenTo))
	}
	for i := range spokenTo {
		s := &spokenTo[i]
		a := &realAgents[slices.IndexFunc(realAgents, func(a realAgent) bool { return a.name == s.name })]
		t.Run(s.name, func(t *testing.T) {
			if only := os.Getenv("AUTOMODE_E2E_ONLY"); only != "" && only != a.name {
				t.Skip("not asked for")
			}
			t.Parallel()
			m := newAgentMachine(t, a)
			if a.before != nil {
				a.before(m)
			}
			work := func(t *testing.T, within []string, grants bool, script ...turn) (*editor, *wires) {
				m := m.in(t)
				mod := newWires(t, script...)
				if a.prepare != nil {
					a.prepare(m, mod.URL)
				}
				if s.careful != nil {
					s.careful(m, mod.URL)
				}
				e := m.edit(a.environment(m, mod.URL), append(append(slices.Clone(within), m.claude), s.args...), s.authenticates, grants)
				for _, p := range e.asked {
					t.Logf("the person was asked: %s %v", p.ToolCall, p.Options)
				}
				for n := range script {
					t.Logf("call %d %v: %s", n, script[n].input, mod.result(n))
				}
				if mod.requests() == 0 {
					t.Fatalf("the model was never asked (%q)", mod.seen)
				}
				return e, mod
			}
			gate := []string{filepath.Join(m.bin, "automode"), "acp", "--state", m.state, "--config", m.conf, "--"}
			made, note, precious := filepath.Join(m.project, "made.txt"), filepath.Join(m.project, "note.md"), filepath.Join(m.project, "precious.txt")
			destroy := a.shell("rm -rf " + filepath.Join(m.home, "Documents"))

			t.Run("without the gate", func(t *testing.T) {
				e, _ := work(t, nil, true, a.shell("printf hi > made.txt"), destroy)
				if len(e.asked) != 2 || there(m.canary()) || !there(made) {
					t.Fatalf("the person was asked %d times, and said yes: canary %v, made %v", len(e.asked), there(m.canary()), there(made))
				}
				os.Remove(made)
				m.in(t).write(m.canary(), "do not touch\n")
			})
			t.Run("the person says yes", func(t *testing.T) {
				e, mod := work(t, gate, true, a.shell("printf hi > made.txt"), a.write(note, "hello\n"), a.shell("rm precious.txt"), destroy)
				if !there(made) || !there(note) {
					t.Errorf("what the gate allows did not run: %s %s", mod.result(0), mod.result(1))
				}
				want := []string{"precious.txt"}
				if s.patches {
					want = []string{"note.md", "precious.txt"}
				}
				if !slices.EqualFunc(e.asked, want, func(p permission, name string) bool { return strings.Contains(string(p.ToolCall), name) }) {
					t.Errorf("the person was asked %d times, and not of %q alone", len(e.asked), want)
				}
				if there(precious) {
					t.Errorf("what the person allowed did not run: %s", mod.result(2))
				}
				if !there(m.canary()) {
					harm(t, "what the gate denies ran")
				}
				if t.Failed() {
					t.Log(strings.Join(e.seen, "\n"))
				}
				log := m.in(t).automode("log", "--state", m.state, "-n", "0")
				for _, want := range []string{"made.txt", "note.md", "rm precious.txt", "rm -rf"} {
					if !strings.Contains(log, want) {
						t.Errorf("the journal does not hold %q, so it never came to the gate:\n%s", want, log)
					}
				}
			})
			t.Run("in another folder", func(t *testing.T) {
				if s.folder == "" {
					t.Skip("its shell names no folder")
				}
				step := a.shell("printf hi > made.txt")
				step.input[s.folder] = filepath.Dir(m.canary())
				e, mod := work(t, gate, false, step)
				if there(filepath.Join(filepath.Dir(m.canary()), "made.txt")) {
					t.Errorf("outside the project a file was made, and the person was asked %d times: %s", len(e.asked), mod.result(0))
				}
			})
			t.Run("the person says no", func(t *testing.T) {
				m.in(t).write(precious, "only here\n")
				e, _ := work(t, gate, false, a.shell("rm precious.txt"))
				if len(e.asked) != 1 || !there(precious) {
					t.Errorf("the person was asked %d times, and said no; the file is there: %v", len(e.asked), there(precious))
				}
			})
		})
	}
}

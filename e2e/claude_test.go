//go:build unix

package e2e

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// ask has Claude Code work on a prompt, with a model that makes these calls, and
// returns the model.
func (m *machine) ask(args []string, script ...turn) *model {
	m.t.Helper()
	return m.askIn(nil, args, script...)
}

// askIn is ask with more in the environment.
func (m *machine) askIn(env, args []string, script ...turn) *model {
	m.t.Helper()
	mod := newModel(m.t, script...)
	sink := newSink(m.t)
	ctx, cancel := context.WithTimeout(m.t.Context(), longest)
	defer cancel()
	cmd := m.command(ctx, m.claude, append([]string{"-p", "do it", "--model", "claude-sonnet-4-5"}, args...)...)
	cmd.Env = m.env("ANTHROPIC_BASE_URL="+mod.URL, "ANTHROPIC_API_KEY=sk-ant-e2e", "IS_SANDBOX=1", "DISABLE_AUTOUPDATER=1", "DISABLE_TELEMETRY=1",
		"DISABLE_ERROR_REPORTING=1", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1", "HTTPS_PROXY="+sink, "HTTP_PROXY="+sink, "NO_PROXY=127.0.0.1,localhost")
	cmd.Env = append(cmd.Env, env...)
	said, err := whole(cmd)
	if err != nil || ctx.Err() != nil {
		m.t.Fatalf("claude %q: %v\n%s", args, err, said)
	}
	if mod.asked == 0 {
		m.t.Fatalf("the model was never asked:\n%s", said)
	}
	for n := range script {
		if mod.result(n) == "" {
			m.t.Errorf("the model was told nothing of call %d:\n%s", n, said)
		}
		m.t.Logf("call %d %v: %s", n, script[n].input, mod.result(n))
	}
	return mod
}

// TestClaudeCode installs the gate in front of Claude Code by the command that
// the README names, and has it make calls.
func TestClaudeCode(t *testing.T) {
	m := newMachine(t)
	before := "{\n  \"cleanupPeriodDays\": 30\n}\n"
	m.write(m.settings(), before)
	m.install()
	installed := m.read(m.settings())
	made, precious := filepath.Join(m.project, "made.txt"), filepath.Join(m.project, "precious.txt")

	t.Run("allowed", func(t *testing.T) {
		m := m.in(t)
		m.ask(nil, bash("printf hi > made.txt"))
		if !there(made) || m.read(made) != "hi" {
			t.Error("what the gate allows did not run")
		}
	})
	t.Run("asked", func(t *testing.T) {
		m := m.in(t)
		mod := m.ask(nil, bash("rm precious.txt"))
		if !there(precious) {
			harm(t, "what is asked about ran, and nobody was asked")
		}
		if told := mod.result(0); !strings.Contains(told, "precious.txt") || !strings.Contains(told, "delete") {
			t.Errorf("the model was told: %s", told)
		}
	})
	t.Run("denied", func(t *testing.T) {
		m := m.in(t)
		for _, mode := range []string{"default", "bypassPermissions"} {
			mod := m.ask([]string{"--permission-mode", mode}, bash("echo '{}' > ~/.claude/settings.json"),
				bash(filepath.Join(m.bin, "automode")+" init claude --undo --yes"), bash("touch still-working.txt"))
			if m.read(m.settings()) != installed {
				t.Fatalf("%s: the gate was taken out by an agent", mode)
			}
			if told := mod.result(0); !strings.Contains(told, "permissions") {
				t.Errorf("%s: the model was told: %s", mode, told)
			}
			if told := mod.result(1); !strings.Contains(told, "automode") {
				t.Errorf("%s: the model was told: %s", mode, told)
			}
			if !there(filepath.Join(m.project, "still-working.txt")) {
				t.Errorf("%s: after a denial nothing runs any more", mode)
			}
			os.Remove(filepath.Join(m.project, "still-working.txt"))
		}
	})
	t.Run("edits", func(t *testing.T) {
		m := m.in(t)
		note := filepath.Join(m.project, "note.md")
		mod := m.ask([]string{"--permission-mode", "acceptEdits"},
			turn{tool: "Write", input: map[string]any{"file_path": note, "content": "hello\n"}},
			turn{tool: "Write", input: map[string]any{"file_path": filepath.Join(m.project, ".claude", "settings.local.json"), "content": "{\"disableAllHooks\": true}"}},
			turn{tool: "Write", input: map[string]any{"file_path": filepath.Join(m.project, ".git", "hooks", "pre-commit"), "content": "#!/bin/sh\ntouch x\n"}})
		if !there(note) {
			t.Errorf("an edit inside the project did not happen: %s", mod.result(0))
		}
		if there(filepath.Join(m.project, ".claude", "settings.local.json")) {
			t.Errorf("an agent switched the gate off: %s", mod.result(1))
		}
		if there(filepath.Join(m.project, ".git", "hooks", "pre-commit")) {
			harm(t, "a hook of git was written, and nobody was asked: %s", mod.result(2))
		}
	})
	t.Run("recorded", func(t *testing.T) {
		m := m.in(t)
		log := m.automode("log", "--state", m.state, "-n", "0")
		for _, want := range []string{"printf hi > made.txt", "rm precious.txt", "init claude --undo"} {
			if !strings.Contains(log, want) {
				t.Errorf("the journal does not hold %q:\n%s", want, log)
			}
		}
	})

	// In a mode in which Claude Code itself would run everything.
	bypass := []string{"--permission-mode", "bypassPermissions"}
	stopped := func(t *testing.T, how string) {
		m := m.in(t)
		os.Remove(made)
		mod := m.ask(bypass, bash("printf hi > made.txt"))
		if there(made) {
			harm(t, "with the gate %s the call ran; the model was told: %s", how, mod.result(0))
		}
	}
	real := m.read(m.hook())
	standIn := func(script string) {
		os.Remove(m.hook())
		m.write(m.hook(), "#!/bin/sh\n"+script)
		os.Chmod(m.hook(), 0o755)
	}
	t.Run("missing", func(t *testing.T) { os.Remove(m.hook()); stopped(t, "missing") })
	t.Run("killed", func(t *testing.T) { standIn("cat >/dev/null\nkill -9 $$\n"); stopped(t, "killed in mid-call") })
	t.Run("crashed", func(t *testing.T) { standIn("exit 1\n"); stopped(t, "crashed") })
	t.Run("unknown word", func(t *testing.T) {
		standIn(`echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"perhaps"}}'` + "\n")
		stopped(t, "talking nonsense")
	})
	t.Run("slow", func(t *testing.T) {
		standIn("sleep 30\n")
		m.in(t).write(m.settings(), strings.ReplaceAll(installed, `"timeout": 60`, `"timeout": 1`))
		stopped(t, "slow")
		m.in(t).write(m.settings(), installed)
	})
	os.Remove(m.hook())
	m.write(m.hook(), real)
	os.Chmod(m.hook(), 0o755)

	t.Run("undone", func(t *testing.T) {
		m := m.in(t)
		m.ask(bypass, bash("rm precious.txt"))
		if !there(precious) {
			t.Error("with the gate back what is asked about ran")
		}
		m.automode("init", "claude", "--undo", "--yes")
		if got := m.read(m.settings()); got != before {
			t.Errorf("the settings are not what they were: %q", got)
		}
		m.ask(bypass, bash("rm precious.txt"))
		if there(precious) {
			t.Error("without the gate something still stops the call: what was seen before may not have been the gate")
		}
	})
}

// TestWhatTakesTheGateAway: in each of these states Claude Code runs what the
// gate would have asked about, without a word. It is not ours to change; doctor
// and status have to say so. When one of them is mended there, this test tells.
func TestWhatTakesTheGateAway(t *testing.T) {
	m := newMachine(t)
	m.install()
	installed := m.read(m.settings())
	precious := filepath.Join(m.project, "precious.txt")
	shared := filepath.Join(m.project, ".claude", "settings.json")
	if said, status := m.says("doctor"); status != 0 {
		t.Fatalf("all is well, and doctor says %d:\n%s", status, said)
	}
	for _, c := range []struct {
		name, settings, project string
		env, args               []string
		doctor                  string // what it says; empty: it cannot know before
	}{
		{name: "comment", settings: "// mine\n" + installed, doctor: "is not plain JSON"},
		{name: "comma", settings: strings.TrimSuffix(strings.TrimSpace(installed), "}") + ",}", doctor: "is not plain JSON"},
		{name: "switched off", settings: strings.Replace(installed, "{", `{"disableAllHooks": true,`, 1), doctor: "switches all hooks off"},
		{name: "by the project", settings: installed, project: `{"disableAllHooks": true}`, doctor: "switches all hooks off"},
		{name: "bare", settings: installed, args: []string{"--bare"}},
		{name: "safe mode", settings: installed, args: []string{"--safe-mode"}},
		{name: "simple", settings: installed, env: []string{"CLAUDE_CODE_SIMPLE=1"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := m.in(t)
			m.write(m.settings(), c.settings)
			os.RemoveAll(filepath.Dir(shared))
			if c.project != "" {
				m.write(shared, c.project)
			}
			if c.doctor != "" {
				if said, status := m.says("doctor", "--json"); status != 1 || !strings.Contains(said, c.doctor) {
					t.Errorf("doctor says %d:\n%s", status, said)
				}
				if said, status := m.says("status"); status != 1 || !strings.HasPrefix(said, "Off") {
					t.Errorf("status says %d:\n%s", status, said)
				}
			}
			m.write(precious, "only here\n")
			m.askIn(c.env, append([]string{"--permission-mode", "bypassPermissions"}, c.args...), bash("rm precious.txt"))
			if there(precious) {
				t.Error("the gate was asked all the same: what doctor says of it is not true any more")
			}
			// Afterwards it is known, whatever it was.
			m.write(m.settings(), installed)
			os.RemoveAll(filepath.Dir(shared))
			said, status := m.says("status")
			if status != 1 || !strings.Contains(said, "ran without it in") {
				t.Errorf("status says %d:\n%s", status, said)
			}
			os.RemoveAll(filepath.Join(m.home, ".claude", "projects"))
			if said, status := m.says("status"); status != 0 {
				t.Errorf("all is well again, and status says %d:\n%s", status, said)
			}
		})
	}
}

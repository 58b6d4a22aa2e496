package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// answers runs one command through the hook.
func (m *machine) answers(t *testing.T, command, want, reason string) {
	t.Helper()
	if word, why := m.run(t, m.bash(t, command)).word(t); word != want || !strings.Contains(why, reason) {
		t.Errorf("%s: %s, %q; want %s, %q", command, word, why, want, reason)
	}
}

func (m *machine) git(t *testing.T, args ...string) {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-C", m.project, "-c", "user.name=a", "-c", "user.email=a@example.com"}, args...)...)
	cmd.Env = append(m.env, "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v: %s", args, err, out)
	}
}

// begin is a session that was seen from its start.
func (m *machine) begin(t *testing.T) {
	t.Helper()
	start := strings.ReplaceAll(`{"session_id":"s1","cwd":"PROJECT","hook_event_name":"SessionStart","source":"startup"}`, "PROJECT", m.project)
	m.run(t, []byte(start))
}

// The agent's own rules are read as they stand at each call.
func TestAgentSettings(t *testing.T) {
	m := newMachine(t)
	m.begin(t)
	user := filepath.Join(m.settings(), "settings.json")
	project := filepath.Join(m.project, ".claude", "settings.json")
	local := filepath.Join(m.project, ".claude", "settings.local.json")

	m.answers(t, "frobnicate --now", "ask", "")
	m.write(t, user, `{"permissions": {"allow": ["Bash(frobnicate *)"], "deny": ["Bash(make deploy *)"], "ask": ["Bash(git status *)"]}}`)
	m.answers(t, "frobnicate --now", "allow", "")
	m.answers(t, "make deploy now", "deny", "the rule in the agent's settings Bash(make deploy *)")
	m.answers(t, "git status --short", "ask", "")

	// A project's own file only tightens.
	m.write(t, project, `{"permissions": {"allow": ["Bash(twiddle *)"], "deny": ["Bash(frobnicate --never)"]}}`)
	m.answers(t, "twiddle x", "ask", "")
	m.answers(t, "frobnicate --never", "deny", "the project's rule")

	// The local file is the person's: what they chose not to be asked again.
	m.write(t, local, `{"permissions": {"allow": ["Bash(twiddle *)"], "deny": ["Bash(frobnicate --not)"]}}`)
	m.answers(t, "twiddle x", "allow", "")
	m.answers(t, "frobnicate --not", "deny", "")

	// What cannot be understood is no absence of rules.
	m.write(t, user, `{"permissions": {"allow": ["Bash(frobnicate *)"], "deny": ["Bash(make deploy *)"]`)
	m.answers(t, "ls", "ask", user)
	m.write(t, user, `{"permissions": {"allow": ["Bash(frobnicate *)"], "deny": ["Bash(make deploy *)"], "ask": 7}}`)
	m.answers(t, "ls", "ask", user)
	m.answers(t, "make deploy now", "deny", "")
	if err := os.Remove(user); err != nil {
		t.Fatal(err)
	}
	m.answers(t, "ls", "allow", "")
}

// A local file that may have come with the project, or that this session may
// have written, allows nothing, and forbids all the same.
func TestLocalSettingsOfOthers(t *testing.T) {
	const rules = `{"permissions": {"allow": ["Bash(twiddle *)"], "deny": ["Bash(frobnicate --not)"]}}`
	begun := func(t *testing.T) (*machine, string) {
		m := newMachine(t)
		m.git(t, "init", "-q")
		m.begin(t)
		return m, filepath.Join(m.project, ".claude", "settings.local.json")
	}
	t.Run("untracked", func(t *testing.T) {
		m, local := begun(t)
		m.write(t, local, rules)
		m.answers(t, "twiddle x", "allow", "")
	})
	t.Run("tracked", func(t *testing.T) {
		m, local := begun(t)
		m.write(t, local, rules)
		m.git(t, "add", "-f", ".")
		m.answers(t, "twiddle x", "ask", "")
		m.answers(t, "frobnicate --not", "deny", "")
	})
	t.Run("taken out of the index in the session", func(t *testing.T) {
		m := newMachine(t)
		m.git(t, "init", "-q")
		m.write(t, filepath.Join(m.project, ".claude", "settings.local.json"), rules)
		m.git(t, "add", "-f", ".")
		m.begin(t)
		m.git(t, "rm", "-q", "--cached", "-r", ".")
		m.answers(t, "twiddle x", "ask", "")
		m.git(t, "commit", "-q", "--allow-empty", "-m", "nothing")
		m.answers(t, "twiddle x", "ask", "")
	})
	t.Run("taken out of the index before it", func(t *testing.T) {
		m := newMachine(t)
		m.git(t, "init", "-q")
		m.write(t, filepath.Join(m.project, ".claude", "settings.local.json"), rules)
		m.git(t, "add", "-f", ".")
		m.git(t, "commit", "-q", "-m", "all")
		m.git(t, "rm", "-q", "--cached", "-r", ".")
		m.begin(t)
		m.answers(t, "twiddle x", "ask", "")
		m.answers(t, "frobnicate --not", "deny", "")
	})
	t.Run("committed by others, with other capitals", func(t *testing.T) {
		m := newMachine(t)
		m.git(t, "init", "-q")
		m.write(t, filepath.Join(m.project, ".Claude", "Settings.local.json"), "{}")
		m.git(t, "add", "-f", ".")
		m.git(t, "commit", "-q", "-m", "all")
		m.begin(t)
		m.write(t, filepath.Join(m.project, ".claude", "settings.local.json"), rules)
		m.answers(t, "twiddle x", "ask", "")
	})
	// What a session had git bring in, and take out of its books again.
	for name, call := range map[string]struct {
		command string
		steps   [][]string
	}{
		"from a branch":                   {"git checkout other", [][]string{{"checkout", "-q", "other"}}},
		"from a branch, out of the index": {"git checkout other && git rm --cached -r .claude", [][]string{{"checkout", "-q", "other"}, {"rm", "-q", "--cached", "-r", ".claude"}}},
		"from a branch, out of all": {"git checkout other && git rm --cached -r .claude && git commit -m x",
			[][]string{{"checkout", "-q", "other"}, {"rm", "-q", "--cached", "-r", ".claude"}, {"commit", "-q", "-m", "x"}}},
	} {
		t.Run(name, func(t *testing.T) {
			m := newMachine(t)
			m.git(t, "init", "-q", "-b", "main")
			m.write(t, filepath.Join(m.project, "a.txt"), "a")
			m.git(t, "add", ".")
			m.git(t, "commit", "-q", "-m", "one")
			m.git(t, "checkout", "-q", "-b", "other")
			local := filepath.Join(m.project, ".claude", "settings.local.json")
			m.write(t, local, rules)
			m.git(t, "add", "-f", ".")
			m.git(t, "commit", "-q", "-m", "two")
			m.git(t, "checkout", "-q", "main")
			m.begin(t)
			m.answers(t, "twiddle x", "ask", "")
			m.answers(t, call.command, "allow", "")
			for _, args := range call.steps {
				m.git(t, args...)
			}
			m.ranBash(t, call.command)
			m.git(t, "rm", "-q", "--cached", "-r", "--ignore-unmatch", ".claude")
			m.git(t, "commit", "-q", "--allow-empty", "-m", "three")
			if _, err := os.Stat(local); err != nil {
				t.Fatal(err)
			}
			m.answers(t, "twiddle x", "ask", "")
		})
	}
	t.Run("the person's, beside git's work", func(t *testing.T) {
		m := newMachine(t)
		m.git(t, "init", "-q")
		m.begin(t)
		m.answers(t, "git add .", "allow", "")
		m.ranBash(t, "git add .")
		m.write(t, filepath.Join(m.project, ".claude", "settings.local.json"), rules) // "don't ask again"
		m.answers(t, "git status", "allow", "")
		m.ranBash(t, "git status")
		m.answers(t, "twiddle x", "allow", "")
	})
	t.Run("untracked beside commits", func(t *testing.T) {
		m := newMachine(t)
		m.git(t, "init", "-q")
		m.write(t, filepath.Join(m.project, ".claude", "settings.json"), "{}")
		m.write(t, filepath.Join(m.project, "a.txt"), "a")
		m.git(t, "add", "-f", ".")
		m.git(t, "commit", "-q", "-m", "all")
		m.begin(t)
		m.write(t, filepath.Join(m.project, ".claude", "settings.local.json"), rules)
		m.answers(t, "twiddle x", "allow", "")
	})
	t.Run("tracked folder link", func(t *testing.T) {
		m, _ := begun(t)
		m.write(t, filepath.Join(m.project, "x", "settings.local.json"), rules)
		if err := os.Symlink("x", filepath.Join(m.project, ".claude")); err != nil {
			t.Fatal(err)
		}
		m.answers(t, "twiddle x", "ask", "")
		m.answers(t, "frobnicate --not", "deny", "")
	})
	t.Run("link", func(t *testing.T) {
		m, local := begun(t)
		m.write(t, filepath.Join(m.project, "rules"), rules)
		m.write(t, filepath.Join(m.project, ".claude", "x"), "")
		if err := os.Symlink("../rules", local); err != nil {
			t.Fatal(err)
		}
		m.answers(t, "twiddle x", "ask", "")
	})
	t.Run("index cannot be read", func(t *testing.T) {
		m, local := begun(t)
		m.write(t, local, rules)
		m.write(t, filepath.Join(m.project, ".git", "index"), "DIRC and nothing more")
		m.answers(t, "twiddle x", "ask", "")
	})
	t.Run("another program's repository", func(t *testing.T) {
		m := newMachine(t)
		m.write(t, filepath.Join(m.project, ".hg", "requires"), "")
		m.begin(t)
		m.write(t, filepath.Join(m.project, ".claude", "settings.local.json"), rules)
		m.answers(t, "twiddle x", "ask", "")
	})
	t.Run("written in this session", func(t *testing.T) {
		m, local := begun(t)
		m.write(t, m.config, `{"rows": {"write.gate": "ask"}}`) // else it is denied
		in := m.call(t, "Write", map[string]any{"file_path": local, "content": rules})
		if word, _ := m.run(t, in).word(t); word != "ask" {
			t.Fatal(word)
		}
		m.write(t, local, rules)
		m.run(t, []byte(strings.Replace(string(in), `"PreToolUse"`, `"PostToolUse","tool_response":{"type":"create"}`, 1)))
		m.answers(t, "twiddle x", "ask", "")
	})
	t.Run("a session whose start nobody saw", func(t *testing.T) {
		m := newMachine(t)
		m.git(t, "init", "-q")
		m.write(t, filepath.Join(m.project, ".claude", "settings.local.json"), rules)
		m.answers(t, "twiddle x", "ask", "")
	})
}

// What the environment names can only tighten.
func TestNamedSettings(t *testing.T) {
	m := newMachine(t)
	m.begin(t)
	dir := filepath.Join(m.home, "elsewhere")
	m.write(t, filepath.Join(dir, "settings.json"), `{"permissions": {"allow": ["Bash(twiddle *)"], "deny": ["Bash(make deploy *)"]}}`)
	m.env = append(m.env, "CLAUDE_CONFIG_DIR="+dir)
	m.answers(t, "twiddle x", "ask", "")
	m.answers(t, "make deploy now", "deny", "")
	in := m.call(t, "Write", map[string]any{"file_path": filepath.Join(dir, "settings.json"), "content": "{}"})
	if word, _ := m.run(t, in).word(t); word != "deny" {
		t.Errorf("its settings may be written: %s", word)
	}
}

// Rules of the folder that the session began in, below the project's root.
func TestSettingsWhereTheSessionBegan(t *testing.T) {
	m := newMachine(t)
	m.git(t, "init", "-q")
	m.write(t, filepath.Join(m.project, "sub", ".claude", "settings.json"), `{"permissions": {"deny": ["Bash(frobnicate *)"]}}`)
	m.answers(t, "frobnicate x", "ask", "")
	sub := newMachine(t)
	sub.git(t, "init", "-q")
	sub.write(t, filepath.Join(sub.project, "sub", ".claude", "settings.json"), `{"permissions": {"deny": ["Bash(frobnicate *)"]}}`)
	start := strings.ReplaceAll(`{"session_id":"s1","cwd":"PROJECT/sub","hook_event_name":"SessionStart","source":"startup"}`, "PROJECT", sub.project)
	sub.run(t, []byte(start))
	sub.answers(t, "frobnicate x", "deny", "")
}

package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// program is the hook as agents start it, built once for all tests.
var program string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "automode-hook")
	if err != nil {
		panic(err)
	}
	program = filepath.Join(dir, "automode-hook")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		panic("cannot build the hook: " + err.Error() + "\n" + string(out))
	}
	status := m.Run()
	os.RemoveAll(dir)
	os.Exit(status)
}

// machine is a throw-away place for the hook to run in.
type machine struct {
	home, project, config, state string
	env                          []string // in place of what newMachine sets
}

func newMachine(t *testing.T) *machine {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	m := &machine{
		home: filepath.Join(root, "home"), project: filepath.Join(root, "home", "project"),
		config: filepath.Join(root, "automode.json"), state: filepath.Join(root, "state"),
	}
	if err := os.MkdirAll(m.project, 0o755); err != nil {
		t.Fatal(err)
	}
	m.env = []string{"HOME=" + m.home, "PATH=/usr/bin:/bin"}
	return m
}

// settings is the folder of the person's settings of the agent: nothing of the
// account that runs the tests is read.
func (m *machine) settings() string { return filepath.Join(m.home, ".claude") }

func (m *machine) write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// ran is what a run of the hook left.
type ran struct {
	stdout, stderr string
	exit           int
}

// run starts the hook for Claude Code with stdin and any further arguments.
func (m *machine) run(t *testing.T, stdin []byte, args ...string) ran {
	t.Helper()
	return result(t, m.command(stdin, args...))
}

func (m *machine) command(stdin []byte, args ...string) *exec.Cmd {
	cmd := exec.Command(program, append([]string{"claude", "--config", m.config, "--state", m.state, "--settings", m.settings()}, args...)...)
	cmd.Env = m.env
	cmd.Stdin = bytes.NewReader(stdin)
	return cmd
}

func result(t *testing.T, cmd *exec.Cmd) ran {
	t.Helper()
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	var status *exec.ExitError
	if err != nil && !errors.As(err, &status) {
		t.Fatal(err)
	}
	r := ran{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
	if strings.Contains(r.stderr, "goroutine ") {
		t.Fatalf("the hook panicked: %s", r.stderr)
	}
	return r
}

// word reads the answer to a PreToolUse: "", allow, ask or deny, and its
// reason. It fails unless stdout is nothing or exactly one answer.
func (r ran) word(t *testing.T) (word, reason string) {
	t.Helper()
	if r.exit != 0 {
		t.Fatalf("exit %d, stdout %q, stderr %q", r.exit, r.stdout, r.stderr)
	}
	if r.stdout == "" {
		return "", ""
	}
	var answer map[string]map[string]string
	if err := json.Unmarshal([]byte(r.stdout), &answer); err != nil {
		t.Fatalf("stdout %q: %v", r.stdout, err)
	}
	s := answer["hookSpecificOutput"]
	if len(answer) != 1 || len(s) != 3 || s["hookEventName"] != "PreToolUse" {
		t.Fatalf("stdout %q is no answer to PreToolUse", r.stdout)
	}
	return s["permissionDecision"], s["permissionDecisionReason"]
}

// payload is a real payload, moved to this machine's project.
func (m *machine) payload(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "internal", "dialect", "testdata", "claude", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	return bytes.ReplaceAll(data, []byte("/home/dev/project"), []byte(m.project))
}

// call is a PreToolUse payload on this machine.
func (m *machine) call(t *testing.T, tool string, input map[string]any) []byte {
	t.Helper()
	data, err := json.Marshal(map[string]any{"session_id": "s1", "cwd": m.project, "permission_mode": "default",
		"hook_event_name": "PreToolUse", "tool_name": tool, "tool_input": input, "tool_use_id": "t1"})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func (m *machine) bash(t *testing.T, command string) []byte {
	t.Helper()
	return m.call(t, "Bash", map[string]any{"command": command})
}

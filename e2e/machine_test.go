//go:build unix

package e2e

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// machine is a home of its own with a project, our programs and the agent.
type machine struct {
	t                          *testing.T
	home, project, state, conf string
	temp                       string // for what programs put nowhere else
	bin                        string
	claude                     string
	within                     []string // a command that runs others somewhere; none: here
}

// command is a program of this machine's, on a path.
func (m *machine) command(ctx context.Context, path string, args ...string) *exec.Cmd {
	words := append(append(append([]string{}, m.within...), path), args...)
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	cmd.Dir = m.project
	return cmd
}

// longest is how long one run of an agent may take. It is far more than one takes,
// so that a busy machine makes no run fail.
const longest = 5 * time.Minute

// harm fails a test because something happened that the gate must stop. Agents now
// and then lose what a command printed, so .ci/run tries what failed a second time;
// what failed like this it does not.
func harm(t *testing.T, format string, args ...any) {
	t.Helper()
	t.Errorf("HARM: "+format, args...)
}

// newMachine is a machine for Claude Code.
func newMachine(t *testing.T) *machine {
	t.Helper()
	wanted(t)
	return lay(t, agent(t, claudeCode, "claude"))
}

// lay lays out a home with a project, our programs beside it, and the agent. What
// runs with that home when the test is over is ended.
func lay(t *testing.T, program string) *machine {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	m := &machine{t: t, home: filepath.Join(root, "home"), project: filepath.Join(root, "home", "project"), temp: filepath.Join(root, "tmp"),
		state: filepath.Join(root, "state"), conf: filepath.Join(root, "automode.json"), bin: ownPrograms(t, filepath.Join(root, "bin")), claude: program}
	t.Cleanup(func() { endAll(t, "TMPDIR="+m.temp) })
	if err := os.Mkdir(m.temp, 0o755); err != nil {
		t.Fatal(err)
	}
	m.write(filepath.Join(m.project, "precious.txt"), "only here\n")
	m.write(m.canary(), "do not touch\n")
	m.write(m.conf, "{}\n")
	m.sh("git", "init", "-q", "-b", "main", m.project)
	return m
}

func (m *machine) canary() string { return filepath.Join(m.home, "Documents", "canary", "a.txt") }

func (m *machine) write(path, text string) {
	m.t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		m.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		m.t.Fatal(err)
	}
}

func (m *machine) read(path string) string {
	m.t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		m.t.Fatal(err)
	}
	return string(text)
}

func there(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// env is an environment that names nothing of this machine's person.
func (m *machine) env(more ...string) []string {
	return append([]string{"HOME=" + m.home, "TERM=dumb", "LANG=C.UTF-8", "SHELL=/bin/bash",
		"GIT_CONFIG_NOSYSTEM=1", "TMPDIR=" + m.temp, "PATH=" + filepath.Dir(m.claude) + ":" + os.Getenv("PATH")}, more...)
}

func (m *machine) sh(name string, args ...string) string {
	m.t.Helper()
	cmd := m.command(m.t.Context(), name, args...)
	cmd.Env = m.env()
	out, err := cmd.CombinedOutput()
	if err != nil {
		m.t.Fatalf("%s %q: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// automode runs our program as the person would.
func (m *machine) automode(args ...string) string {
	m.t.Helper()
	return m.sh(filepath.Join(m.bin, "automode"), args...)
}

// says runs our program and returns what it says and its exit status.
func (m *machine) says(args ...string) (string, int) {
	m.t.Helper()
	cmd := m.command(m.t.Context(), filepath.Join(m.bin, "automode"), args...)
	cmd.Env = m.env()
	out, err := cmd.CombinedOutput()
	if _, exited := errors.AsType[*exec.ExitError](err); err != nil && !exited {
		m.t.Fatal(err)
	}
	return string(out), cmd.ProcessState.ExitCode()
}

func (m *machine) settings() string { return filepath.Join(m.home, ".claude", "settings.json") }
func (m *machine) hook() string     { return filepath.Join(m.bin, "automode-hook") }

// install puts the gate in with what the person would type.
func (m *machine) install() {
	m.t.Helper()
	m.automode("init", "claude", "--yes", "--state", m.state, "--config", m.conf)
}

// in is the same machine in a test within the test.
func (m *machine) in(t *testing.T) *machine {
	inner := *m
	inner.t = t
	return &inner
}

// whole runs a program and returns what it said. Whatever the program starts ends
// with it. How it exits is no error.
func whole(cmd *exec.Cmd) (said string, err error) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = 5 * time.Second
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err = cmd.Run()
	if cmd.Process != nil {
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
	}
	if _, exited := errors.AsType[*exec.ExitError](err); exited {
		err = nil
	}
	return out.String(), err
}

// endAll ends every process in whose environment a variable has this value, and
// waits until it is gone: agents leave servers behind, in sessions of their own.
// Where there is no /proc none is found.
func endAll(t *testing.T, variable string) {
	deadline := time.Now().Add(10 * time.Second)
	for {
		left := having(variable)
		if len(left) == 0 {
			return
		}
		if time.Now().After(deadline) {
			t.Errorf("processes %v do not end", left)
			return
		}
		for _, id := range left {
			syscall.Kill(id, syscall.SIGKILL)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// having are the processes in whose environment a variable has this value.
func having(variable string) (ids []int) {
	list, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, file := range list {
		text, err := os.ReadFile(file) // a process that has ended has none
		if err != nil || !strings.Contains("\x00"+string(text), "\x00"+variable+"\x00") {
			continue
		}
		if id, err := strconv.Atoi(filepath.Base(filepath.Dir(file))); err == nil && id != os.Getpid() {
			ids = append(ids, id)
		}
	}
	return ids
}

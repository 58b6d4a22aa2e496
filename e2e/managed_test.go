//go:build linux

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestManaged: a hook in the organisation's settings cannot be taken back by a
// project. The settings lie in an /etc of their own, which takes a mount
// namespace and the right to make one.
func TestManaged(t *testing.T) {
	m := newMachine(t)
	dir := t.TempDir()
	for _, name := range []string{"upper", "work"} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	m.within = []string{"unshare", "--mount", "sh", "-c",
		`mount -t overlay overlay -o "lowerdir=/etc,upperdir=$0/upper,workdir=$0/work" /etc && exec "$@"`, dir}
	if out, err := m.command(t.Context(), "true").CombinedOutput(); err != nil {
		t.Skipf("NOT RUN: no /etc of its own can be had here: %v\n%s", err, out)
	}
	m.automode("init", "claude", "--managed", "--yes", "--state", m.state, "--config", m.conf)
	if _, err := exec.Command("test", "-e", "/etc/claude-code/managed-settings.json").Output(); err == nil {
		t.Fatal("the machine's own /etc was written to")
	}
	precious := filepath.Join(m.project, "precious.txt")
	for _, settings := range []string{`{}`, `{"disableAllHooks": true}`} {
		m.write(filepath.Join(m.project, ".claude", "settings.json"), settings)
		m.write(m.settings(), settings)
		mod := m.ask([]string{"--permission-mode", "bypassPermissions"}, bash("rm precious.txt"))
		if !there(precious) {
			t.Errorf("with %s in the project's and the person's settings the organisation's hook was not asked: %s", settings, mod.result(0))
			m.write(precious, "only here\n")
		}
		said, status := m.says("status")
		if !strings.HasPrefix(said, "On in front of Claude Code, for everybody on this machine") || status != 0 {
			t.Errorf("status says %d:\n%s", status, said)
		}
	}
	// And it is asked where no other hook is.
	for _, c := range []struct{ env, args []string }{{args: []string{"--bare"}}, {args: []string{"--safe-mode"}}, {env: []string{"CLAUDE_CODE_SIMPLE=1"}}} {
		m.askIn(c.env, append(c.args, "--permission-mode", "bypassPermissions"), bash("rm precious.txt"))
		if !there(precious) {
			t.Errorf("%q %q: the organisation's hook was not asked", c.env, c.args)
			m.write(precious, "only here\n")
		}
	}
}

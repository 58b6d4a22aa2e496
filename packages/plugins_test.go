package packages

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// one is a plugin in one file, for node, that starts this hook.
func one(t *testing.T, text, hook string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "automode.mjs")
	text = strings.ReplaceAll(text, "$ARGV", `["`+hook+`", "agent", "--state", "/s"]`)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

var names = map[string][]string{"opencode": {"open"}, "kilo": {"open"}, "pi": nil, "amp": nil}

// TestOneFile: a plugin in one file needs no other one of ours, exports what its
// agent loads and nothing else, and can be read.
func TestOneFile(t *testing.T) {
	for name, further := range names {
		text := Plugin(name, further...)
		if strings.Contains(text, ` from ".`) || strings.Count(text, "\nexport ") != 1 || strings.Count(text, "$ARGV") != 1 {
			t.Errorf("%s:\n%s", name, text)
		}
		if _, err := exec.LookPath("node"); err != nil {
			t.Skip("no node here to read them")
		}
		if out, err := exec.Command("node", "--check", one(t, text, "/nowhere")).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
	}
}

// TestOneFileDecides runs the plugin of OpenCode as that does: a call is stopped
// by a throw on anything but an allow.
func TestOneFileDecides(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil || runtime.GOOS == "windows" {
		t.Skip("no node or no POSIX shell here")
	}
	hook := func(script string) string {
		path := filepath.Join(t.TempDir(), "automode-hook")
		if err := os.WriteFile(path, []byte("#!/bin/sh\n"+script+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
		return path
	}
	const drive = `
const p = await import(process.argv[1]);
const hooks = await p.automode({ directory: "/tmp", worktree: "/" });
try {
  await hooks["tool.execute.before"]({ tool: "bash", sessionID: "s", callID: "c" }, { args: { command: "ls" } });
  console.log("runs");
} catch (e) {
  console.log("stopped: " + e.message);
}`
	for _, c := range []struct{ hook, want string }{
		{hook(`[ "$*" = "agent --state /s" ] && cat >/dev/null && echo '{"decision":"allow"}'`), "runs"},
		{hook(`cat >/dev/null; echo '{"decision":"deny","reason":"no"}'`), "stopped: no"},
		{hook(`cat >/dev/null; echo '{"decision":"ask","reason":"may it?"}'`), "stopped: may it?"},
		{hook("exit 1"), "stopped: automode did not answer"},
		{hook("cat >/dev/null; echo garbage"), "stopped: automode did not answer"},
		{"/nowhere/automode-hook", "stopped: automode did not answer"},
	} {
		cmd := exec.Command("node", "--input-type=module", "-e", drive, one(t, Plugin("opencode", "open"), c.hook))
		if out, err := cmd.CombinedOutput(); err != nil || !strings.HasPrefix(string(out), c.want) {
			t.Errorf("%s: %s %v, want %s", c.hook, out, err, c.want)
		}
	}
}

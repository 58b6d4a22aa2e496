package agents

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

func TestRunningClaude(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no such folder")
	}
	proc, cwd := t.TempDir(), t.TempDir()
	n := 0
	process := func(home string, words ...string) {
		t.Helper()
		n++
		dir := filepath.Join(proc, fmt.Sprint(100+n))
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		for name, text := range map[string]string{"cmdline": strings.Join(words, "\x00") + "\x00", "environ": "A=b\x00HOME=" + home + "\x00"} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.Symlink(cwd, filepath.Join(dir, "cwd")); err != nil {
			t.Fatal(err)
		}
	}
	process("/home/dev", "claude", "--bare", "-p", "hello")
	process("/home/dev", "node", "/usr/lib/node_modules/@anthropic-ai/claude-code/cli.js", "--settings", "more.json")
	process("/home/dev", "/home/dev/.local/bin/claude", `--settings={"disableAllHooks": true}`, "--", "--bare")
	process("/home/other", "claude", "--bare")
	process("/home/dev", "vim", "a", "claude", "--bare")
	process("/home/dev", "")
	if err := os.WriteFile(filepath.Join(proc, "version"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	list := runningClaude(proc, "/home/dev")
	if len(list) != 3 || list[0].ID != 101 || !slices.Equal(list[0].Args, []string{"--bare", "-p", "hello"}) || list[1].Cwd != cwd {
		t.Fatalf("%+v", list)
	}
	for i, want := range []bool{true, false, false} {
		if _, got := list[i].Option("--bare", "--safe-mode"); got != want {
			t.Errorf("process %d was started with --bare: %v", i, got)
		}
	}
	if _, ok, err := list[0].Settings(); ok || err != nil {
		t.Errorf("settings that are not there: %v %v", ok, err)
	}
	if _, ok, err := list[1].Settings(); !ok || err == nil {
		t.Errorf("a file that is not there: %v %v", ok, err)
	}
	if err := os.WriteFile(filepath.Join(cwd, "more.json"), []byte(`{"permissions": {"allow": ["Bash"]}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if s, ok, err := list[1].Settings(); !ok || err != nil || s.HooksOff {
		t.Errorf("a file: %+v %v %v", s, ok, err)
	}
	if s, ok, err := list[2].Settings(); !ok || err != nil || !s.HooksOff {
		t.Errorf("JSON on the line: %+v %v %v", s, ok, err)
	}
	if got := runningClaude(filepath.Join(proc, "none"), "/home/dev"); got != nil {
		t.Errorf("%+v", got)
	}
}

package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"automode/build/programs"
	"automode/internal/own"
)

// The hook as it is installed decides what the shell's language says itself,
// and has code in another language read by the program beside it. Without
// that program such code counts as not read.
func TestLeanHook(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds three programs")
	}
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(root)
	dir := t.TempDir()
	if err := (programs.Build{Dir: dir}).Run(); err != nil {
		t.Fatal(err)
	}
	home, project := filepath.Join(dir, "home"), filepath.Join(dir, "home", "project")
	if err := os.MkdirAll(filepath.Join(project, ".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(project, "justfile"), []byte("harmless:\n  ls\nharmful:\n  rm -rf ~/\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	ask := func(event, command string) string {
		payload, err := json.Marshal(map[string]any{"session_id": "b1", "cwd": project, "hook_event_name": event, "source": "startup",
			"permission_mode": "default", "tool_name": "Bash", "tool_use_id": "t1", "tool_input": map[string]any{"command": command}})
		if err != nil {
			t.Fatal(err)
		}
		hook := exec.Command(filepath.Join(dir, "automode-hook"+programs.Exe("")), "claude", "--state", filepath.Join(dir, "state"), "--config", filepath.Join(dir, "none.json"))
		hook.Env = append(os.Environ(), "HOME="+home)
		hook.Dir, hook.Stdin = project, bytes.NewReader(payload)
		out, err := hook.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", command, err, out)
		}
		return string(out)
	}
	is := func(command, verdict string) {
		t.Helper()
		if out := ask("PreToolUse", command); !strings.Contains(out, `"permissionDecision":"`+verdict+`"`) {
			t.Errorf("%s: want %s, got %s", command, verdict, out)
		}
	}
	ask("SessionStart", "")
	const harmless, harmful = `node -e 'console.log(1)'`, `node -e 'require("fs").rmSync("/", {recursive: true})'`
	is("git status && ls", "allow")
	is("rm -rf ~/", "deny")
	is(harmless, "allow")
	is(harmful, "deny")
	is("just harmless", "allow")
	is("just harmful", "deny")
	const rare, rarePackage = "heroku ps", "npx firebase projects:list" // programs that only the reader knows
	is(rare, "allow")
	is(rarePackage, "allow")
	is("heroku() { rm -rf ~/; }; export -f heroku; go test ./...", "deny") // shells find it in that program's place
	lines, err := filepath.Glob(filepath.Join(dir, "state", "journal", "*"))
	if err != nil || len(lines) != 1 {
		t.Fatal(lines, err)
	}
	journal, err := os.ReadFile(lines[0])
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(journal, []byte("\n")); n != 9 {
		t.Errorf("%d lines in the journal for nine decisions:\n%s", n, journal)
	}
	// Those that the reader wrote say the same build as the hook's: judges' servers compare it.
	builds := map[string]bool{}
	for line := range bytes.Lines(journal) {
		var entry struct{ Build string }
		if err := json.Unmarshal(line, &entry); err != nil {
			t.Fatal(err)
		}
		builds[entry.Build] = true
	}
	if len(builds) != 1 || builds[""] {
		t.Errorf("the hook and the reader say different builds: %v", builds)
	}
	if err := os.Remove(filepath.Join(dir, own.Reader+programs.Exe(""))); err != nil {
		t.Fatal(err)
	}
	is("git status && ls", "allow")
	is(harmless, "ask")
	is(harmful, "ask")
	is("just harmless", "ask")
	is("just harmful", "ask")
	is(rare, "ask")
	is(rarePackage, "ask")
	// A long call is left to it at once; where that fails this one decides as ever.
	long := strings.Repeat("ls src; ", 3000)
	is(long, "allow")
	if runtime.GOOS == "windows" {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, own.Reader), []byte("#!/bin/sh\n: >\"$HOME/started\"\nexit 1\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	is("ls src", "allow")
	if _, err := os.Stat(filepath.Join(home, "started")); err == nil {
		t.Error("the reader is started for a short call")
	}
	is(long, "allow")
	if _, err := os.Stat(filepath.Join(home, "started")); err != nil {
		t.Error("the reader is not started for a long call")
	}
}

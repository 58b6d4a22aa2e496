package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A payload that cannot be relied on is asked about with a sentence, and
// denied where nobody can be asked.
func TestBadPayload(t *testing.T) {
	m := newMachine(t)
	whole := m.bash(t, "ls")
	change := func(old, now string) []byte { return bytes.Replace(whole, []byte(old), []byte(now), 1) }
	tests := []struct {
		name  string
		stdin []byte
		want  string
	}{
		{"nothing", nil, "empty"},
		{"truncated", whole[:len(whole)-20], "not whole JSON"},
		{"too long", append(bytes.Repeat([]byte{' '}, 10<<20), whole...), "10 MB"},
		{"not UTF-8", change(`"ls"`, "\"l\xffs\""), "UTF-8"},
		{"NUL", change(`"ls"`, "\"l\x00s\""), "NUL"},
		{"NUL escaped", change(`"ls"`, `"l\u0000s"`), "NUL"},
		{"garbage", []byte("ls -l"), "not whole JSON"},
		{"an array", []byte("[]"), "object"},
		{"brackets", bytes.Repeat([]byte("["), 100_000), "too deep"},
		{"brackets as input", change(`{"command":"ls"}`, strings.Repeat(`{"a":`, 100_000)+"1"+strings.Repeat("}", 100_000)), "too deep"},
		{"no event", change(`"hook_event_name"`, `"x"`), "event"},
		{"event of another type", change(`"PreToolUse"`, `1`), "event"},
		{"no tool", change(`"tool_name"`, `"x"`), "tool_name"},
		{"no input", change(`"tool_input"`, `"x"`), "not an object"},
		{"no command", change(`"command"`, `"x"`), "missing"},
		{"command is a number", change(`"ls"`, `1`), "not text"},
		{"command is a list", change(`"ls"`, `["ls"]`), "not text"},
		{"command twice", change(`"ls"`, `"ls","Command":"rm -rf /"`), "twice"},
		{"no cwd", change(`"cwd"`, `"x"`), "cwd"},
		{"cwd is not absolute", change(m.project, "project"), "absolute"},
		{"cwd does not exist", change(m.project, m.project+"/gone"), "not a folder"},
		{"cwd is a file", change(m.project, m.config), "not a folder"},
		{"session outside its folder", change(`"s1"`, `"../../s1"`), "session"},
	}
	m.write(t, m.config, "{}")
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, args := range [][]string{nil, {"--headless"}} {
				want := "ask"
				if args != nil {
					want = "deny"
				}
				word, reason := m.run(t, tt.stdin, args...).word(t)
				if word != want || !strings.Contains(reason, tt.want) || len(reason) < 20 {
					t.Errorf("%v: %s, %q; want %s with %q", args, word, reason, want, tt.want)
				}
			}
		})
	}
}

// Events that need no answer get none, and what cannot be made out is told.
func TestOtherEvents(t *testing.T) {
	m := newMachine(t)
	for _, name := range []string{"PostToolUse-Agent", "PostToolUse-Bash", "PostToolUse-Edit", "PostToolUse-Read", "PostToolUse-Write",
		"PostToolUseFailure-WebFetch", "PermissionDenied-Bash", "SessionStart", "SessionEnd", "Stop", "SubagentStart", "SubagentStop",
		"UserPromptSubmit"} {
		if r := m.run(t, m.payload(t, name)); r != (ran{}) {
			t.Errorf("%s: %+v, want silence", name, r)
		}
	}
	r := m.run(t, []byte(`{"hook_event_name":"NeverHeardOf","cwd":"/","tool_name":"Bash","tool_input":{"command":"ls"}}`))
	if r.exit != 2 || r.stdout != "" || !strings.Contains(r.stderr, "NeverHeardOf") {
		t.Errorf("an unknown event: %+v", r)
	}
	if lines := m.lines(t); len(lines) != 1 || !strings.Contains(lines[0], "NeverHeardOf") || strings.Contains(lines[0], `"verdict":"allow"`) {
		t.Errorf("the journal: %q", lines)
	}
	r = m.run(t, []byte(`{"hook_event_name":"PreCompact","session_id":"s1","cwd":"/"}`))
	if r.exit != 0 || r.stdout != "" || !strings.Contains(r.stderr, "PreCompact") {
		t.Errorf("an event that concerns no call: %+v", r)
	}
	r = m.run(t, []byte(`{"hook_event_name":"UserPromptSubmit","prompt":7,"session_id":"s1"}`))
	if r.exit != 0 || r.stdout != "" || !strings.Contains(r.stderr, "prompt") {
		t.Errorf("a prompt that is none: %+v", r)
	}
}

// A configuration that cannot be relied on lets nothing through.
func TestBadConfiguration(t *testing.T) {
	tests := map[string]func(t *testing.T, m *machine){
		"malformed":   func(t *testing.T, m *machine) { m.write(t, m.config, `{"permissions": {`) },
		"unknown key": func(t *testing.T, m *machine) { m.write(t, m.config, `{"permisions": {}}`) },
		"unknown row": func(t *testing.T, m *machine) { m.write(t, m.config, `{"rows": {"delete.everything": "deny"}}`) },
		"a folder": func(t *testing.T, m *machine) {
			if err := os.Mkdir(m.config, 0o755); err != nil {
				t.Fatal(err)
			}
		},
	}
	for name, breakIt := range tests {
		t.Run(name, func(t *testing.T) {
			m := newMachine(t)
			breakIt(t, m)
			word, reason := m.run(t, m.call(t, "TodoWrite", map[string]any{"todos": []any{}})).word(t)
			if word != "ask" || !strings.Contains(reason, m.config) {
				t.Errorf("%s, %q; want ask with the file's name", word, reason)
			}
		})
	}
	m := newMachine(t)
	m.write(t, m.config, `{"onError": "deny"}`)
	m.env = []string{"HOME=" + m.home}
	if word, reason := m.run(t, bytes.Replace(m.bash(t, "ls"), []byte(m.project), []byte("/nowhere/at/all"), 1)).word(t); word != "deny" {
		t.Errorf("onError deny: %s, %q", word, reason)
	}
}

// HOME names no configuration, and without it the account's home does.
func TestHome(t *testing.T) {
	m := newMachine(t)
	m.write(t, filepath.Join(m.home, ".config", "automode", "automode.json"), `{"broken`)
	todo := m.call(t, "TodoWrite", map[string]any{"todos": []any{}})
	for _, env := range [][]string{{"HOME=" + m.home}, {}, {"HOME="}, {"HOME=relative"}} {
		m.env = env
		if word, reason := m.run(t, todo).word(t); word != "allow" {
			t.Errorf("%v: %s, %q", env, word, reason)
		}
	}
}

// A state folder that cannot be written stops nothing, unless the
// configuration requires the journal.
func TestStateThatCannotBeWritten(t *testing.T) {
	m := newMachine(t)
	m.write(t, m.state, "a file where the folder should be")
	todo := m.call(t, "TodoWrite", map[string]any{"todos": []any{}})
	r := m.run(t, todo)
	if word, _ := r.word(t); word != "allow" || r.stderr == "" {
		t.Errorf("best effort: %+v", r)
	}
	m.write(t, m.config, `{"journal": "required"}`)
	if word, reason := m.run(t, todo).word(t); word != "ask" || !strings.Contains(reason, "record") {
		t.Errorf("required: %s, %q", word, reason)
	}
}

func TestArguments(t *testing.T) {
	tests := []struct {
		args   []string
		exit   int
		stdout string
		stderr string
	}{
		{nil, 2, "", "no agent"},
		{[]string{"emacs"}, 2, "", "emacs"},
		{[]string{"claude", "claude"}, 2, "", "more than one"},
		{[]string{"claude", "--verbose"}, 2, "", "--verbose"},
		{[]string{"claude", "--config"}, 2, "", "absolute path"},
		{[]string{"claude", "--config", "automode.json"}, 2, "", "absolute path"},
		{[]string{"claude", "--state", "state"}, 2, "", "absolute path"},
		{[]string{"--help"}, 0, "usage:", ""},
		{[]string{"claude", "-h"}, 0, "usage:", ""},
		{[]string{"--version"}, 0, "automode-hook ", ""},
	}
	for _, tt := range tests {
		r := result(t, exec.Command(program, tt.args...))
		if r.exit != tt.exit || !strings.Contains(r.stdout, tt.stdout) || !strings.Contains(r.stderr, tt.stderr) ||
			(tt.stdout == "") != (r.stdout == "") || (tt.stderr == "") != (r.stderr == "") {
			t.Errorf("%v: %+v", tt.args, r)
		}
	}
}

// With nowhere to print, status 2 stops the call.
func TestClosedStdout(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("no /dev/full here")
	}
	m := newMachine(t)
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	cmd := m.command(m.bash(t, "ls"))
	cmd.Stdout = full
	err = cmd.Run()
	if err == nil || cmd.ProcessState.ExitCode() != 2 {
		t.Errorf("%v, want exit status 2", err)
	}
}

// Terminal escapes of a command do not reach the terminal.
func TestEscapesInReasons(t *testing.T) {
	m := newMachine(t)
	r := m.run(t, m.bash(t, "\x1b]0;owned\x07 \u202eprogram-nobody-knows"))
	word, reason := r.word(t)
	if word == "allow" || strings.ContainsAny(reason, "\x1b\x07\u202e") || !json.Valid([]byte(r.stdout)) {
		t.Errorf("%s, %q", word, reason)
	}
}

// Who asks is a plain name, or the hook does not start.
func TestAsker(t *testing.T) {
	for name, good := range map[string]bool{"mcp:files": true, "acp:@zed/claude-code": true, "": false, "a b": false, "ü": false, "a\n": false,
		strings.Repeat("x", 64): true, strings.Repeat("x", 65): false} {
		o, err := parseArgs([]string{"claude", "--asker", name})
		if (err == nil) != good || good && o.asker != name {
			t.Errorf("%q: %q %v", name, o.asker, err)
		}
	}
	if _, err := parseArgs([]string{"claude", "--asker"}); err == nil {
		t.Error("nobody asks")
	}
}

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"automode/internal/dialect"
	"automode/internal/layers/allowlist"
)

// What real payloads are answered, typed by hand.
func TestRealPayloads(t *testing.T) {
	m := newMachine(t)
	m.write(t, filepath.Join(m.project, "note.txt"), "note\n")
	m.run(t, m.payload(t, "SessionStart"))
	for _, tt := range []struct{ name, want string }{
		{"PreToolUse-Bash", "allow"},     // writes a file of the project
		{"PreToolUse-Edit", "allow"},     // the same
		{"PreToolUse-Write", "allow"},    // the same
		{"PreToolUse-Read", "allow"},     // reads one
		{"PreToolUse-WebFetch", "allow"}, // from loopback
		{"PreToolUse-Agent", "allow"},    // whose calls come here too
	} {
		if word, reason := m.run(t, m.payload(t, tt.name)).word(t); word != tt.want {
			t.Errorf("%s: %s, %q; want %s", tt.name, word, reason, tt.want)
		}
	}
	// The same calls were just allowed, so their prompts are.
	for _, name := range []string{"PermissionRequest-Bash", "PermissionRequest-Edit", "PermissionRequest-Write", "PermissionRequest-WebFetch"} {
		if r := m.run(t, m.payload(t, name)); !strings.Contains(r.stdout, `"decision":{"behavior":"allow"}`) || r.exit != 0 {
			t.Errorf("%s: %+v", name, r)
		}
	}
}

func TestCommands(t *testing.T) {
	m := newMachine(t)
	for _, tt := range []struct{ command, want, reason string }{
		{"git status && rm -rf ~/", "deny", ""},
		{"rm -rf ~/; if", "deny", ""}, // the first statement would run
		{"if", "ask", ""},
		{"echo a\x00b", "ask", "NUL"},
		{strings.Repeat("(", 100_000), "ask", ""},
		{strings.Repeat("$(", 100_000), "ask", ""},
		{"echo " + strings.Repeat("x", 70_000), "ask", ""},
		{"program-nobody-knows --now", "ask", ""},
		{"ls", "allow", ""},
	} {
		word, reason := m.run(t, m.bash(t, tt.command)).word(t)
		if word != tt.want || !strings.Contains(reason, tt.reason) {
			t.Errorf("%.40q: %s, %.200q; want %s", tt.command, word, reason, tt.want)
		}
	}
}

// Modes never loosen: what is denied or hard stays so in each.
func TestModes(t *testing.T) {
	m := newMachine(t)
	for _, tt := range []struct {
		command string
		want    map[string]string // by mode; "" is for those not named
	}{
		{"ls", map[string]string{"": "allow"}},
		{"rm -rf ~/", map[string]string{"": "deny"}},
		{"curl https://example.com/", map[string]string{"": "ask", "auto": "", "dontAsk": "deny", "yolo": "deny"}},
		{"rm -rf src", map[string]string{"": "ask", "dontAsk": "deny", "yolo": "deny"}},
		{"echo a > a.txt", map[string]string{"": "allow", "plan": "ask"}},
	} {
		for _, mode := range []string{"default", "plan", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "yolo"} {
			want, ok := tt.want[mode]
			if !ok {
				want = tt.want[""]
			}
			in := bytes.Replace(m.bash(t, tt.command), []byte(`"permission_mode":"default"`), []byte(`"permission_mode":"`+mode+`"`), 1)
			if word, reason := m.run(t, in).word(t); word != want {
				t.Errorf("%s in %s: %q, %q; want %q", tt.command, mode, word, reason, want)
			}
		}
	}
}

// The gate's own files are the gate's wherever the command line put them.
func TestOwnFilesAreGuarded(t *testing.T) {
	m := newMachine(t)
	m.write(t, m.config, "{}")
	for _, path := range []string{m.config, filepath.Join(m.state, "journal", "x"), filepath.Join(m.state, "sessions", "s1.jsonl"), program} {
		in := m.call(t, "Write", map[string]any{"file_path": path, "content": "{}"})
		if word, reason := m.run(t, in).word(t); word != "deny" {
			t.Errorf("a write to %s: %s, %q", path, word, reason)
		}
	}
}

// What a session changed is known to its later calls.
func TestSurfaceChangedInSession(t *testing.T) {
	m := newMachine(t)
	m.run(t, m.payload(t, "SessionStart"))
	manifest := filepath.Join(m.project, "package.json")
	before := recall(m.state, realSession)
	if before.facts.Everything || before.changed(manifest) {
		t.Fatalf("before: %+v", before.facts)
	}
	edit := m.call(t, "Write", map[string]any{"file_path": manifest, "content": `{"scripts": {"test": "program-nobody-knows"}}`})
	edit = bytes.Replace(edit, []byte(`"s1"`), []byte(`"`+realSession+`"`), 1)
	post := bytes.Replace(edit, []byte(`"PreToolUse"`), []byte(`"PostToolUse"`), 1)
	if r := m.run(t, post); r != (ran{}) {
		t.Fatalf("PostToolUse: %+v", r)
	}
	after := recall(m.state, realSession)
	for path, want := range map[string]bool{
		manifest: true, manifest + "/below": true, manifest + "5": false, filepath.Join(m.project, "Makefile"): false} {
		if after.changed(path) != want {
			t.Errorf("changed(%s) is %v", path, !want)
		}
	}
	if after.facts.Everything {
		t.Errorf("after: %+v", after.facts)
	}
	if unknown := recall(m.state, "another"); !unknown.changed(manifest) {
		t.Error("of a session nobody saw not everything counts as changed")
	}
}

// The dialect and the allow list agree on which tools coordinate.
func TestCoordinateTools(t *testing.T) {
	m := newMachine(t)
	listed := allowlist.Tools(dialect.Claude)
	if len(listed) == 0 {
		t.Fatal("nothing is listed")
	}
	for _, tool := range listed {
		ev, err := dialect.ReadClaude(m.call(t, tool, map[string]any{}))
		if err != nil || ev.Call.Kind.String() != "coordinate" {
			t.Errorf("%s is read as %v, %v", tool, ev.Call.Kind, err)
		}
	}
	for tool, want := range map[string]string{"TodoWrite": "allow", "ExitPlanMode": "", "AskUserQuestion": "", "CronCreate": "ask",
		"Artifact": "ask", "RemoteTrigger": "ask", "NeverHeardOf": "ask", "mcp__memory__read": "ask"} {
		if word, reason := m.run(t, m.call(t, tool, map[string]any{})).word(t); word != want {
			t.Errorf("%s: %q, %q; want %q", tool, word, reason, want)
		}
	}
}

// A configuration that nobody can read is not one without rules.
func TestUnreadableConfiguration(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("root reads everything")
	}
	m := newMachine(t)
	m.write(t, m.config, "{}")
	if err := os.Chmod(m.config, 0); err != nil {
		t.Fatal(err)
	}
	if word, reason := m.run(t, m.bash(t, "ls")).word(t); word != "ask" || !strings.Contains(reason, m.config) {
		t.Errorf("%s, %q", word, reason)
	}
}

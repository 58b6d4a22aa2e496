package main

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestSilence: a session that begins tells of another one of the project in
// which calls ran that nobody asked about, and of nothing else.
func TestSilence(t *testing.T) {
	m := newMachine(t)
	m.run(t, m.payload(t, "SessionStart"))
	m.run(t, m.payload(t, "PreToolUse-Bash"))
	transcripts := filepath.Join(".claude", "projects", "p")
	start, err := json.Marshal(map[string]string{"session_id": "another", "cwd": m.project, "hook_event_name": "SessionStart",
		"source": "startup", "transcript_path": filepath.Join(m.home, transcripts, "another.jsonl")})
	if err != nil {
		t.Fatal(err)
	}
	begin := func() string {
		t.Helper()
		r := m.run(t, start)
		if r.exit != 0 {
			t.Fatalf("%+v", r)
		}
		return string(r.stdout)
	}
	if said := begin(); said != "" {
		t.Errorf("without a transcript it says %s", said)
	}
	line := func(call string) string {
		return fmt.Sprintf(`{"timestamp":%q,"message":{"content":[{"type":"tool_use","id":%q,"name":"Bash"}]}}`+"\n"+
			`{"message":{"content":[{"type":"tool_result","tool_use_id":%q}]}}`+"\n", time.Now().Add(time.Minute).Format(time.RFC3339), call, call)
	}
	var asked struct {
		ID string `json:"tool_use_id"`
	}
	if err := json.Unmarshal(m.payload(t, "PreToolUse-Bash"), &asked); err != nil || asked.ID == "" {
		t.Fatal(asked, err)
	}
	m.write(t, filepath.Join(m.home, transcripts, realSession+".jsonl"), line(asked.ID))
	if said := begin(); said != "" {
		t.Errorf("all was asked about, and it says %s", said)
	}
	m.write(t, filepath.Join(m.home, transcripts, realSession+".jsonl"), line(asked.ID)+line("toolu_x")+line("toolu_y"))
	said := begin()
	var answer map[string]string
	if err := json.Unmarshal([]byte(said), &answer); err != nil || len(answer) != 1 {
		t.Fatalf("%v: %s", err, said)
	}
	if text := answer["systemMessage"]; !strings.Contains(text, "not asked about 2 of the calls that ran in session "+realSession) || !strings.Contains(text, "automode doctor") {
		t.Errorf("it says %s", text)
	}
}

// TestSilenceInASession: the next prompt tells of calls that ran since the last
// one and that nobody asked about, once, and a call tells of nothing.
func TestSilenceInASession(t *testing.T) {
	m := newMachine(t)
	m.begin(t)
	path := filepath.Join(m.home, ".claude", "projects", "p", realSession+".jsonl")
	event := func(name string) []byte {
		t.Helper()
		data, err := json.Marshal(map[string]any{"session_id": realSession, "cwd": m.project, "hook_event_name": name, "prompt": "go on",
			"transcript_path": path, "tool_name": "Bash", "tool_input": map[string]string{"command": "ls"}, "tool_use_id": "toolu_asked", "permission_mode": "default"})
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	says := func(want bool, when string) {
		t.Helper()
		r := m.run(t, event("UserPromptSubmit"))
		if got := strings.Contains(string(r.stdout), "not asked about 1 of the calls that ran in this session since your last prompt"); got != want || r.exit != 0 || !want && len(r.stdout) > 0 {
			t.Errorf("%s: %d %s", when, r.exit, r.stdout)
		}
	}
	transcript, before := "", time.Now()
	ran := func(call string, at time.Time) {
		t.Helper()
		transcript += fmt.Sprintf(`{"timestamp":%q,"message":{"content":[{"type":"tool_use","id":%q,"name":"Bash"}]}}`+"\n"+
			`{"message":{"content":[{"type":"tool_result","tool_use_id":%q}]}}`+"\n", at.Format(time.RFC3339Nano), call, call)
		m.write(t, path, transcript)
	}
	says(false, "without a transcript")
	ran("toolu_old", before)
	says(false, "of what was before the prompt")
	m.run(t, event("PreToolUse"))
	ran("toolu_asked", time.Now())
	says(false, "of what was asked about")
	ran("toolu_missed", time.Now())
	if r := m.run(t, event("PreToolUse")); strings.Contains(string(r.stdout), "systemMessage") {
		t.Errorf("a call: %s", r.stdout)
	}
	says(true, "of what was not asked about")
	says(false, "a second time")
}

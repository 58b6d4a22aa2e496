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

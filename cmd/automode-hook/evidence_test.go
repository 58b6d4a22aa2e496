package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// wrote carries out an edit tool's call and tells the hook of it.
func (m *machine) wrote(t *testing.T, tool, path, text, kind string) {
	t.Helper()
	input := map[string]any{"file_path": path, "content": text}
	if tool == "Edit" {
		input = map[string]any{"file_path": path, "old_string": "a", "new_string": "b"}
	}
	in := m.call(t, tool, input)
	if word, reason := m.run(t, in).word(t); word == "deny" {
		t.Fatal(reason)
	}
	m.write(t, path, text)
	m.run(t, []byte(strings.Replace(string(in), `"PreToolUse"`, `"PostToolUse","tool_response":{"type":"`+kind+`"}`, 1)))
}

// A file that the session made may be deleted by it, as long as nobody else
// changed it.
func TestSessionDeletesWhatItMade(t *testing.T) {
	m := newMachine(t)
	m.begin(t)
	made, old := filepath.Join(m.project, "made.txt"), filepath.Join(m.project, "old.txt")
	m.write(t, old, "a\n")
	m.wrote(t, "Write", made, "a\n", "create")
	m.wrote(t, "Write", old, "b\n", "update")
	m.answers(t, "rm made.txt", "allow", "This session made it")
	m.answers(t, "rm -f ./made.txt && ls", "allow", "")
	m.answers(t, "rm old.txt", "ask", "")
	m.answers(t, "rm made.txt old.txt", "ask", "")
	m.answers(t, "rm *.txt", "ask", "")
	m.answers(t, "mv old.txt made.txt && rm made.txt", "ask", "")
	m.answers(t, "./x & rm made.txt", "ask", "")

	// Its own edits leave it its own.
	m.wrote(t, "Edit", made, "bb\n", "")
	m.answers(t, "rm made.txt", "allow", "")

	// Somebody else's do not, nor does an edit after them.
	m.write(t, made, "the person's\n")
	m.answers(t, "rm made.txt", "ask", "")
	m.wrote(t, "Edit", made, "the person's and ours\n", "")
	m.answers(t, "rm made.txt", "ask", "")

	// Nor is a link to it, or what a command touched.
	link, other := filepath.Join(m.project, "link.txt"), filepath.Join(m.project, "other.txt")
	m.wrote(t, "Write", other, "a\n", "create")
	if err := os.Symlink("other.txt", link); err != nil {
		t.Fatal(err)
	}
	m.answers(t, "rm other.txt", "allow", "")
	m.answers(t, "echo more >> other.txt", "allow", "")
	m.write(t, other, "a\nmore\n")
	m.ranBash(t, "echo more >> other.txt")
	m.answers(t, "rm other.txt", "ask", "")
}

// Of a session whose start nobody saw nothing counts as made.
func TestNothingMadeInAnUnknownSession(t *testing.T) {
	m := newMachine(t)
	made := filepath.Join(m.project, "made.txt")
	m.wrote(t, "Write", made, "a\n", "create")
	m.answers(t, "rm made.txt", "ask", "")
}

// A secret that was read earlier may go out with whatever is sent later.
func TestSendAfterASecret(t *testing.T) {
	m := newMachine(t)
	m.write(t, m.config, `{"permissions": {"allow": ["effect:Send(api.example.com)", "effect:Fetch(api.example.com)", "effect:Read(/**/.env)", "effect:Read(//**/.env)"]}}`)
	m.write(t, filepath.Join(m.project, ".env"), "TOKEN=x\n")
	m.begin(t)
	const send = "curl -X POST -d done https://api.example.com/status"
	m.answers(t, send, "allow", "")
	m.answers(t, "cat .env", "allow", "")
	m.answers(t, send, "allow", "") // it did not run
	m.ranBash(t, "cat .env")
	m.answers(t, send, "ask", "a secret was read earlier in this session")
	m.answers(t, "curl -X POST -d done http://localhost:8080/status", "allow", "")
	m.answers(t, "git status", "allow", "")
}

// What a session wrote into an executable surface makes what loads it a
// question, unless it was read as harmless.
func TestEntryPointAfterASurfaceChanged(t *testing.T) {
	m := newMachine(t)
	manifest := filepath.Join(m.project, "package.json")
	m.write(t, manifest, `{"scripts": {"test": "node test.js"}}`)
	m.begin(t)
	m.answers(t, "npm test", "allow", "")
	m.wrote(t, "Write", manifest, `{"scripts": {"test": "node test.js", "lint": "frobnicate"}}`, "update")
	m.answers(t, "npm test", "ask", "")
}

// What is made and deleted by fifty hooks at once is counted right.
func TestMadeByManyAtOnce(t *testing.T) {
	m := newMachine(t)
	m.begin(t)
	done := make(chan bool)
	const n = 50
	for i := range n {
		go func() {
			defer func() { done <- true }()
			m.wrote(t, "Write", filepath.Join(m.project, "f"+strconv.Itoa(i)), "a\n", "create")
		}()
	}
	for range n {
		<-done
	}
	for i := range n {
		m.answers(t, "rm f"+strconv.Itoa(i), "allow", "")
	}
}

package main

import (
	"bytes"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// What a call moved out of the project, and nothing else holds, is not removed by a later
// one as what is thrown away there. The moves are made by a real shell.
func TestMovedByAnEarlierCall(t *testing.T) {
	many := "mv"
	for i := range 60 {
		many += fmt.Sprintf(" many/%02d-%s.txt", i, strings.Repeat("n", 20))
	}
	for _, c := range []struct{ before, then, want string }{
		{many + " S/", "rm S/59-nnnnnnnnnnnnnnnnnnnn.txt", "ask"},
		{"mv notes.txt S/x\ngzip S/x", "rm S/x.gz", "ask"},
		{"tar czf S/b.tgz notes.txt", "rm S/b.tgz", "allow"},
		{"gzip -k S/other", "rm S/other.gz", "allow"},
		{"mv notes.txt S/x", "rm -f S/x", "ask"},
		{"mv notes.txt S/x", "rm -rf S/x S/other", "ask"},
		{"mv notes.txt S/", "rm S/notes.txt", "ask"},
		{"mv notes.txt S/x", "echo hi > S/x", "ask"},
		{"mv notes.txt S/x", "truncate -s 0 S/x", "ask"},
		{"mv notes.txt S/x", "mv S/other S/x", "ask"},
		{"mv notes.txt S/x; mv S/x S/y", "rm S/y", "ask"},
		{"mv notes.txt S/x\nmv S/x S/y", "rm S/y", "ask"},
		{"mv draft S/kept", "rm -rf S/kept", "ask"},
		{"mv draft S/kept", "rm S/kept/a.txt", "ask"},
		{"mv draft S/kept", "echo hi > S/kept/a.txt", "ask"},
		{"mv draft S/kept\nmv S/kept/a.txt S/a", "rm S/a", "ask"},
		{"mkdir target && mv draft target/", "rm -rf target", "ask"},
		{"mv notes.txt S/x", "rm S/other", "allow"},
		{"mv notes.txt S/x", "echo hi > S/new", "allow"},
		{"mv notes.txt S/x", "cat S/x", "allow"},
		{"mv notes.txt S/x", "mv S/x notes.txt", "allow"},
		{"mv notes.txt S/x\nmv S/x notes.txt", "rm -f S/x", "allow"},
		{"mv draft S/kept", "echo hi > S/kept/new.txt", "allow"},
		{"cp notes.txt S/x", "rm S/x", "allow"},
		{"mv held.txt S/x", "rm S/x", "allow"},
		{"mv S/other S/x", "rm S/x", "allow"},
	} {
		m := newMachine(t)
		scratch := t.TempDir()
		for _, name := range []string{"notes.txt", "held.txt", "draft/a.txt", "package.json"} {
			m.write(t, filepath.Join(m.project, name), "{}\n")
		}
		m.write(t, filepath.Join(scratch, "other"), "other\n")
		for name := range strings.FieldsSeq(c.before) {
			if strings.HasPrefix(name, "many/") {
				m.write(t, filepath.Join(m.project, name), "one\n")
			}
		}
		shell := func(command string) {
			t.Helper()
			sh := exec.Command("sh", "-c", command)
			sh.Dir, sh.Env = m.project, append(m.env, "GIT_CONFIG_NOSYSTEM=1")
			if out, err := sh.CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", command, err, out)
			}
		}
		shell("git init -q && git add held.txt package.json && git -c user.name=a -c user.email=a@example.com commit -qm one")
		m.run(t, bytes.ReplaceAll(m.payload(t, "SessionStart"), []byte(realSession), []byte("s1")))
		for call := range strings.Lines(c.before) {
			command := strings.ReplaceAll(strings.TrimSpace(call), "S/", scratch+"/")
			before := m.bash(t, command)
			if word, reason := m.run(t, before).word(t); word != "allow" {
				t.Fatalf("%s: %s (%s)", call, word, reason)
			}
			shell(command)
			m.run(t, bytes.Replace(before, []byte("PreToolUse"), []byte("PostToolUse"), 1))
		}
		if word, reason := m.run(t, m.bash(t, strings.ReplaceAll(c.then, "S/", scratch+"/"))).word(t); word != c.want {
			t.Errorf("%s, then %s: %s (%s), want %s", c.before, c.then, word, reason, c.want)
		}
	}
	m := newMachine(t)
	kept := filepath.Join(t.TempDir(), "x")
	m.write(t, filepath.Join(m.project, "notes.txt"), "mine\n")
	m.run(t, bytes.ReplaceAll(m.payload(t, "SessionStart"), []byte(realSession), []byte("s1")))
	move := m.bash(t, "mv notes.txt "+kept)
	m.run(t, move)
	m.write(t, kept, "mine\n")
	m.run(t, bytes.Replace(move, []byte("PreToolUse"), []byte("PostToolUse"), 1))
	if word, reason := m.run(t, m.call(t, "Write", map[string]any{"file_path": kept, "content": "other"})).word(t); word != "ask" {
		t.Errorf("written over by an edit tool: %s (%s), want ask", word, reason)
	}
}

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"automode"
	"automode/internal/dialect"
)

// testMachine is one on which nothing of this machine's person is found.
func testMachine(home string) machine {
	return machine{home: home, account: home, managed: home + "/managed.json", platform: automode.ThisPlatform(),
		getenv: func(string) (string, bool) { return "", false }}
}

// Each answer is out before the next line is read.
func TestBatchStreams(t *testing.T) {
	in, questions := io.Pipe()
	answers, out := io.Pipe()
	home := t.TempDir()
	ended := make(chan int, 1)
	go func() {
		ended <- run([]string{"check", "--batch"}, program{stdin: in, out: &screen{to: out, width: plainWidth}, machine: testMachine(home)})
		out.Close()
	}()
	lines := bufio.NewScanner(answers)
	for i := range 3 {
		fmt.Fprintf(questions, `{"id": %d, "command": "true", "cwd": "/home/dev/project"}`+"\n", i)
		if !lines.Scan() {
			t.Fatalf("no answer to line %d: %v", i, lines.Err())
		}
		if want := fmt.Sprintf(`{"id":%d,"decision":"allow"`, i); !strings.HasPrefix(lines.Text(), want) {
			t.Errorf("answer %s, want %s…", lines.Text(), want)
		}
	}
	io.WriteString(questions, `{"id": "last", "command": "true"}`) // without an end of line
	questions.Close()
	if !lines.Scan() || !strings.HasPrefix(lines.Text(), `{"id":"last"`) {
		t.Errorf("the last answer: %q, %v", lines.Text(), lines.Err())
	}
	if exit := <-ended; exit != 0 {
		t.Errorf("exit status %d", exit)
	}
}

// A line that is too long is passed over; those around it are answered.
func TestLongLine(t *testing.T) {
	in := bufio.NewReaderSize(io.MultiReader(strings.NewReader("a\n"), bytes.NewReader(bytes.Repeat([]byte("x"), dialect.MaxPayload)),
		strings.NewReader("x\nb")), 4096)
	for _, want := range []struct {
		line string
		err  error
	}{{"a", nil}, {"", errLong}, {"b", nil}, {"", io.EOF}} {
		line, err := readLine(in)
		if string(line) != want.line || err != want.err {
			t.Fatalf("line %.20q, %v; want %q, %v", line, err, want.line, want.err)
		}
	}
}

// Whatever stands on a line, it is read as one question or refused, and the
// answer is JSON.
func FuzzBatchLine(f *testing.F) {
	for _, s := range []string{`{"id": 1, "command": "git status"}`, `{"tool": "Read", "input": {"file_path": "a"}, "cwd": "x"}`, `[]`, "{", "\xff",
		`{"id": 1e999, "command": "\ud800"}`, `{"command": "a"} {}`, `{"command": "a", "command": "b"}`, "null"} {
		f.Add([]byte(s))
	}
	j, err := newJudge(testMachine("/home/dev"), "")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		l, err := readBatchLine(line)
		if err == nil && (l.command == "") == (l.tool == "") {
			t.Errorf("%q: command %q and tool %q", line, l.command, l.tool)
		}
		v := (&checkCommand{}).answerLine(j, "/home/dev/project", line, nil)
		if err != nil && (v.Line == 0 || v.Decision.String() != "ask") {
			t.Errorf("%q cannot be read (%v) and got %s", line, err, v.Decision)
		}
		if _, err := json.Marshal(v); err != nil {
			t.Errorf("%q: %v", line, err)
		}
	})
}

package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"automode/internal/agents"
)

// TestInitKilled ends init and its undoing at any moment: the settings are
// always what they were or what they become, whole, and what was there before
// comes back in the end.
func TestInitKilled(t *testing.T) {
	home, bin := t.TempDir(), installed(t)
	before := []byte(`{ "model":"opus" , "hooks": {} }` + "\n\n")
	settings := filepath.Join(home, ".claude", "settings.json")
	if err := os.MkdirAll(filepath.Dir(settings), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(settings, before, 0o644); err != nil {
		t.Fatal(err)
	}
	temp := t.TempDir() // what is killed leaves something there
	automode := func(args ...string) *exec.Cmd {
		cmd := exec.Command(os.Args[0], append([]string{"init", "claude", "--yes", "--state", filepath.Join(home, "state")}, args...)...)
		cmd.Args[0] = "automode" // the test binary plays the program of that name
		cmd.Env = append(os.Environ(), "HOME="+home, "PROGRAMS="+bin, "TMPDIR="+temp, "TMP="+temp)
		cmd.Dir = home
		return cmd
	}
	read := func() []byte {
		t.Helper()
		data, err := os.ReadFile(settings)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	said, err := automode().CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	after := read()
	if bytes.Equal(before, after) {
		t.Fatal("nothing was written")
	}
	if out, err := automode("--undo").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const rounds = 30
	for i := range rounds {
		args := []string{"--undo"}[:i%2]
		cmd := automode(args...)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		// How far it has come is told by how much it has said: it writes behind
		// the change that it shows.
		io.CopyN(io.Discard, out, int64(len(said)*i/rounds))
		cmd.Process.Kill()
		cmd.Wait()
		if got := read(); !bytes.Equal(got, before) && !bytes.Equal(got, after) {
			t.Fatalf("round %d, %q: neither the old nor the new file:\n%s", i, args, got)
		}
	}
	if out, err := automode().CombinedOutput(); err != nil || !bytes.Equal(read(), after) {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := automode("--undo").CombinedOutput(); err != nil || !bytes.Equal(read(), before) {
		t.Fatalf("what was there does not come back: %v\n%s\n%s", err, out, read())
	}
}

// Where every line ends as on Windows the ends are not shown; where some do, they are.
func TestChangeShowsLineEnds(t *testing.T) {
	for _, c := range []struct {
		before, after string
		shown         bool
	}{
		{"{\r\n}\r\n", "{\r\n  1\r\n}\r\n", false},
		{"{\n}\r\n", "{\n  1\r\n}\r\n", true},
		{"{\r\n}\r\n", "{\n}\n", true},
	} {
		var out strings.Builder
		s := &screen{to: &out, width: plainWidth}
		s.change(&agents.File{Path: "x", Real: "x", Data: []byte(c.before)}, []byte(c.after), nil)
		if got := strings.Contains(out.String(), "<U+D>"); got != c.shown {
			t.Errorf("%q to %q: %s", c.before, c.after, out.String())
		}
	}
}

// What is to be typed next works as it stands, also where automode is not on
// the search path.
func TestAgainNamesTheProgram(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := initCommand{Agent: "claude"}
	if got, want := c.again("--undo"), quoteWords([]string{self, "init", "claude", "--undo"}); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

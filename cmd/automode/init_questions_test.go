//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"automode/internal/config"
)

// TestInitQuestionsKilled ends init at any moment after its questions were
// answered: configuration and settings are each the old or the new file, whole,
// and the hook is never in place before the answer that tightens it.
func TestInitQuestionsKilled(t *testing.T) {
	home := t.TempDir()
	t.Setenv("PROGRAMS", installed(t))
	settings := filepath.Join(home, ".claude", "settings.json")
	conf := filepath.Join(home, ".config", "automode", "automode.json")
	files := map[string][]byte{
		settings: []byte("{ \"permissions\": {\"allow\": [\"Bash(make *)\"]} }\n"),
		conf:     []byte("{\n  // mine\n  \"trustedHosts\": [\"example.com\"], // ours\n}\n"),
	}
	reset := func() {
		t.Helper()
		for path, data := range files {
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	read := func(path string) []byte {
		t.Helper()
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	// answered is init at the moment in which it begins to write.
	answered := func() *terminal {
		t.Helper()
		reset()
		x := started(t, home, "init", "claude", "--state", filepath.Join(home, "state"))
		x.wait("Let them count?")
		x.press("n\n")
		x.wait("Have you a model key?")
		x.press("n\n")
		x.wait("Write this?")
		x.press("y\n")
		return x
	}
	began := answered()
	from := time.Now()
	if status := began.ended(); status != 0 {
		t.Fatalf("it ends with %d", status)
	}
	took := time.Since(from)
	after := map[string][]byte{settings: read(settings), conf: read(conf)}
	for path, data := range files {
		if bytes.Equal(data, after[path]) {
			t.Fatalf("it does not write %s", path)
		}
	}
	const rounds = 20
	for i := range rounds {
		x := answered()
		time.Sleep(took * time.Duration(i) / (2 * rounds)) // it writes first, and shows what it did in the rest
		x.cmd.Process.Kill()
		x.cmd.Wait()
		x.pty.Close()
		written := map[string]bool{}
		for path, data := range files {
			got := read(path)
			written[path] = bytes.Equal(got, after[path])
			if !written[path] && !bytes.Equal(got, data) {
				t.Fatalf("round %d: neither the old nor the new file:\n%s", i, got)
			}
		}
		if written[settings] && !written[conf] {
			t.Fatalf("round %d: the gate is in place and allows what was not to count", i)
		}
		if _, problems := config.Decode(read(conf), conf); len(problems) > 0 {
			t.Fatalf("round %d: %v", i, problems)
		}
	}
	if status := answered().ended(); status != 0 || !bytes.Equal(read(settings), after[settings]) || !bytes.Equal(read(conf), after[conf]) {
		t.Errorf("given again it ends with %d and comes to another end:\n%s\n%s", status, read(settings), read(conf))
	}
}

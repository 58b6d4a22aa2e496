package main

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestTrialFolder: what a killed trial has left goes with the next one, what may
// be at work stays, and nothing else is touched.
func TestTrialFolder(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	t.Setenv("TMP", temp)
	long := time.Now().Add(-2 * trialEnds)
	for name, old := range map[string]bool{"automode-init-1": true, "automode-init-2": false, "automode-record-1.jsonl": true, "automode-record-2.jsonl": false, "mine": true} {
		path := filepath.Join(temp, name)
		if filepath.Ext(name) == "" {
			path = filepath.Join(path, "journal")
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if old {
			if err := os.Chtimes(filepath.Join(temp, name), long, long); err != nil {
				t.Fatal(err)
			}
		}
	}
	made, err := trialFolder()
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(made)
	for name, want := range map[string]bool{"automode-init-1": false, "automode-init-2": true, "automode-record-1.jsonl": false, "automode-record-2.jsonl": true, "mine": true, filepath.Base(made): true} {
		if _, err := os.Lstat(filepath.Join(temp, name)); (err == nil) != want {
			t.Errorf("%s is there: %v, want %v", name, err == nil, want)
		}
	}
}

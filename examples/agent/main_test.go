package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"automode/standard"
)

// What is allowed runs, what is denied does not whatever the person says, and a
// question is the person's.
func TestAgent(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	project := filepath.Join(home, "project")
	if err := os.MkdirAll(filepath.Join(project, ".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, yes := range []bool{true, false} {
		var out strings.Builder
		asked := 0
		a := agent{gate: standard.New(standard.Config{}, standard.Env{Home: home, Root: project}, nil), cwd: project, out: &out,
			ask: func(string) bool { asked++; return yes }}
		if err := a.work(t.Context(), strings.NewReader("echo allowed\nrm -rf ../canary ~/\n\nfrobnicate-of-no-one\n")); err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(out.String(), "allowed\nnot run: ") || asked != 1 {
			t.Errorf("asked %d times:\n%s", asked, out.String())
		}
		if ran := strings.Contains(out.String(), "failed: "); ran != yes {
			t.Errorf("the person said %v and it ran: %v\n%s", yes, ran, out.String())
		}
	}
}

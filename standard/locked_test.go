package standard_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"automode"
	"automode/standard"
)

// TestLocked checks that a file which its owner may not write counts as it was: what
// a call means to put there does not come to lie in it.
func TestLocked(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	home := t.TempDir()
	project := filepath.Join(home, "project")
	script := filepath.Join(project, "x.sh")
	if err := os.Mkdir(project, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(script, []byte("touch ../made\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}, {"-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "-q", "-m", "x"}, {"config", "core.fileMode", "false"}} {
		git := exec.Command("git", args...)
		git.Dir = project
		if out, err := git.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	for _, c := range []struct {
		mode os.FileMode
		want automode.Verdict
	}{{0o755, automode.Allow}, {0o555, automode.Ask}} {
		if err := os.Chmod(script, c.mode); err != nil {
			t.Fatal(err)
		}
		g := standard.New(standard.Config{}, standard.Env{Home: home, AccountHome: home, Root: project, Platform: automode.Linux, Live: true}, nil)
		d := g.Decide(context.Background(), &automode.Call{Agent: "claude", Tool: "Bash", Kind: automode.ShellTool, Command: "echo 'echo hi' > x.sh; bash x.sh",
			Cwd: project, Roots: []string{project}, Shell: automode.Bash, Platform: automode.Linux})
		if d.Verdict != c.want {
			t.Errorf("of mode %o: %s (%s), want %s", c.mode, d.Verdict, d.Person, c.want)
		}
	}
}

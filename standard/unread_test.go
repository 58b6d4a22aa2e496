package standard_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"automode"
	"automode/standard"
)

// What nobody looks at, since it is too long, holds what no text does or cannot be
// opened, is covered by no name.
func TestUnreadIsNotCovered(t *testing.T) {
	home := t.TempDir()
	project := filepath.Join(home, "project")
	if err := os.Mkdir(project, 0o755); err != nil {
		t.Fatal(err)
	}
	env := standard.Env{Home: home, AccountHome: home, Root: project, Platform: automode.Linux}
	long := strings.Repeat("x = 1\n", 12000)
	for name, text := range map[string]string{"test_short.py": "import mypkg\n", "test_long.py": long, "test_nul.py": "x = 1\x00\n"} {
		if err := os.WriteFile(filepath.Join(project, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(project, "test_folder.py"), 0o755); err != nil {
		t.Fatal(err)
	}
	doubled := "x='" + long[:30000] + "'; "
	for command, want := range map[string]automode.Verdict{
		"python test_short.py":                          automode.Allow,
		"python test_long.py":                           automode.Ask,
		"python test_nul.py":                            automode.Ask,
		"python test_folder.py":                         automode.Ask,
		doubled + `echo "$x" > test_new.py; pytest`:     automode.Allow,
		doubled + `echo "$x$x$x" > test_new.py; pytest`: automode.Ask,
		doubled + `echo "$x" > test_new.py; echo "$x$x$x" >> test_new.py; pytest`: automode.Ask,
	} {
		if got := verdict(t, env, command); got != want {
			t.Errorf("%s: %s, want %s", command[max(0, len(command)-60):], got, want)
		}
	}
}

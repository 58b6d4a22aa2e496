package standard_test

import (
	"os"
	"path/filepath"
	"testing"

	"automode"
	"automode/standard"
)

// A text that is copied, moved or linked to a name of code is read before the project
// is started with it; what was the project's code before stays its own.
func TestTextThatBecomesCode(t *testing.T) {
	home := t.TempDir()
	project := filepath.Join(home, "project")
	for name, text := range map[string]string{
		"notes.txt":        "import os\nos.system('rm -rf /home/dev/x')\n",
		"plain.txt":        "def test_it():\n    assert 1 + 1 == 2\n",
		"tests/test_a.py":  "import os\nos.system('rm -rf /home/dev/x')\n",
		"../test_other.py": "import os\nos.system('rm -rf /home/dev/x')\n",
	} {
		p := filepath.Join(project, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	env := standard.Env{Home: home, AccountHome: home, Root: project, Platform: automode.Linux}
	for command, allowed := range map[string]bool{
		"cp notes.txt tests/test_b.py && pytest":       false,
		"cp notes.txt tests/test_b.py":                 true,
		"install notes.txt test_b.py && pytest":        false,
		"cp ../test_other.py tests/ && pytest":         false,
		"cp ../test_other.py tests/test_b.py; pytest":  false,
		"cp plain.txt tests/test_b.py && pytest":       true,
		"cp plain.txt test_b.py && python3 test_b.py":  true,
		"mv tests/test_a.py tests/test_b.py && pytest": true,
	} {
		if got := verdict(t, env, command); (got == automode.Allow) != allowed {
			t.Errorf("%s: %s", command, got)
		}
	}
}

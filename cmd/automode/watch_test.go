//go:build unix

package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"

	"automode"
	"automode/internal/history"
	"automode/internal/journal"
	"automode/internal/session"
)

// terminal is a program at a pseudo-terminal.
type terminal struct {
	t    *testing.T
	cmd  *exec.Cmd
	pty  *os.File
	mu   sync.Mutex
	more *sync.Cond
	out  []byte
	done bool
}

// started starts the program; it is killed when the test takes far too long.
func started(t *testing.T, home string, args ...string) *terminal {
	t.Helper()
	program := filepath.Join(t.TempDir(), "automode")
	self, err := os.Executable()
	if err == nil {
		err = os.Symlink(self, program)
	}
	if err != nil {
		t.Fatal(err)
	}
	x := &terminal{t: t, cmd: exec.Command(program, args...)}
	x.more = sync.NewCond(&x.mu)
	x.cmd.Env = []string{"HOME=" + home, "PROGRAMS=" + os.Getenv("PROGRAMS"), "TERM=xterm-256color", "PATH=" + os.Getenv("PATH"), "TZ=UTC", "LANG=C.UTF-8"}
	x.cmd.Dir = home
	x.pty, err = pty.StartWithSize(x.cmd, &pty.Winsize{Rows: 40, Cols: 120})
	if err != nil {
		t.Skip("no pseudo-terminal: ", err)
	}
	watchdog := time.AfterFunc(time.Minute, func() { x.cmd.Process.Kill() })
	t.Cleanup(func() {
		watchdog.Stop()
		x.cmd.Process.Kill()
		x.pty.Close()
	})
	go func() {
		buf := make([]byte, 4096)
		for {
			n, err := x.pty.Read(buf)
			x.mu.Lock()
			x.out = append(x.out, buf[:n]...)
			x.done = err != nil
			x.more.Broadcast()
			x.mu.Unlock()
			if err != nil {
				return
			}
		}
	}()
	return x
}

// wait returns when the text was written since the last wait, which ends there.
// Only what changes on the screen is written, so a text has to be one that
// shares no word with what stood in its place.
func (x *terminal) wait(text string) {
	x.t.Helper()
	x.mu.Lock()
	defer x.mu.Unlock()
	for {
		if i := bytes.Index(x.out, []byte(text)); i >= 0 {
			x.out = x.out[i+len(text):]
			return
		}
		if x.done {
			x.t.Fatalf("it ended without writing %q; the last was %q", text, x.out[max(0, len(x.out)-3000):])
		}
		x.more.Wait()
	}
}

func (x *terminal) press(keys string) {
	x.t.Helper()
	if _, err := io.WriteString(x.pty, keys); err != nil {
		x.t.Fatal(err)
	}
}

// ended waits for the end and returns the exit status.
func (x *terminal) ended() int {
	x.cmd.Wait()
	return x.cmd.ProcessState.ExitCode()
}

// watched is a home with a record in it.
func watched(t *testing.T) (home, state string, decide func(v automode.Verdict, text string) journal.Entry) {
	t.Helper()
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	project := filepath.Join(home, "project")
	if err := os.MkdirAll(filepath.Join(project, ".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	state, _ = journal.StateFolder(home)
	decide = func(v automode.Verdict, text string) journal.Entry {
		now := time.Now()
		e := journal.Entry{ID: journal.NewID(now), Time: now, Agent: "claude", Session: "s1", CallID: text, Tool: "Bash", Kind: automode.ShellTool,
			Cwd: project, Root: project, Verdict: v, Layer: "table", Rule: "run", Person: "Because-of-" + strings.Fields(text)[0], Text: text,
			Effects: []journal.Effect{{Kind: automode.Run, Target: "some-code", Place: "project", Word: automode.Unsettled, Program: "make"}}}
		if v != automode.Allow {
			e.Key, e.Open, e.Clears = strings.Repeat("ab", 32), []string{"Run some-code"}, automode.ByPerson.String()
		}
		if err := journal.Append(journal.Folder(state), e); err != nil {
			t.Fatal(err)
		}
		return e
	}
	return home, state, decide
}

func TestWatch(t *testing.T) {
	home, state, decide := watched(t)
	decide(automode.Allow, "first-call")
	decide(automode.Deny, "clear-\x1b[2Jscreen")
	asked := decide(automode.Ask, "make deploy-it")
	x := started(t, home, "watch")
	// What is there, control characters shown as what they are, the newest
	// explained.
	x.wait("first-call")
	x.wait("clear-<U+1B>[2Jscreen")
	x.wait("deploy-it")
	x.wait("Because-of-make")
	x.wait("some-code")
	// What happens from now on.
	decide(automode.Allow, "second-call")
	x.wait("second-call")
	x.wait("second-call") // once in the list, once explained
	// Filters: those that were asked about.
	x.press("ff")
	x.wait("deploy-it")
	// Another size.
	if err := pty.Setsize(x.pty, &pty.Winsize{Rows: 20, Cols: 60}); err != nil {
		t.Fatal(err)
	}
	x.wait("deploy-it")
	// Any key but y does nothing.
	x.press("a")
	x.wait("Allow")
	x.press("n")
	x.wait("Nothing")
	if n := permits(t, state); n != 0 {
		t.Fatalf("%d grants without a yes", n)
	}
	// Allowed once.
	x.press("a")
	x.wait("Allow")
	x.press("y")
	x.wait(journal.ShortID(asked.ID))
	if n := permits(t, state); n != 1 {
		t.Fatalf("%d grants", n)
	}
	// By a rule, which is shown first.
	x.press("A")
	x.wait("Bash(make")
	file := filepath.Join(home, ".config", "automode", "automode.json")
	if _, err := os.Stat(file); err == nil {
		t.Fatal("the rule was written without a yes")
	}
	x.press("y")
	x.wait("Written")
	if b, err := os.ReadFile(file); err != nil || !strings.Contains(string(b), "Bash(make deploy-it *)") {
		t.Fatalf("%s, %v", b, err)
	}
	// Words.
	x.press("/nothing-like-it\r")
	x.wait("No decision")
	x.press("\x1b")
	x.wait("deploy-it")
	// It leaves the terminal as it was.
	x.press("q")
	x.wait("\x1b[?1049l")
	if s := x.ended(); s != 0 {
		t.Errorf("exit status %d", s)
	}
}

// permits is how many grants the record of the session holds.
func permits(t *testing.T, state string) (n int) {
	t.Helper()
	s, err := session.Open(session.Folder(state), "s1")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Read(func(e session.Event) error {
		if e.Kind == session.Grant {
			n++
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return n
}

// Without a record it waits for one; ctrl+c ends it.
func TestWatchWithoutARecord(t *testing.T) {
	home, _, decide := watched(t)
	x := started(t, home, "watch")
	x.wait("Nothing was decided yet")
	decide(automode.Deny, "the-first")
	x.wait("the-first")
	x.press("\x03")
	x.wait("\x1b[?1049l")
	if s := x.ended(); s != 0 {
		t.Errorf("exit status %d", s)
	}
}

// Whatever the size of the terminal, as many lines as it has and no wider.
func TestWatchFits(t *testing.T) {
	w := newWatching(history.Query{}, nil)
	for i := range 60 {
		e := journal.Entry{ID: journal.NewID(time.Now()), Time: time.Unix(int64(i), 0), Verdict: automode.Verdict(i % 3), Tool: "Bash", Text: strings.Repeat("some words ", i),
			Person: strings.Repeat("because ", 30), Layer: "table", Effects: make([]journal.Effect, i%9)}
		w.take([]journal.Entry{e})
	}
	for _, help := range []bool{false, true} {
		for h := 1; h < 60; h += 3 {
			for width := 20; width < 150; width += 17 {
				w.width, w.height, w.help = width, h, help
				lines := w.draw()
				if len(lines) != h && h > 5 || len(lines) > h {
					t.Fatalf("%d lines on a terminal of %d", len(lines), h)
				}
				for _, l := range lines[:max(0, len(lines)-1)] {
					if n := len([]rune(l)); n > width && !help && !strings.Contains(l, "because") {
						t.Errorf("%d columns on a terminal of %d: %q", n, width, l)
					}
				}
			}
		}
	}
}

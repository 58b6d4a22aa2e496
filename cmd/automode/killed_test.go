package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/journal"
	"automode/internal/pause"
	"automode/internal/session"
)

// TestWritersKilled ends every command that writes, at any moment: the person's
// configuration is the old or the new one, the record is whole, nothing counts
// that was not said, and the command can be given again.
func TestWritersKilled(t *testing.T) {
	home := t.TempDir()
	state, project := filepath.Join(home, "state"), filepath.Join(home, "project")
	conf := filepath.Join(home, ".config", "automode", "automode.json")
	before := []byte("{\n  // mine\n  \"trustedHosts\": [\"example.com\"], // ours\n}\n")
	for _, dir := range []string{filepath.Join(project, ".git"), filepath.Dir(conf)} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	s, err := session.Open(session.Folder(state), "s1")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Append(session.Event{Kind: session.Start, From: session.FromGate, Fresh: true, Cwd: project, Roots: []string{project}}); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	asked := journal.Entry{ID: journal.NewID(now), Time: now, Agent: "claude", Session: "s1", Tool: "Bash", Kind: automode.ShellTool, Cwd: project, Root: project,
		Verdict: automode.Ask, Layer: "table", Rule: "unknown", Clears: automode.ByPerson.String(), Key: strings.Repeat("ab", 32), Open: []string{strings.Repeat("cd", 16)}, Text: "frobnicate list a"}
	if err := journal.Append(journal.Folder(state), asked); err != nil {
		t.Fatal(err)
	}
	command := func(args []string) *exec.Cmd {
		cmd := exec.Command(os.Args[0], append(args[:len(args):len(args)], "--state", state)...)
		cmd.Args[0] = "automode" // the test binary plays the program of that name
		cmd.Env, cmd.Dir = append(os.Environ(), "HOME="+home), project
		return cmd
	}
	read := func() []byte {
		t.Helper()
		data, err := os.ReadFile(conf)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	whole := func(when string) session.Index {
		t.Helper()
		x := s.Facts()
		if x.Everything || x.Forgot {
			t.Fatalf("%s: the session is not known any more: %s", when, x.Why)
		}
		stats, err := journal.Read(journal.Folder(state), journal.Filter{Acts: true}, func(journal.Entry) error { return nil })
		if err != nil || stats.Torn > 0 {
			t.Fatalf("%s: the journal: %+v %v", when, stats, err)
		}
		return x
	}
	held := func() int { return len(whole("holds").Permits) }
	paused := func() bool { return pause.Read(state).In(time.Now()) }
	for _, c := range []struct {
		name        string
		args, undo  []string
		done        func() bool // it holds, whole
		undone      func() bool // nothing of it does
		writesRules bool
	}{
		{"allow", []string{"allow", asked.ID, "--session"}, []string{"revoke", "all"}, func() bool { return held() == 1 }, func() bool { return held() == 0 }, false},
		{"deny", []string{"deny", asked.ID}, []string{"revoke", "last"}, func() bool { return held() == 1 }, func() bool { return held() == 0 }, false},
		{"pause", []string{"pause", "10m"}, []string{"resume"}, paused, func() bool { return !paused() }, false},
		{"always", []string{"allow", asked.ID, "--always", "--yes", "--rule", "Bash(frobnicate *)"}, nil, nil, nil, true},
		{"profile", []string{"profile", "careful"}, nil, nil, nil, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			run := func(args []string) {
				t.Helper()
				if out, err := command(args).CombinedOutput(); err != nil {
					t.Fatalf("%q: %v\n%s", args, err, out)
				}
			}
			reset := func() {
				t.Helper()
				if c.writesRules {
					if err := os.WriteFile(conf, before, 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
			if err := os.WriteFile(conf, before, 0o644); err != nil {
				t.Fatal(err)
			}
			began := time.Now()
			run(c.args)
			took := time.Since(began)
			after := read()
			if c.writesRules == bytes.Equal(before, after) {
				t.Fatalf("it wrote\n%s", after)
			}
			if c.done != nil && !c.done() {
				t.Fatal("it does not hold")
			}
			const rounds = 20
			for i := range rounds {
				reset()
				if c.undo != nil && i%2 == 0 {
					// What takes it back is ended in the middle as well, and given again.
					end(t, command(c.undo), took*time.Duration(i)/rounds)
					whole("undoing it")
					if !c.undone() {
						run(c.undo)
					}
					if !c.undone() {
						t.Fatalf("round %d: it cannot be taken back", i)
					}
				}
				end(t, command(c.args), took*time.Duration(i)/rounds)
				whole("after it was ended")
				got := read()
				if !bytes.Equal(got, before) && !bytes.Equal(got, after) {
					t.Fatalf("round %d: neither the old nor the new file:\n%s", i, got)
				}
				if _, problems := config.Decode(got, conf); len(problems) > 0 {
					t.Fatalf("round %d: %v", i, problems)
				}
				if c.done != nil && c.done() == c.undone() {
					t.Fatalf("round %d: it holds by half", i)
				}
			}
			reset()
			run(c.args)
			if got := read(); !bytes.Equal(got, after) || c.done != nil && !c.done() {
				t.Errorf("given again it does not come to the same:\n%s", got)
			}
			if c.undo != nil {
				run(c.undo)
			}
		})
	}
}

// end starts a program and kills it after so long, or lets it come to its end.
func end(t *testing.T, cmd *exec.Cmd, after time.Duration) {
	t.Helper()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	kill := time.AfterFunc(after, func() { cmd.Process.Kill() })
	cmd.Wait()
	kill.Stop()
}

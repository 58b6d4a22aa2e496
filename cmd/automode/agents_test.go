package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"automode"
	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/dialect/facts"
)

// alone is a machine of its own with nothing on it but our programs.
func alone(t *testing.T, bin string) (*program, *examination) {
	t.Helper()
	home := filepath.Join(t.TempDir(), "home")
	project := filepath.Join(home, "project")
	if err := os.MkdirAll(filepath.Join(project, ".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	p := &program{machine: machine{
		home: home, account: home, managed: filepath.Join(home, "managed.json"), agent: filepath.Join(home, "managed-claude"), platform: automode.ThisPlatform(),
		getenv: func(string) (string, bool) { return "", false }, programs: bin,
	}}
	x := &examination{p: p, cwd: project, root: project, person: filepath.Join(home, "rules.json"), state: filepath.Join(home, "state")}
	x.config = p.machine.load(x.person, x.root)
	return p, x
}

// TestEveryAgentAnswers puts the real hook in front of every agent whose dialect
// is spoken, and sends the canaries through the line that then stands in its
// file: what that agent makes of each answer is what the gate decided.
func TestEveryAgentAnswers(t *testing.T) {
	if automode.ThisPlatform() == automode.Windows {
		t.Skip("the lines are for another shell there")
	}
	bin := installed(t)
	for _, h := range agents.ClaudeHooks("/opt/automode-hook", nil, 60) {
		if ev, err := dialect.ReadClaude([]byte(`{"hook_event_name":"` + h.Event + `","cwd":"/p"}`)); err != nil || ev.Kind == dialect.UnknownEvent {
			t.Errorf("claude: nobody knows the event %s: %v", h.Event, err)
		}
	}
	tried := 0
	for _, a := range spoken() {
		for _, args := range [][]string{nil, {"--headless"}} {
			_, x := alone(t, bin)
			at := x.p.machine.where("")
			args := append(args, "--config", x.person, "--state", x.state)
			edits, err := a.Install(at, a.Hooks(filepath.Join(bin, agents.HookName), args, config.DefaultDeadline))
			if err != nil {
				t.Fatal(err)
			}
			for i := range edits {
				if err := edits[i].Carry(x.state, a.Name); err != nil {
					t.Fatal(err)
				}
			}
			var f findings
			lookAtOther(x, a, &f)
			answered := false
			for _, one := range f {
				if one.Level == wrong {
					t.Errorf("%s %q: %s", a.Name, args, one.What)
				}
				answered = answered || one.ID == a.Name+".answer"
			}
			if !answered {
				t.Errorf("%s: no canary was sent", a.Name)
			}
			tried++
		}
		// What init sets up is known where it comes in: else it would be stopped.
		for _, h := range a.Hooks("/opt/automode-hook", nil, config.DefaultDeadline) {
			if one, err := dialect.Find(a.Name).Read([]byte(`{"cwd":"/p"}`), h.Event); err != nil || one.Kind == dialect.UnknownEvent {
				t.Errorf("%s: nobody knows the event %s: %v", a.Name, h.Event, err)
			}
		}
		ev, err := dialect.Find(a.Name).Read(a.Payload("s1", "/home/dev/project", "git status"), eventWord(a))
		switch {
		case err != nil || ev.Kind != dialect.PreToolUse || ev.Call == nil:
			t.Errorf("%s does not understand its own canary: %+v %v", a.Name, ev, err)
		case ev.Call.Malformed != "":
			t.Errorf("%s: its canary is malformed: %s", a.Name, ev.Call.Malformed)
		case !strings.Contains(string(ev.Call.Input), "git status"):
			t.Errorf("%s: its canary holds no command: %s", a.Name, ev.Call.Input)
		}
	}
	if tried == 0 {
		t.Fatal("nothing was tried")
	}
}

// eventWord is the event as the hook's line names it, empty where the payload does.
func eventWord(a *agents.Agent) string {
	if e := a.Event(a.Asked()); e.Named {
		return e.Name
	}
	return ""
}

// TestEveryDialectCanBePutIn: whoever speaks with an agent can put the gate in
// front of it.
func TestEveryDialectCanBePutIn(t *testing.T) {
	for _, name := range dialect.Names() {
		if name != agents.Claude && agents.Find(name) == nil {
			t.Errorf("no row of internal/agents says how the gate is put in front of %s", name)
		}
	}
}

// TestAgentsKilled ends init and its undoing at any moment, in front of agents
// with several files: what was there before comes back in the end, whole.
func TestAgentsKilled(t *testing.T) {
	bin := installed(t)
	for _, name := range []string{"codex", "gemini"} {
		home, state := t.TempDir(), t.TempDir()
		temp := t.TempDir() // what is killed leaves something there
		before := map[string]string{".codex/config.toml": "model = \"x\"", ".gemini/settings.json": "{ \"theme\":\"x\" }\n\n"}
		for path, text := range before {
			path = filepath.Join(home, path)
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		automode := func(args ...string) *exec.Cmd {
			cmd := exec.Command(os.Args[0], append([]string{"init", name, "--yes", "--state", state}, args...)...)
			cmd.Args[0] = "automode" // the test binary plays the program of that name
			cmd.Env = append(os.Environ(), "HOME="+home, "PROGRAMS="+bin, "CODEX_HOME=", "GEMINI_CLI_HOME=", "TMPDIR="+temp, "TMP="+temp)
			cmd.Dir = home
			return cmd
		}
		said, err := automode().CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		const rounds = 12
		for i := range rounds {
			cmd := automode([]string{"--undo"}[:(i+1)%2]...)
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			io.CopyN(io.Discard, out, int64(len(said)*i/rounds))
			cmd.Process.Kill()
			cmd.Wait()
		}
		for _, args := range [][]string{nil, {"--undo"}} {
			if out, err := automode(args...).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
		}
		left := 0
		for path, text := range before {
			if got, err := os.ReadFile(filepath.Join(home, path)); err != nil || string(got) != text {
				t.Errorf("%s: %s is %q, was %q (%v)", name, path, got, text, err)
			}
			list, err := os.ReadDir(filepath.Join(home, filepath.Dir(path)))
			if err != nil {
				t.Fatal(err)
			}
			left += len(list)
		}
		if left != len(before) {
			t.Errorf("%s: %d files are left, were %d", name, left, len(before))
		}
	}
}

// What stays open and what a failing gate lets run stands in the list itself, not
// only with one agent.
func TestAgentsTableSaysWhatStaysOpen(t *testing.T) {
	var b strings.Builder
	(&screen{to: &b, terminal: true, width: 4000}).agentsTable(facts.All[:])
	for i := range facts.All {
		a := &facts.All[i]
		for _, text := range append(a.Open, a.Fails) {
			if !strings.Contains(b.String(), text) {
				t.Errorf("%s: %q is missing", a.Name, text)
			}
		}
	}
}

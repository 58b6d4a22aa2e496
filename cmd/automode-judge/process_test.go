//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"automode/internal/own"
)

// programs is the folder of the programs as they are installed, built once for
// the tests that want them.
var programs = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "judge")
	if err != nil {
		return "", err
	}
	for _, name := range []string{"automode-hook", "automode-judge"} {
		build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(dir, name), "automode/cmd/"+name)
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			return dir, fmt.Errorf("cannot build %s: %w\n%s", name, err, out)
		}
	}
	return dir, nil
})

func TestMain(m *testing.M) {
	status := m.Run()
	if dir, err := programs(); err == nil && dir != "" {
		os.RemoveAll(dir)
	}
	os.Exit(status)
}

// place is a throw-away home with the real programs in front of a scripted
// provider.
type place struct {
	bin, home, project, config, state string
	wire                              *wire
	provider                          string
}

func newPlace(t *testing.T, provider string, answers ...string) *place {
	t.Helper()
	if testing.Short() {
		t.Skip("it builds the programs")
	}
	bin, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	root, err := os.MkdirTemp("", "place") // the name of a socket is short
	if err != nil {
		t.Fatal(err)
	}
	if root, err = filepath.EvalSymlinks(root); err != nil {
		t.Fatal(err)
	}
	p := &place{bin: bin, home: filepath.Join(root, "home"), config: filepath.Join(root, "automode.json"), state: filepath.Join(root, "state"),
		wire: newWire(t, answers...), provider: provider}
	p.project = filepath.Join(p.home, "project")
	if err := os.MkdirAll(p.project, 0o755); err != nil {
		t.Fatal(err)
	}
	p.configure(t, "")
	t.Cleanup(func() {
		p.end(t)
		p.alone(t)
		os.RemoveAll(root)
	})
	return p
}

// configure writes the configuration; more are further settings.
func (p *place) configure(t *testing.T, more string) {
	t.Helper()
	text := fmt.Sprintf(`{%s "classifier": {"judges": [{"provider": %q, "model": "m", "baseURL": %q, "keyVariable": "JUDGE_KEY", "inputPrice": 1, "cachedInputPrice": 0.1, "outputPrice": 5}]}}`,
		more, p.provider, p.wire.URL)
	if err := os.WriteFile(p.config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// event gives the hook an event, and returns what it said.
func (p *place) event(event map[string]any) ([]byte, error) {
	e := map[string]any{"session_id": "s1", "cwd": p.project, "permission_mode": "default", "hook_event_name": "PreToolUse", "tool_use_id": "t1"}
	for name, value := range event {
		e[name] = value
	}
	in, err := json.Marshal(e)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(filepath.Join(p.bin, "automode-hook"), "claude", "--config", p.config, "--state", p.state, "--settings", filepath.Join(p.home, ".claude"))
	cmd.Env = []string{"HOME=" + p.home, "PATH=/usr/bin:/bin", "JUDGE_KEY=the-key", "ANTHROPIC_BASE_URL=http://127.0.0.1:1/evil", "OPENAI_BASE_URL=http://127.0.0.1:1/evil",
		"HTTP_PROXY=http://127.0.0.1:1/evil", "XDG_RUNTIME_DIR=/nowhere"}
	cmd.Stdin = bytes.NewReader(in)
	return cmd.Output()
}

// ask has the hook answer a command.
func (p *place) ask(t *testing.T, command string) (word, reason string) {
	t.Helper()
	out, err := p.event(map[string]any{"tool_name": "Bash", "tool_input": map[string]string{"command": command}})
	var a struct {
		Output struct {
			Word   string `json:"permissionDecision"`
			Reason string `json:"permissionDecisionReason"`
		} `json:"hookSpecificOutput"`
	}
	if err != nil || json.Unmarshal(out, &a) != nil {
		t.Errorf("%s: %v", out, err)
	}
	return a.Output.Word, a.Output.Reason
}

// last is the last line of the journal.
func (p *place) last(t *testing.T) map[string]any {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(p.state, "journal", "*.jsonl"))
	if len(files) == 0 {
		t.Fatal("there is no journal")
	}
	b, err := os.ReadFile(files[len(files)-1])
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(b)), "\n")
	var line map[string]any
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &line); err != nil {
		t.Fatal(err)
	}
	return line
}

func (p *place) socket() string { return own.Files{State: p.state}.Socket() }

// server is the process that serves, 0 when there is none.
func (p *place) server() int {
	b, err := os.ReadFile(p.socket() + ".lock")
	pid, _ := strconv.Atoi(strings.TrimSpace(string(b)))
	if err != nil || pid <= 1 {
		return 0
	}
	if _, err := os.Stat("/proc/self/exe"); err == nil { // one that ended and was not waited for has none
		if exe, err := os.Readlink(fmt.Sprintf("/proc/%d/exe", pid)); err != nil || exe != filepath.Join(p.bin, "automode-judge") {
			return 0
		}
	}
	if syscall.Kill(pid, 0) != nil {
		return 0
	}
	return pid
}

// served waits until a server other than the one of before listens.
func (p *place) served(t *testing.T, before int) int {
	t.Helper()
	for range 1000 {
		if pid := p.server(); pid != 0 && pid != before {
			if _, err := os.Stat(p.socket()); err == nil {
				return pid
			}
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("no server was started")
	return 0
}

// end ends the server of this place, and whichever is about to take its place.
func (p *place) end(t *testing.T) {
	for range 1000 {
		pid := p.server()
		if pid == 0 {
			return
		}
		syscall.Kill(pid, syscall.SIGKILL)
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("the server %d cannot be ended", p.server())
}

// alone sees that no process of the judge's has outlived its question.
func (p *place) alone(t *testing.T) {
	left := ""
	for range 2000 {
		if left = ""; p.server() != 0 {
			p.end(t)
		}
		list, _ := filepath.Glob("/proc/[0-9]*/exe")
		for _, exe := range list {
			if program, err := os.Readlink(exe); err == nil && program == filepath.Join(p.bin, "automode-judge") {
				left = exe
			}
		}
		if left == "" {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("a process of the judge's goes on: %s", left)
}

const network = "curl https://example.com/x" // unsettled

// A call that the table leaves open is answered by the provider; when that is
// gone it is asked about, or denied.
func TestDone(t *testing.T) {
	for _, provider := range []string{"anthropic", "openai", "chat"} {
		t.Run(provider, func(t *testing.T) {
			p := newPlace(t, provider, lookCloser, blocks)
			if word, reason := p.ask(t, network); word != "deny" || !strings.Contains(reason, "It would send the key away.") {
				t.Errorf("%s: %s", word, reason)
			}
			line := p.last(t)
			if line["rule"] != "classifier.exfiltration" || line["judge"] != "m" || line["queries"] != 2.0 || line["tokens_in"] != 8200.0 || line["price"] == nil {
				t.Errorf("%v", line)
			}
			// The server that the first question started gives the next answer.
			p.served(t, 0)
			p.wire.script(passes)
			if word, _ := p.ask(t, network+"/2"); word != "allow" || p.wire.asked() != 1 {
				t.Errorf("%s after %d requests", word, p.wire.asked())
			}
			if p.wire.keys[0] != "the-key" {
				t.Errorf("the key was %q", p.wire.keys[0])
			}
			p.wire.Close()
			for _, warm := range []bool{true, false} {
				p.configure(t, "")
				if word, reason := p.ask(t, network+"/3"); word != "ask" || !strings.Contains(reason, "did not rule") {
					t.Errorf("warm %t: %s: %s", warm, word, reason)
				}
				if line := p.last(t); line["outcome"] != "outage" {
					t.Errorf("%v", line)
				}
				p.configure(t, `"onError": "deny",`)
				if word, _ := p.ask(t, network+"/3"); word != "deny" {
					t.Errorf("warm %t: %s, want deny", warm, word)
				}
				p.end(t)
			}
		})
	}
}

// What the server keeps, and what it does not.
func TestServerKeeps(t *testing.T) {
	p := newPlace(t, "anthropic", passes)
	asks := func(what, command, want string, requests int) {
		t.Helper()
		before := p.wire.asked()
		if word, reason := p.ask(t, command); word != want || p.wire.asked()-before != requests {
			t.Errorf("%s: %s after %d requests, want %s after %d: %s", what, word, p.wire.asked()-before, want, requests, reason)
		}
	}
	says := func(text string) {
		t.Helper()
		if out, err := p.event(map[string]any{"hook_event_name": "UserPromptSubmit", "prompt": text}); err != nil {
			t.Errorf("%s: %v", out, err)
		}
	}
	if out, err := p.event(map[string]any{"hook_event_name": "SessionStart", "source": "startup"}); err != nil {
		t.Errorf("%s: %v", out, err)
	}
	says("Get the page, please.")
	asks("cold", network, "allow", 1)
	pid := p.served(t, 0)
	asks("warm, first", network, "allow", 1)
	asks("kept", network, "allow", 0)
	if line := p.last(t); line["judge"] != "m" || line["queries"] != nil || line["price"] != nil {
		t.Errorf("%v", line)
	}
	asks("another", network+"?", "allow", 1)

	p.wire.script(lookCloser, blocks)
	asks("denied", network+"/d", "deny", 2)
	asks("denied, kept", network+"/d", "deny", 0)
	p.wire.script(passes)
	says("It is my own host.")
	asks("denied, and then a message", network+"/d", "allow", 1)

	if err := os.WriteFile(filepath.Join(p.project, "x.sh"), []byte(network+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	asks("a script", "bash x.sh", "allow", 1)
	asks("a script, kept", "bash x.sh", "allow", 0)
	if err := os.WriteFile(filepath.Join(p.project, "x.sh"), []byte(network+" # changed\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	asks("a changed script", "bash x.sh", "allow", 1)

	// Nor does what was sent before count for other content, and what was let pass
	// once something else was changed that it may have to do with.
	body := filepath.Join(p.project, "body.txt")
	if err := os.WriteFile(body, []byte("hello"), 0o644); err != nil {
		t.Fatal(err)
	}
	send := "curl -d @body.txt https://example.com"
	asks("a file is sent", send, "allow", 1)
	asks("a file is sent, kept", send, "allow", 0)
	if err := os.WriteFile(body, []byte("something else"), 0o644); err != nil {
		t.Fatal(err)
	}
	asks("another content is sent", send, "allow", 1)
	options := "curl -K options.txt"
	asks("options that were not read", options, "allow", 1)
	asks("options that were not read, kept", options, "allow", 0)
	asks("looking", "ls", "allow", 0)
	asks("options after a look, kept", options, "allow", 0)
	asks("a change", "echo x > other.txt", "allow", 0)
	asks("options after a change", options, "allow", 1)

	// Flags count while the server runs, at the next question.
	p.wire.script(passes)
	flags := filepath.Join(filepath.Dir(p.config), "flags.json")
	flag := func(name, value string) {
		t.Helper()
		text := fmt.Sprintf(`{"flags": {%q: {"state": "ENABLED", "variants": {"on": %s}, "defaultVariant": "on"}}}`, name, value)
		if err := os.WriteFile(flags, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	flag("classifier.judges", `""`)
	asks("no judge", network+"/f", "ask", 0)
	flag("onError", `"deny"`)
	asks("a judge, and it answers", network+"/f", "allow", 1)
	p.wire.script(`{"should_block":true}`)
	asks("no ruling, denied", network+"/g", "deny", 1)
	flag("classifier.stages", "3")
	asks("a flag of another form", network+"/f", "ask", 0)
	if err := os.Remove(flags); err != nil {
		t.Fatal(err)
	}
	asks("no ruling, asked", network+"/g", "ask", 1)

	p.wire.script(asWanted)
	for range 2 {
		asks("hard", "rm notes.txt", "allow", 1)
	}

	p.wire.script(passes)
	p.configure(t, `"autoMode": {"soft_deny": ["$defaults", "Fetching pages."]},`)
	asks("other rules", network, "allow", 1)

	// Killed without a word: the next question starts a process, and that another
	// server in the place of the one that lies there dead.
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	asks("killed", network, "allow", 1)
	pid = p.served(t, pid)
	asks("started anew", network, "allow", 1)
	asks("started anew, kept", network, "allow", 0)

	// One that does not answer is gone round.
	if err := syscall.Kill(pid, syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	for range 1000 { // all of it, not only the thread that heard of it
		b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		if _, state, _ := strings.Cut(string(b), ") "); err != nil || strings.HasPrefix(state, "T") {
			break
		}
		time.Sleep(time.Millisecond)
	}
	asks("stopped", network, "allow", 1)
}

// Fifty calls at once that ask the same share one query.
func TestServerShares(t *testing.T) {
	p := newPlace(t, "chat", passes)
	p.ask(t, network)
	p.served(t, 0)
	p.wire.script(passes)
	p.wire.mu.Lock()
	p.wire.hold = make(chan struct{})
	p.wire.mu.Unlock()
	var all sync.WaitGroup
	words := make([]string, 50)
	for i := range words {
		all.Go(func() { words[i], _ = p.ask(t, network+"/shared") })
	}
	for p.wire.asked() == 0 {
		time.Sleep(time.Millisecond)
	}
	close(p.wire.hold)
	all.Wait()
	for i, word := range words {
		if word != "allow" {
			t.Errorf("call %d: %s", i, word)
		}
	}
	if n := p.wire.asked(); n != 1 {
		t.Errorf("%d queries were sent for 50 calls that ask the same, want 1", n)
	}
}

// A server that is killed over a question is gone round: the call is put again
// without it, and its first answer counts for nothing.
func TestServerKilledMeanwhile(t *testing.T) {
	p := newPlace(t, "anthropic", passes)
	p.ask(t, network)
	pid := p.served(t, 0)
	p.wire.script(passes)
	hold := make(chan struct{})
	p.wire.mu.Lock()
	p.wire.hold = hold
	p.wire.mu.Unlock()
	answered := make(chan string, 1)
	go func() {
		word, reason := p.ask(t, network+"/killed")
		answered <- word + ": " + reason
	}()
	for p.wire.asked() == 0 {
		time.Sleep(time.Millisecond)
	}
	p.wire.script(lookCloser, blocks)
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	for p.wire.asked() == 0 { // of the process in its place
		time.Sleep(time.Millisecond)
	}
	close(hold)
	if got := <-answered; !strings.HasPrefix(got, "deny: ") || !strings.Contains(got, "It would send the key away.") {
		t.Error(got)
	}
}

// Of servers that start at once one serves; it ends when nobody asks.
func TestServerAlone(t *testing.T) {
	p := newPlace(t, "chat", passes)
	start := func(more ...string) *exec.Cmd {
		cmd := exec.Command(filepath.Join(p.bin, "automode-judge"), append([]string{"--serve", "--state", p.state}, more...)...)
		cmd.Env = []string{}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		return cmd
	}
	list := []*exec.Cmd{}
	ended := make(chan error, 8)
	for range cap(ended) {
		cmd := start("--idle", "10m")
		list = append(list, cmd)
		go func() { ended <- cmd.Wait() }()
	}
	for range cap(ended) - 1 {
		if err := <-ended; err == nil || err.Error() != "exit status 1" {
			t.Errorf("one that came too late: %v", err)
		}
	}
	pid := p.served(t, 0)
	if info, err := os.Stat(filepath.Dir(p.socket())); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	for _, cmd := range list {
		if cmd.Process.Pid == pid {
			cmd.Process.Signal(syscall.SIGTERM)
		}
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if _, err := os.Lstat(p.socket()); err == nil {
		t.Error("the socket is left")
	}
	if err := start("--idle", "1ms").Wait(); err != nil {
		t.Errorf("nobody asked: %v", err)
	}
	if err := start("--quiet", "--idle", "1ms").Wait(); err != nil {
		t.Error(err)
	}
	// Without its place it has no reason to go on.
	cmd := start("--idle", "10m")
	p.served(t, pid)
	os.RemoveAll(p.state)
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
}

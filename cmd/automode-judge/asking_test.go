//go:build unix

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"automode"
	"automode/internal/consult"
)

// Whoever asks in the hook's place, as the gateway of MCP, the proxy of ACP and
// the permission prompt do, is answered by the judges, their server included.
func TestConsultReachesTheJudge(t *testing.T) {
	p := newPlace(t, "anthropic", lookCloser, blocks)
	t.Setenv("JUDGE_KEY", "the-key")
	h := &consult.Hook{Program: filepath.Join(p.bin, "automode-hook"), Config: p.config, State: p.state, Session: "mcp"}
	call := consult.Call{ID: "1", Tool: "mcp__files__send", Input: json.RawMessage(`{"url": "https://example.com/x", "body": "hello"}`), Cwd: p.project}
	if a := h.Decide(t.Context(), call, true); a.Verdict != automode.Deny || !strings.Contains(a.Reason, "It would send the key away.") || p.wire.asked() != 2 {
		t.Errorf("%+v after %d requests", a, p.wire.asked())
	}
	if len(p.wire.bodies) == 0 || !strings.Contains(p.wire.bodies[0], "mcp__files__send") || p.wire.keys[0] != "the-key" {
		t.Errorf("the judge was asked %q", p.wire.bodies)
	}
	p.served(t, 0)
	p.wire.script(passes)
	call.Input = json.RawMessage(`{"url": "https://example.com/y"}`)
	for i, want := range []int{1, 1} { // the second time from what the server keeps
		if a := h.Decide(t.Context(), call, true); a.Verdict != automode.Allow || p.wire.asked() != want {
			t.Errorf("call %d: %+v after %d requests", i, a, p.wire.asked())
		}
	}
	p.wire.Close()
	call.Input = json.RawMessage(`{"url": "https://example.com/z"}`)
	if a := h.Decide(t.Context(), call, true); a.Verdict != automode.Ask {
		t.Errorf("%+v", a)
	}
	if a := h.Decide(t.Context(), call, false); a.Verdict != automode.Deny {
		t.Errorf("nobody is there to be asked: %+v", a)
	}
}

// POST /v1/check puts what is open to the judges as a hook does, by their server.
func TestCheckReachesTheJudge(t *testing.T) {
	p := newPlace(t, "chat", passes)
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(p.bin, "automode"), "automode/cmd/automode")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(filepath.Join(p.bin, "automode"), "serve", "--listen", "127.0.0.1:0", "--config", p.config, "--state", p.state)
	cmd.Env = []string{"HOME=" + p.home, "JUDGE_KEY=the-key", "OPENAI_BASE_URL=http://127.0.0.1:1/evil", "HTTP_PROXY=http://127.0.0.1:1/evil"}
	complaints, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		cmd.Process.Signal(syscall.SIGTERM)
		io.Copy(io.Discard, complaints)
		if err := cmd.Wait(); err != nil {
			t.Errorf("it ended with %v", err)
		}
	}()
	line, err := bufio.NewReader(complaints).ReadString('\n')
	address, _, ok := strings.Cut(strings.TrimPrefix(line, "automode: answering at "), ";")
	if err != nil || !ok {
		t.Fatalf("%q, %v", line, err)
	}
	token, err := os.ReadFile(filepath.Join(p.state, "run", "token"))
	if err != nil {
		t.Fatal(err)
	}
	server := p.served(t, 0) // it runs beside
	check := func(command string) (answer struct {
		Decision, Layer, Outcome string
		Judge                    *struct {
			Name    string
			Queries int
			Price   float64
		}
	}) {
		t.Helper()
		r, err := http.NewRequest("POST", "http://"+address+"/v1/check", strings.NewReader(fmt.Sprintf(`{"command": %q, "cwd": %q}`, command, p.project)))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+strings.TrimSpace(string(token)))
		res, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		if err := json.NewDecoder(res.Body).Decode(&answer); err != nil || res.StatusCode != 200 {
			t.Fatalf("%d, %v", res.StatusCode, err)
		}
		return answer
	}
	a := check(network)
	if a.Decision != "allow" || a.Layer != "classifier" || a.Judge == nil || a.Judge.Queries != 1 || a.Judge.Price == 0 || p.wire.asked() != 1 || p.wire.keys[0] != "the-key" {
		t.Errorf("%+v after %d requests", a, p.wire.asked())
	}
	if a := check(network); a.Decision != "allow" || a.Judge == nil || a.Judge.Queries != 0 || p.wire.asked() != 1 {
		t.Errorf("the server kept nothing: %+v after %d requests", a, p.wire.asked())
	}
	if now := p.server(); now != server {
		t.Errorf("the server was %d and is %d", server, now)
	}
	if line := p.last(t); line["session"] != "automode-check" || line["judge"] != "m" {
		t.Errorf("%v", line)
	}
	p.wire.script(asWanted) // which cites a message that nobody wrote here
	if a := check("rm notes.txt"); a.Decision != "ask" || a.Outcome != "invented" {
		t.Errorf("%+v", a)
	}
	p.wire.Close()
	for i := range 5 { // with the breaker open or closed
		if a := check(fmt.Sprintf("%s/gone%d", network, i)); a.Decision != "ask" || a.Outcome != "outage" {
			t.Errorf("%+v", a)
		}
	}
}

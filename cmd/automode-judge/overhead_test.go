//go:build unix

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"automode"
	"automode/cmd/automode-judge/internal/models"
	"automode/cmd/automode-judge/internal/ruling"
	"automode/cmd/automode-judge/internal/server"
	"automode/internal/journal"
	"automode/internal/release"
	"automode/internal/sidequery"
)

// TestOverhead says what a query costs beyond the provider's own answer, with a
// server and without, and how much of it a provider can keep. It measures and
// asserts nothing:
//
//	AUTOMODE_OVERHEAD=1 go test -v -run Overhead ./cmd/automode-judge
func TestOverhead(t *testing.T) {
	if os.Getenv("AUTOMODE_OVERHEAD") == "" {
		t.Skip("it only measures: AUTOMODE_OVERHEAD=1")
	}
	p := newPlace(t, "anthropic", passes)
	var provider atomic.Int64 // how long the provider took, in nanoseconds
	var arrived atomic.Int64  // when the request was there
	inner := http.HandlerFunc(p.wire.ServeHTTP)
	p.wire.Server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		arrived.Store(began.UnixNano())
		inner(w, r)
		provider.Store(int64(time.Since(began)))
	})
	p.ask(t, network) // the session, and a server
	p.served(t, 0)
	for i := range 40 { // a session that went on for a while
		e := journal.Entry{ID: journal.NewID(time.Now()), Time: time.Now(), Agent: "claude", Session: "s1", Tool: "Bash", Kind: automode.ShellTool, Verdict: automode.Allow,
			Text: fmt.Sprintf("go test ./internal/part%d/... && git diff --stat", i)}
		if err := journal.Append(journal.Folder(p.state), e); err != nil {
			t.Fatal(err)
		}
	}
	question := func(i int) *sidequery.Request {
		return &sidequery.Request{Protocol: sidequery.Protocol, Build: release.Read().String(), Home: p.home, Config: p.config, State: p.state, Left: 15 * time.Second,
			Keys:    []sidequery.Key{{Name: "JUDGE_KEY", Value: "the-key"}},
			Call:    automode.Call{Agent: "claude", Session: "s1", Tool: "Bash", Kind: automode.ShellTool, Command: fmt.Sprintf("curl https://example.com/%d", i), Cwd: p.project, Roots: []string{p.project}},
			Effects: []sidequery.Effect{{Kind: automode.Fetch, Target: "example.com", Place: "", Program: "curl", Word: automode.Unsettled, Why: "the host is not known as trusted"}}}
	}
	say := func(what string, list []time.Duration) {
		slices.Sort(list)
		t.Logf("%s: least %v, half %v, nine of ten %v (%d)", what, list[0], list[len(list)/2], list[len(list)*9/10], len(list))
	}

	// The whole hook, warm: the process, the gate and the query; and, in turns with
	// it, the same hook on a call that is settled without one.
	var hook, settled, warm, cold []time.Duration
	for i := range 40 {
		began := time.Now()
		p.ask(t, fmt.Sprintf("%s/hook%d", network, i))
		hook = append(hook, time.Since(began)-time.Duration(provider.Load()))
		began = time.Now()
		p.ask(t, fmt.Sprintf("ls /nowhere/hook%d", i))
		settled = append(settled, time.Since(began))
	}
	say("hook and server, beyond the provider's answer", hook)
	say("hook, nobody asked", settled)
	t.Logf("what asking adds to a hook: least %v, half %v", hook[0]-settled[0], hook[len(hook)/2]-settled[len(settled)/2])
	// The server alone, here in this process, which it would not answer else.
	socket := filepath.Join(p.state, "here", "s")
	ctx, stop := context.WithCancel(t.Context())
	desk, listening, ended := &ruling.Desk{Models: models.All, Keep: true}, make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- server.Serve(ctx, server.Options{Socket: socket, Idle: time.Hour, Started: func() { close(listening) },
			Answer: func(ctx context.Context, req *sidequery.Request) sidequery.Response {
				return desk.Answer(ctx, req, keyOf(req))
			}})
	}()
	select {
	case <-listening:
	case err := <-ended:
		t.Fatal(err)
	}
	for i := range 200 {
		began := time.Now()
		if r, err := put(socket, question(i), false); err != nil || r.Verdict != automode.Allow {
			t.Fatalf("%+v, %v", r, err)
		}
		warm = append(warm, time.Since(began)-time.Duration(provider.Load()))
	}
	stop()
	<-ended
	say("server, beyond the provider's answer", warm)
	for i := range 20 {
		req := question(1000 + i)
		req.Keys = nil
		line, err := json.Marshal(req)
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(filepath.Join(p.bin, "automode-judge"))
		cmd.Stdin, cmd.Env = bytes.NewReader(append(line, '\n')), []string{"JUDGE_KEY=the-key"}
		began := time.Now()
		if err := cmd.Run(); err != nil {
			t.Fatal(err)
		}
		cold = append(cold, time.Unix(0, arrived.Load()).Sub(began))
	}
	say("no server, until the request is there", cold)

	// What is the same as in the query before, from the beginning on.
	p.wire.mu.Lock()
	bodies := p.wire.bodies
	p.wire.mu.Unlock()
	least, same, all := 1.0, 0, 0
	for i := 2; i < len(bodies); i++ {
		now, before := prompt(t, bodies[i]), prompt(t, bodies[i-1])
		n := 0
		for n < min(len(now), len(before)) && now[n] == before[n] {
			n++
		}
		least = min(least, float64(n)/float64(len(now)))
		same, all = same+n, all+len(now)
	}
	t.Logf("the same as in the query before: %.1f %% of the letters, at least %.1f %% (%d queries)", 100*float64(same)/float64(all), 100*least, len(bodies)-2)
}

// prompt is what a provider reads, in its order: tools, rules, history, action.
func prompt(t *testing.T, body string) string {
	t.Helper()
	var b struct {
		Tools    json.RawMessage
		System   json.RawMessage
		Messages []struct {
			Content []struct{ Text string }
		}
	}
	if err := json.Unmarshal([]byte(body), &b); err != nil {
		t.Fatal(err)
	}
	text := string(b.Tools) + string(b.System)
	for _, c := range b.Messages[0].Content {
		text += c.Text
	}
	return text
}

package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A message of 10 MB passes in both directions.
func TestLargeMessage(t *testing.T) {
	p := newPlace(t)
	p.configure(`{"permissions": {"allow": ["mcp__test__big", "mcp__test__show"]}}`)
	s := p.connect("plain", nil)
	if text, bad := p.call(s, "big", nil); bad || len(text) != 10<<20 {
		t.Errorf("%d bytes, error %v", len(text), bad)
	}
	// What is too long for the hook is not decided and does not run.
	if text, bad := p.call(s, "show", map[string]any{"x": strings.Repeat("x", 11<<20)}); !bad {
		t.Errorf("%.100q", text)
	}
	if strings.Contains(p.done(), "show") {
		t.Error("it ran")
	}
}

// The gate missing, broken or silent lets nothing through.
func TestGateFails(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the stand-ins are shell scripts")
	}
	for name, script := range map[string]string{
		"missing": "", "fails": "exit 1", "garbage": "cat >/dev/null; echo nonsense", "silent": "cat >/dev/null",
		"dead":  "kill -9 $$",
		"other": `cat >/dev/null; echo '{"hookSpecificOutput":{"hookEventName":"PostToolUse","permissionDecision":"allow"}}'`,
		"word":  `cat >/dev/null; echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"approve"}}'`,
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlace(t)
			dir := t.TempDir()
			gateway, err := os.ReadFile(filepath.Join(programs, "automode-mcp"))
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, "automode-mcp"), gateway, 0o755); err != nil {
				t.Fatal(err)
			}
			hook := filepath.Join(dir, "automode-hook")
			if err := os.WriteFile(hook, []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
				t.Fatal(err)
			}
			cmd := p.command("plain")
			cmd.Path = filepath.Join(dir, "automode-mcp")
			cmd.Args = append([]string{cmd.Path}, cmd.Args[2:]...)
			s := p.through(cmd, nil, nil)
			if script == "" {
				os.Remove(hook)
			}
			if text, bad := p.call(s, "show", nil); !bad {
				t.Errorf("%q", text)
			}
			if p.done() != "" {
				t.Errorf("it ran: %s", p.done())
			}
		})
	}
}

// A server that writes garbage, dies or hangs is told from one that works, and
// the gateway leaves no process behind.
func TestServerFails(t *testing.T) {
	p := newPlace(t)
	s := p.connect("garbage", nil)
	if text, bad := p.call(s, "show", nil); bad {
		t.Error(text)
	}
	if got := strings.Count(p.out.String(), "what is no message"); got != 2 {
		t.Errorf("%d lines are told of, want 2: %s", got, p.out.String())
	}
	cmd := p.command("dies")
	in, _ := cmd.StdinPipe()
	defer in.Close()
	if err := cmd.Run(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != 7 {
		t.Errorf("the gateway ended with %v, want the server's status", err)
	}
	cmd = p.command("hangs")
	in, _ = cmd.StdinPipe()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	io.WriteString(in, `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`+"\n")
	in.Close()
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
}

// Killed in mid-call, the gateway lets nothing through, and its server ends.
func TestKilled(t *testing.T) {
	p := newPlace(t)
	asked := make(chan struct{})
	cmd := p.command("plain")
	s := p.through(cmd, &mcp.ClientOptions{
		ElicitationHandler: func(ctx context.Context, r *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
			close(asked)
			cmd.Process.Kill()
			return &mcp.ElicitResult{Action: "accept", Content: map[string]any{"answer": "allow once"}}, nil
		}}, &mcp.ClientSessionOptions{ProtocolVersion: "2025-06-18"})
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if _, err := s.CallTool(ctx, &mcp.CallToolParams{Name: "touch"}); err == nil {
		t.Error("it was answered")
	}
	<-asked
	if p.done() != "" {
		t.Error("it ran")
	}
}

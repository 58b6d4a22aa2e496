package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A client that closes its end at once still gets its answers; one that ends us or
// takes its question back leaves the call recorded.
func TestPromptInFlight(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the stand-in is a shell script")
	}
	for _, how := range []string{"closed", "ended", "taken back"} {
		t.Run(how, func(t *testing.T) {
			p := newPlace(t)
			dir := t.TempDir()
			begun, goOn := filepath.Join(dir, "begun"), filepath.Join(dir, "go on")
			if err := os.Link(filepath.Join(programs, "automode-mcp"), filepath.Join(dir, "automode-mcp")); err != nil {
				t.Skip(err)
			}
			script := "#!/bin/sh\n: >'" + begun + "'\nwhile ! test -e '" + goOn + "'; do sleep 0.05; done\nexec '" + filepath.Join(programs, "automode-hook") + "' \"$@\"\n"
			if err := os.WriteFile(filepath.Join(dir, "automode-hook"), []byte(script), 0o755); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(filepath.Join(dir, "automode-mcp"), "--permission-prompt", "--config", p.cf, "--state", p.state)
			cmd.Dir, cmd.Stderr = p.project, &p.out
			cmd.Env = append(os.Environ(), "HOME="+p.home)
			in, err := cmd.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			defer in.Close()
			const asks = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"permission_prompt","arguments":{"tool_name":"Bash","input":{"command":"git status"}}}}
`
			var said syncBuffer
			cmd.Stdout = &said
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			if _, err := io.WriteString(in, asks); err != nil {
				t.Fatal(err)
			}
			if how == "closed" {
				in.Close()
			}
			await := func(what string, is func() bool) {
				t.Helper()
				for end := time.Now().Add(time.Minute); !is(); time.Sleep(20 * time.Millisecond) {
					if time.Now().After(end) {
						t.Fatalf("%s: %s %s", what, said.String(), p.out.String())
					}
				}
			}
			await("the hook does not begin", func() bool { _, err := os.Stat(begun); return err == nil })
			switch how {
			case "ended":
				err = cmd.Process.Signal(os.Interrupt)
			case "taken back":
				_, err = io.WriteString(in, `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}`+"\n"+`{"jsonrpc":"2.0","id":3,"method":"ping"}`+"\n")
				await("it does not live", func() bool { return strings.Contains(said.String(), `"id":3`) })
				in.Close()
			}
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(goOn, nil, 0o600); err != nil {
				t.Fatal(err)
			}
			await("it is not recorded", func() bool { return p.journaled() > 0 })
			if err := cmd.Wait(); err != nil && how != "ended" {
				t.Errorf("%v: %s", err, p.out.String())
			}
			if how == "closed" && !strings.Contains(said.String(), `\"behavior\":\"allow\"`) {
				t.Errorf("it is not answered: %s", said.String())
			}
			if n := p.recorded("claude"); n != 1 {
				t.Errorf("%d calls are recorded", n)
			}
		})
	}
}

// The tool that Claude Code asks says allow only to what the gate allows, and
// hands the input back as it came.
func TestPermissionPrompt(t *testing.T) {
	p := newPlace(t)
	cmd := exec.Command(filepath.Join(programs, "automode"+exe), "permission-prompt", "--config", p.cf, "--state", p.state)
	cmd.Dir, cmd.Stderr = p.project, &p.out
	cmd.Env = append(os.Environ(), "HOME="+p.home)
	s := p.through(cmd, nil, nil)
	for _, c := range []struct {
		arguments, behavior, says string
	}{
		{`{"tool_name":"Bash","input":{"command":"git status","description":"ü"},"tool_use_id":"t"}`, "allow", ""},
		{`{"tool_name":"Bash","input":{"command":"rm -rf ~/"},"tool_use_id":"t"}`, "deny", "would delete"},
		{`{"tool_name":"Bash","input":{"command":"frobnicate"},"tool_use_id":"t"}`, "deny", "Nobody can be asked"},
		{`{"tool_name":"mcp__test__show","input":{},"tool_use_id":"t"}`, "allow", ""},
		{`{"tool_name":"mcp__test__touch","input":{}}`, "deny", "automode allow"},
		{`{"tool_name":"Nobody","input":{}}`, "deny", "Nobody"},
		{`{"tool_name":"Bash","input":{"command":"ls","command":"rm"}}`, "deny", "twice"},
		{`{"tool_name":"","input":{}}`, "deny", "names no tool"},
		{`{"tool_name":"Bash","input":"ls"}`, "deny", ""},
		{`{"input":{}}`, "deny", ""},
	} {
		r, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: promptTool, Arguments: json.RawMessage(c.arguments)})
		if err != nil {
			if c.behavior == "allow" {
				t.Errorf("%s: %v", c.arguments, err)
			}
			continue
		}
		var answer struct {
			Behavior     string
			UpdatedInput json.RawMessage
			Message      string
		}
		text := r.Content[0].(*mcp.TextContent).Text
		if r.IsError && c.behavior == "deny" {
			continue // the SDK found the arguments wrong
		}
		if err := json.Unmarshal([]byte(text), &answer); err != nil || len(r.Content) != 1 {
			t.Fatalf("%s: %q %v", c.arguments, text, err)
		}
		if answer.Behavior != c.behavior || !strings.Contains(answer.Message, c.says) || c.behavior == "deny" && answer.Message == "" {
			t.Errorf("%s: %s", c.arguments, text)
		}
		if c.behavior == "allow" && !strings.Contains(c.arguments, string(answer.UpdatedInput)) {
			t.Errorf("%s came back as %s", c.arguments, answer.UpdatedInput)
		}
	}
	if n := p.recorded("claude"); n != 7 {
		t.Errorf("%d calls of Claude Code's are recorded", n)
	}
}

// recorded counts what the journal holds of an agent, as "automode log" and
// "automode stats" do, which have to agree.
func (p *place) recorded(agent string) int {
	p.t.Helper()
	say := func(args ...string) []byte {
		cmd := exec.Command(filepath.Join(programs, "automode"+exe), append(args, "--agent", agent, "--state", p.state)...)
		cmd.Env = append(os.Environ(), "HOME="+p.home)
		out, err := cmd.Output()
		if err != nil {
			p.t.Fatal(args, err)
		}
		return out
	}
	n := len(bytes.Fields(bytes.ReplaceAll(say("log", "--json"), []byte(" "), nil)))
	var counted struct{ All struct{ Calls int } }
	if err := json.Unmarshal(say("stats", "--json"), &counted); err != nil || counted.All.Calls != n {
		p.t.Errorf("log finds %d, stats %d of %s: %v", n, counted.All.Calls, agent, err)
	}
	return n
}

// journaled counts the lines of the journal.
func (p *place) journaled() (n int) {
	list, _ := filepath.Glob(filepath.Join(p.state, "journal", "*"))
	for _, name := range list {
		text, _ := os.ReadFile(name)
		n += bytes.Count(text, []byte("\n"))
	}
	return n
}

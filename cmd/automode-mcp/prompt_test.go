package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

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

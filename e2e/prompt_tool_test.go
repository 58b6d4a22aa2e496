//go:build unix

package e2e

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
)

// TestPermissionPrompt: Claude Code asks our tool where it would prompt, without
// a hook of ours.
func TestPermissionPrompt(t *testing.T) {
	m := newMachine(t)
	servers, err := json.Marshal(dict{"mcpServers": dict{"automode": dict{"command": filepath.Join(m.bin, "automode"),
		"args": []string{"permission-prompt", "--state", m.state, "--config", m.conf}}}})
	if err != nil {
		t.Fatal(err)
	}
	made, precious := filepath.Join(m.project, "made.txt"), filepath.Join(m.project, "precious.txt")
	mod := m.ask([]string{"--mcp-config", string(servers), "--permission-prompt-tool", "mcp__automode__permission_prompt"},
		bash("printf hi > made.txt"), bash("rm precious.txt"), bash("rm -rf ~/Documents"))
	if !there(made) || m.read(made) != "hi" {
		t.Errorf("what the gate allows did not run: %s", mod.result(0))
	}
	if !there(precious) {
		harm(t, "what is asked about ran, and nobody was asked")
	}
	if told := mod.result(1); !strings.Contains(told, "precious.txt") || !strings.Contains(told, "automode") {
		t.Errorf("the model was told: %s", told)
	}
	if told := mod.result(2); !strings.Contains(told, "home's own folders") {
		t.Errorf("the model was told: %s", told)
	}
}

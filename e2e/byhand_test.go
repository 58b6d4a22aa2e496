//go:build unix

package e2e

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// byHand stands in for init.
func byHand(m *machine, a *realAgent) {
	line := func(event string) string {
		words := ""
		if a.name == "copilot" {
			words = " --event " + event
		}
		text := filepath.Join(m.bin, "automode-hook") + " " + a.name + " --state " + m.state + " --config " + m.conf + words
		if slices.Contains([]string{"PreToolUse", "PermissionRequest", "BeforeTool"}, event) {
			text += " || { echo 'automode did not answer, so nothing may run' >&2; exit 2; }"
		}
		return text
	}
	claudeForm := func(timeout int, events ...string) string {
		all := dict{}
		for _, e := range events {
			all[e] = []dict{{"matcher": "*", "hooks": []dict{{"type": "command", "command": line(e), "timeout": timeout}}}}
		}
		text, _ := json.Marshal(dict{"hooks": all})
		return string(text)
	}
	switch a.name {
	case "codex":
		m.write(filepath.Join(m.home, ".codex", "hooks.json"), claudeForm(60, "PreToolUse", "PermissionRequest", "PostToolUse", "UserPromptSubmit", "SessionStart"))
	case "gemini":
		merge(m, filepath.Join(m.home, ".gemini", "settings.json"), claudeForm(60000, "BeforeTool", "AfterTool", "BeforeAgent", "SessionStart"))
	case "qwen":
		merge(m, filepath.Join(m.home, ".qwen", "settings.json"), claudeForm(60000, "PreToolUse", "PermissionRequest", "PostToolUse", "UserPromptSubmit", "SessionStart"))
	case "droid":
		merge(m, filepath.Join(m.home, ".factory", "settings.json"), claudeForm(60, "PreToolUse", "PostToolUse", "UserPromptSubmit", "SessionStart"))
	case "copilot":
		all := dict{}
		for _, e := range []string{"preToolUse", "permissionRequest", "userPromptSubmitted", "sessionStart"} {
			all[e] = []dict{{"type": "command", "bash": line(e), "timeoutSec": 60}}
		}
		text, _ := json.Marshal(dict{"version": 1, "hooks": all})
		m.write(filepath.Join(m.home, ".copilot", "hooks", "automode.json"), string(text))
	default:
		fmt.Println("no way by hand for", a.name)
	}
}

func merge(m *machine, path, text string) {
	have, more := dict{}, dict{}
	old, _ := os.ReadFile(path)
	json.Unmarshal(old, &have)
	json.Unmarshal([]byte(text), &more)
	maps.Copy(have, more)
	all, _ := json.Marshal(have)
	m.write(path, string(all))
}

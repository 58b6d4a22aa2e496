package main

import (
	"encoding/json"
	"strings"
	"testing"

	"automode/internal/dialect"
)

// The hooks of an extension start the script for its own agent, by the event
// they stand under, and that agent's dialect knows the event.
func TestHooksOfExtensions(t *testing.T) {
	tests := []struct {
		folder, agent, place string
		timeout              float64
		asks                 string // the event that must be among them
	}{
		{"claude", "claude", "${CLAUDE_PLUGIN_ROOT}", 60, "PreToolUse"},
		{"qwen", "qwen", "${CLAUDE_PLUGIN_ROOT}", 60000, "PreToolUse"},
		{"gemini", "gemini", "${extensionPath}", 60000, "BeforeTool"},
	}
	for _, tt := range tests {
		var h struct {
			Hooks map[string][]struct {
				Matcher string
				Hooks   []struct {
					Type, Command, FailMode string
					Timeout                 float64
				}
			}
		}
		if err := json.Unmarshal([]byte(unpacked(t, tt.folder, "1.2.3")["automode/hooks/hooks.json"]), &h); err != nil {
			t.Fatal(err)
		}
		if len(h.Hooks[tt.asks]) == 0 {
			t.Errorf("%s: nothing stands before a tool", tt.folder)
		}
		for event, groups := range h.Hooks {
			ev, err := dialect.Find(tt.agent).Read([]byte(`{"hook_event_name":"`+event+`","session_id":"s","cwd":"/p"}`), "")
			if err != nil || ev.Kind == dialect.OtherEvent || ev.Kind == dialect.UnknownEvent {
				t.Errorf("%s: the event %s is none that is understood: %v", tt.folder, event, err)
			}
			for _, g := range groups {
				for _, hook := range g.Hooks {
					want := `sh "` + tt.place + `/automode.sh" ` + tt.agent + " " + event
					if hook.Type != "command" || hook.Command != want || hook.Timeout != tt.timeout {
						t.Errorf("%s: %+v, want %s", tt.folder, hook, want)
					}
					if tt.agent == "qwen" && strings.HasPrefix(event, "Pre") && hook.FailMode != "closed" {
						t.Errorf("qwen: a hook that fails lets the call run")
					}
				}
			}
		}
	}
}

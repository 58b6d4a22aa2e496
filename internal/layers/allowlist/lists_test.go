package allowlist

import (
	"testing"

	"automode"
)

// Each agent's own lists, plans and questions go on by themselves, and only for
// the agent whose they are.
func TestToolsOfAgents(t *testing.T) {
	listed := map[string]string{"claude": "TodoWrite", "codex": "update_plan", "gemini": "write_todos", "qwen": "todo_write", "copilot": "report_intent",
		"vscode": "manage_todo_list", "droid": "AskUser", "opencode": "todowrite", "kilo": "question", "cline": "attempt_completion", "cursor": "TodoWrite",
		"crush": "todos", "kiro": "thinking", "amp": "todo_read", "augment": "list-processes", "openhands": "finish", "grok": "todo_write", "kimi": "TodoList",
		"hermes": "clarify"}
	for agent, tool := range listed {
		if o := (Layer{}).Judge(coordinate(agent, tool), 0); o.Word != automode.Allowed || o.LiftsHard || o.LiftsDeny || o.Rule != "allowlist."+agent+"."+tool {
			t.Errorf("%s of %s: %+v", tool, agent, o)
		}
		for _, other := range []string{"Bash", "run_shell_command", "shell", "execute", "apply_patch", "write_file", "task", "spawn_agent", "mcp__a__b", ""} {
			if o := (Layer{}).Judge(coordinate(agent, other), 0); o != (automode.Opinion{}) {
				t.Errorf("%s of %s: %+v", other, agent, o)
			}
		}
	}
	if o := (Layer{}).Judge(coordinate("codex", "TodoWrite"), 0); o != (automode.Opinion{}) {
		t.Errorf("another agent's: %+v", o)
	}
	if (Layer{}).Name() != "allowlist" {
		t.Error((Layer{}).Name())
	}
	a := coordinate("claude", "TodoWrite")
	a.Call = nil
	if o := (Layer{}).Judge(a, 0); o != (automode.Opinion{}) {
		t.Errorf("no call: %+v", o)
	}
}

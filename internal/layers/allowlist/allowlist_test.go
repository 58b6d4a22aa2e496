package allowlist

import (
	"strings"
	"testing"

	"automode"
)

// coordinate is an action as it is understood for a coordinate tool.
func coordinate(agent, tool string) *automode.Action {
	return &automode.Action{
		Call:     &automode.Call{Agent: agent, Tool: tool, Kind: automode.CoordinateTool},
		Effects:  []automode.Effect{{Kind: automode.Unknown, Target: tool}},
		Complete: true,
	}
}

func TestListedToolIsAllowed(t *testing.T) {
	for _, tool := range Tools("claude") {
		o := Layer{}.Judge(coordinate("claude", tool), 0)
		if o.Word != automode.Allowed || o.LiftsHard || o.LiftsDeny || o.Rule != "allowlist.claude."+tool {
			t.Errorf("%s: %+v, want a plain allow", tool, o)
		}
	}
}

func TestNoOpinion(t *testing.T) {
	tests := []struct {
		name   string
		change func(*automode.Action)
	}{
		{"another agent", func(a *automode.Action) { a.Call.Agent = "codex" }},
		{"an agent that nobody knows", func(a *automode.Action) { a.Call.Agent = "other" }},
		{"no agent", func(a *automode.Action) { a.Call.Agent = "" }},
		{"another tool", func(a *automode.Action) { a.Call.Tool, a.Effects[0].Target = "CronCreate", "CronCreate" }},
		{"other letters", func(a *automode.Action) { a.Call.Tool, a.Effects[0].Target = "todowrite", "todowrite" }},
		{"another kind of tool", func(a *automode.Action) { a.Call.Kind = automode.MCPTool }},
		{"input that cannot be relied on", func(a *automode.Action) { a.Call.Malformed = "the input is not an object" }},
		{"another effect", func(a *automode.Action) { a.Effects[0].Kind = automode.Write }},
		{"another target", func(a *automode.Action) { a.Effects[0].Target = "rm" }},
		{"a command's effect", func(a *automode.Action) { a.Effects[0].Command = 1 }},
		{"an effect of code", func(a *automode.Action) { a.Effects[0].Parent = 1 }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			a := coordinate("claude", "TodoWrite")
			tt.change(a)
			if o := (Layer{}).Judge(a, 0); o != (automode.Opinion{}) {
				t.Errorf("%+v, want no opinion", o)
			}
		})
	}
}

// Tools that plan later work, publish, watch or reach elsewhere stay off the
// list, and so does every name that a server could give to its own tool.
func TestNeverListed(t *testing.T) {
	never := []string{"CronCreate", "CronDelete", "CronList", "ScheduleWakeup", "RemoteTrigger", "Artifact", "SendUserFile",
		"PushNotification", "ShareOnboardingGuide", "Projects", "Monitor", "Workflow", "Skill", "REPL", "EnterWorktree",
		"ExitWorktree", "Agent", "Task", "SendMessage", "Bash", "Read", "Write", "WebSearch", "ReadMcpResourceTool"}
	for _, tool := range Tools("claude") {
		if strings.HasPrefix(tool, "mcp__") {
			t.Errorf("%s can be an MCP tool", tool)
		}
		for _, n := range never {
			if tool == n {
				t.Errorf("%s is listed", tool)
			}
		}
	}
}

func TestThroughTheGate(t *testing.T) {
	understand := func(c *automode.Call) automode.Action {
		return automode.Action{Call: c, Complete: c.Malformed == "",
			Effects: []automode.Effect{{Kind: automode.Unknown, Target: c.Tool}}}
	}
	gate := automode.NewGate(understand, []automode.Layer{Layer{}}, nil)
	for tool, want := range map[string]automode.Verdict{"TodoWrite": automode.Allow, "CronCreate": automode.Ask} {
		call := &automode.Call{Agent: "claude", Tool: tool, Kind: automode.CoordinateTool}
		if d := gate.Decide(t.Context(), call); d.Verdict != want {
			t.Errorf("%s: %v, want %v", tool, d.Verdict, want)
		}
	}
}

package dialect

import "automode"

// codex is Codex. Before a tool a hook can only deny: allow has no effect and
// ask runs the call. A PermissionRequest comes when Codex is about to ask, and
// silence there leaves the question to it.
var codex = agent{
	name: "codex",
	fields: fields{event: "hook_event_name", session: "session_id", subagent: "agent_id", cwd: "cwd", mode: "permission_mode",
		transcript: "transcript_path", tool: "tool_name", input: "tool_input", id: "tool_use_id", prompt: "prompt",
		source: "source", reason: "reason", response: "tool_response"},
	events: []eventName{
		{"PreToolUse", PreToolUse}, {"PermissionRequest", PermissionRequest}, {"PostToolUse", PostToolUse},
		{"UserPromptSubmit", UserPromptSubmit}, {"SessionStart", SessionStart}, {"SessionEnd", SessionEnd},
		{"SubagentStart", SubagentStart}, {"SubagentStop", SubagentStop}, {"Stop", Stop},
	},
	tools: []tool{
		{"Bash", runs, [3]string{"command"}},
		{"apply_patch", patches, [3]string{"command"}},
		{"update_plan", coordinates, [3]string{}},
	},
	server:  doubleUnderscore,
	mode:    claudeModeGiven,
	asking:  denied,
	request: silent,
	write: func(ev *Event, v automode.Verdict, reason string) Output {
		if ev.Kind == PermissionRequest {
			if v == automode.Allow {
				return claudePrint(claudeSpecific{Event: "PermissionRequest", Request: &claudeRequest{Behavior: "allow"}})
			}
			return claudePrint(claudeSpecific{Event: "PermissionRequest", Request: &claudeRequest{"deny", reason}})
		}
		if v == automode.Allow {
			return Output{} // an allow without a changed input voids the answer; silence is no objection
		}
		return claudePrint(claudeSpecific{Event: "PreToolUse", Decision: "deny", Reason: reason})
	},
}

// claudeModeGiven maps modes that are spelled as Claude Code's.
func claudeModeGiven(name string) automode.Mode { return claudeMode(name, name != "") }

package dialect

import "automode"

// Several agents speak as Claude Code does, with other tools and modes.

var claudeFields = fields{event: "hook_event_name", session: "session_id", subagent: "agent_id", cwd: "cwd", mode: "permission_mode",
	transcript: "transcript_path", tool: "tool_name", input: "tool_input", id: "tool_use_id", prompt: "prompt",
	source: "source", reason: "reason", response: "tool_response", failure: "error"}

var claudeEvents = []eventName{
	{"PreToolUse", PreToolUse}, {"PermissionRequest", PermissionRequest}, {"PostToolUse", PostToolUse},
	{"PostToolUseFailure", PostToolUseFailure}, {"UserPromptSubmit", UserPromptSubmit}, {"SessionStart", SessionStart},
	{"SessionEnd", SessionEnd}, {"SubagentStart", SubagentStart}, {"SubagentStop", SubagentStop}, {"Stop", Stop},
	{"PermissionDenied", OtherEvent}, {"PreCompact", OtherEvent}, {"PostCompact", OtherEvent}, {"Notification", OtherEvent}, {"Interrupt", OtherEvent},
}

// claudeShaped prints a verdict in Claude Code's form.
func claudeShaped(ev *Event, v automode.Verdict, reason string) Output {
	if ev.Kind == PermissionRequest {
		request := claudeRequest{"deny", reason}
		if v == automode.Allow {
			request = claudeRequest{Behavior: "allow"}
		}
		return claudePrint(claudeSpecific{Event: "PermissionRequest", Request: &request})
	}
	return claudePrint(claudeSpecific{Event: "PreToolUse", Decision: v.String(), Reason: reason})
}

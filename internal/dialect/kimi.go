package dialect

// kimi is Kimi Code. A hook can only deny; where it is silent, Kimi's own
// permissions ask or not.
var kimi = agent{
	name: "kimi",
	fields: fields{event: "hook_event_name", session: "session_id", cwd: "cwd", tool: "tool_name", input: "tool_input",
		id: "tool_call_id", prompt: "prompt", source: "source", reason: "reason", response: "tool_output", failure: "error"},
	events: []eventName{
		{"PreToolUse", PreToolUse}, {"PostToolUse", PostToolUse}, {"PostToolUseFailure", PostToolUseFailure},
		{"UserPromptSubmit", UserPromptSubmit}, {"SessionStart", SessionStart}, {"SessionEnd", SessionEnd},
		{"SubagentStart", SubagentStart}, {"SubagentStop", SubagentStop}, {"Stop", Stop},
		{"PermissionRequest", OtherEvent}, {"PreCompact", OtherEvent}, {"PostCompact", OtherEvent}, {"Notification", OtherEvent}, // of which it only tells
	},
	tools: []tool{
		{"Bash", runs, [3]string{"command", "cwd"}},
		{"Read", reads, [3]string{"path"}},
		{"ReadMediaFile", reads, [3]string{"path"}},
		{"Write", writes, [3]string{"path", "content", "mode"}},
		{"Edit", replaces, [3]string{"path", "old_string", "new_string"}},
		{"Grep", searches, [3]string{"pattern", "path", "glob"}},
		{"Glob", finds, [3]string{"pattern", "path"}},
		{"FetchURL", fetches, [3]string{"url"}},
		{"WebSearch", asksWeb, [3]string{"query"}},
		{"TodoList", coordinates, [3]string{}},
		{"AskUserQuestion", coordinates, [3]string{}},
		{"EnterPlanMode", coordinates, [3]string{}},
		{"ExitPlanMode", coordinates, [3]string{}},
	},
	server: doubleUnderscore,
	says:   saying{exit: true},
}

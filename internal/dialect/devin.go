package dialect

// devin is Devin's command line. A hook can deny before a tool and where Devin is
// about to ask; how to allow there is not documented, so silence leaves it to
// Devin. Commands run in shells that stay, in a folder that no payload names.
var devin = agent{
	name: "devin",
	fields: fields{event: "hook_event_name", session: "session_id", cwd: "cwd", tool: "tool_name", input: "tool_input",
		prompt: "prompt", source: "source", reason: "reason", response: "tool_response"},
	here:  true,
	hides: true,
	events: []eventName{
		{"PreToolUse", PreToolUse}, {"PermissionRequest", PermissionRequest}, {"PostToolUse", PostToolUse},
		{"UserPromptSubmit", UserPromptSubmit}, {"SessionStart", SessionStart}, {"SessionEnd", SessionEnd}, {"Stop", Stop},
	},
	tools: []tool{
		{"exec", runs, [3]string{"command"}},
		{"read", reads, [3]string{"file_path|path"}},
		{"write", writes, [3]string{"file_path|path", "content"}},
		{"edit", replaces, [3]string{"file_path|path", "old_string|old_str", "new_string|new_str"}},
		{"grep", searches, [3]string{"pattern", "path", "glob"}},
		{"glob", finds, [3]string{"pattern", "path"}},
	},
	server:  doubleUnderscore,
	request: silent,
	says:    saying{verdict: "decision", deny: "block", because: "reason", exit: true},
}

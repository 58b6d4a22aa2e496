package dialect

// openhands is OpenHands. A hook can deny; its allow leaves OpenHands' own
// confirmation in force. Tools of servers bear no mark of it, so what is no tool
// of its own may be one of any server.
var openhands = agent{
	name: "openhands",
	fields: fields{event: "event_type", session: "session_id", cwd: "working_dir", tool: "tool_name", input: "tool_input",
		prompt: "message", response: "tool_response"},
	events: []eventName{
		{"PreToolUse", PreToolUse}, {"PostToolUse", PostToolUse}, {"UserPromptSubmit", UserPromptSubmit},
		{"SessionStart", SessionStart}, {"SessionEnd", SessionEnd}, {"Stop", Stop},
	},
	tools: []tool{
		{"terminal", runs, [3]string{"command", "", "is_input"}},
		{"execute_bash", runs, [3]string{"command", "", "is_input"}},
		{"file_editor", commanded, [3]string{}},
		{"str_replace_editor", commanded, [3]string{}},
		{"apply_patch", patches, [3]string{"patch"}},
		{"grep", searches, [3]string{"pattern", "path", "include"}},
		{"glob", finds, [3]string{"pattern", "path"}},
		{"think", coordinates, [3]string{}},
		{"finish", coordinates, [3]string{}},
	},
	server: func(name string) (string, bool) { return serverTool("", name), name != "" },
	hides:  true, // its terminal stays in the folder that the last command left it in
	says:   saying{verdict: "decision", allow: "allow", deny: "deny", because: "reason", exit: true},
}

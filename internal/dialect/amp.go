package dialect

// amp is Amp, asked by a plug-in of ours: it sends what Amp's tool.call event
// holds, and does what is answered. Amp has no questions of its own; ours is put
// by the plug-in where the thread is the one that the person looks at.
var amp = agent{
	name: "amp",
	fields: fields{event: "event", session: "session", cwd: "cwd", tool: "tool", input: "input", id: "id",
		prompt: "prompt", response: "output"},
	events: []eventName{
		{"tool.call", PreToolUse}, {"tool.result", PostToolUse}, {"agent.start", UserPromptSubmit}, {"session.start", SessionStart},
	},
	tools: []tool{
		{"Bash", runs, [3]string{"command|cmd", "cwd|dir"}},
		{"shell_command", runs, [3]string{"command|cmd", "workdir|cwd|dir"}},
		{"Read", reads, [3]string{"path"}},
		{"create_file", writes, [3]string{"path", "content"}},
		{"edit_file", replaces, [3]string{"path", "old_str", "new_str"}},
		{"apply_patch", patches, [3]string{"patch|input|patchText"}},
		{"Grep", searches, [3]string{"pattern", "path", "glob"}},
		{"glob", finds, [3]string{"filePattern|pattern", "path"}},
		{"read_web_page", fetches, [3]string{"url", "objective"}},
		{"web_search", asksWeb, [3]string{"query|objective"}},
		{"todo_write", coordinates, [3]string{}},
		{"todo_read", coordinates, [3]string{}},
		{"shell_command_status", coordinates, [3]string{}},
	},
	server: doubleUnderscore,
	asking: asked,
	says:   saying{verdict: "decision", allow: "allow", ask: "ask", deny: "deny", because: "reason", question: "reason"},
}

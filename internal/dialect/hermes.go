package dialect

// hermes is Hermes Agent. Its word for a question is "approve"; whether somebody
// is there to be asked no payload says.
var hermes = agent{
	name: "hermes",
	fields: fields{event: "hook_event_name", session: "session_id", cwd: "cwd", tool: "tool_name", input: "tool_input",
		prompt: "extra.user_message"},
	events: []eventName{
		{"pre_tool_call", PreToolUse}, {"post_tool_call", PostToolUse}, {"pre_llm_call", UserPromptSubmit},
		{"on_session_start", SessionStart}, {"on_session_end", SessionEnd}, {"subagent_stop", SubagentStop},
	},
	tools: []tool{
		{"terminal", runs, [3]string{"command", "workdir"}},
		{"read_file", reads, [3]string{"path"}},
		{"write_file", writes, [3]string{"path", "content"}},
		{"patch", patchesOr, [3]string{"path", "old_string", "new_string"}},
		{"search_files", searches, [3]string{"pattern", "path", "file_glob"}},
		{"web_extract", fetchesEach, [3]string{"urls", "url"}},
		{"web_search", asksWeb, [3]string{"query"}},
		{"todo", coordinates, [3]string{}},
		{"clarify", coordinates, [3]string{}},
	},
	server: singleUnderscore,
	hides:  true, // its terminal begins where the last command ended, unless a workdir is named
	asking: attended,
	says: saying{verdict: "action", empty: true, ask: "approve", deny: "block", because: "message", question: "message",
		exit: true},
}

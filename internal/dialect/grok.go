package dialect

// grok is Grok Build. A hook can deny; its allow only means that it has no
// objection. Newer releases send each field under two names.
var grok = agent{
	name: "grok",
	fields: fields{event: "hookEventName", session: "sessionId", cwd: "cwd", roots: "workspaceRoot", mode: "permissionMode",
		transcript: "transcriptPath", tool: "toolName", input: "toolInput", id: "toolUseId", prompt: "prompt",
		source: "source", reason: "reason", response: "toolResponse"},
	events: []eventName{
		{"pre_tool_use", PreToolUse}, {"post_tool_use", PostToolUse}, {"post_tool_use_failure", PostToolUseFailure},
		{"user_prompt_submit", UserPromptSubmit}, {"session_start", SessionStart}, {"session_end", SessionEnd}, {"stop", Stop},
		{"PreToolUse", PreToolUse}, {"PostToolUse", PostToolUse}, {"PostToolUseFailure", PostToolUseFailure}, {"UserPromptSubmit", UserPromptSubmit},
		{"SessionStart", SessionStart}, {"SessionEnd", SessionEnd}, {"Stop", Stop},
		// It loads hooks of Claude Code, which are there for these as well.
		{"subagent_start", SubagentStart}, {"subagent_stop", SubagentStop}, {"permission_denied", OtherEvent}, {"notification", OtherEvent},
	},
	tools: []tool{
		{"run_terminal_command", runs, [3]string{"command", "cwd|working_directory"}},
		{"Shell", runs, [3]string{"command", "cwd|working_directory"}},
		{"read_file", reads, [3]string{"target_file|file_path|path"}},
		{"list_dir", lists, [3]string{"target_directory|path"}},
		{"grep", searches, [3]string{"pattern", "path", "glob"}},
		{"write", writes, [3]string{"file_path|path|target_file", "content|contents"}},
		{"search_replace", replaces, [3]string{"file_path|path|target_file", "old_string", "new_string"}},
		{"web_fetch", fetches, [3]string{"url"}},
		{"web_search", asksWeb, [3]string{"query"}},
		{"todo_write", coordinates, [3]string{}},
	},
	server: doubleUnderscore,
	mode:   claudeModeGiven,
	says:   saying{verdict: "decision", allow: "allow", deny: "deny", because: "reason", exit: true},
}

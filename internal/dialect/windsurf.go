package dialect

// windsurf is Cascade in Windsurf and Devin Desktop. Each event is about one
// tool; a hook can only deny, by its exit status. It runs in the workspace, which
// payloads do not name.
var windsurf = agent{
	name:   "windsurf",
	fields: fields{event: "agent_action_name", session: "trajectory_id", prompt: "tool_info.user_prompt"},
	here:   true,
	events: []eventName{
		{"pre_run_command", PreToolUse}, {"pre_write_code", PreToolUse}, {"pre_read_code", PreToolUse},
		{"pre_mcp_tool_use", PreToolUse}, {"post_run_command", PostToolUse}, {"post_write_code", PostToolUse},
		{"post_read_code", PostToolUse}, {"post_mcp_tool_use", PostToolUse}, {"pre_user_prompt", UserPromptSubmit},
	},
	only: []eventTool{
		{"pre_run_command", "run_command", "tool_info"}, {"post_run_command", "run_command", "tool_info"},
		{"pre_write_code", "write_code", "tool_info"}, {"post_write_code", "write_code", "tool_info"},
		{"pre_read_code", "read_code", "tool_info"}, {"post_read_code", "read_code", "tool_info"},
		{"pre_mcp_tool_use", "mcp_tool_use", "tool_info"}, {"post_mcp_tool_use", "mcp_tool_use", "tool_info"},
	},
	tools: []tool{
		{"run_command", runs, [3]string{"command_line", "cwd"}},
		{"read_code", readsBelow, [3]string{"file_path"}},
		{"write_code", edits, [3]string{"file_path", "edits", "old_string/new_string"}},
		{"mcp_tool_use", serves, [3]string{"mcp_server_name", "mcp_tool_name", "mcp_tool_arguments"}},
	},
	says: saying{exit: true},
}

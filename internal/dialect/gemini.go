package dialect

import "strings"

// gemini is Gemini CLI. A hook can deny; its allow only means that it has no
// objection, and where nobody is there its ask hangs for ever.
var gemini = agent{
	name: "gemini",
	fields: fields{event: "hook_event_name", session: "session_id", cwd: "cwd", transcript: "transcript_path",
		tool: "tool_name", input: "tool_input", prompt: "prompt", source: "source", reason: "reason", response: "tool_response"},
	events: []eventName{
		{"BeforeTool", PreToolUse}, {"AfterTool", PostToolUse}, {"BeforeAgent", UserPromptSubmit},
		{"SessionStart", SessionStart}, {"SessionEnd", SessionEnd}, {"AfterAgent", Stop},
	},
	tools: []tool{
		{"run_shell_command", runs, [3]string{"command", "dir_path"}},
		{"read_file", reads, [3]string{"file_path"}},
		{"list_directory", lists, [3]string{"dir_path"}},
		{"grep_search", searches, [3]string{"pattern", "dir_path"}},
		{"glob", finds, [3]string{"pattern", "dir_path"}},
		{"write_file", writes, [3]string{"file_path", "content"}},
		{"replace", replaces, [3]string{"file_path", "old_string", "new_string"}},
		{"google_web_search", asksWeb, [3]string{"query"}},
	},
	server:  singleUnderscore,
	asking:  attended,
	request: denied,
	says:    saying{verdict: "decision", allow: "allow", ask: "ask", deny: "deny", because: "reason", question: "systemMessage"},
}

// singleUnderscore gives names like mcp_server_tool the form that rules know.
// Where the server's name ends cannot be seen when there are more underscores.
func singleUnderscore(name string) (tool string, ok bool) {
	rest, ok := strings.CutPrefix(name, "mcp_")
	if !ok {
		return "", false
	}
	server, tool, ok := strings.Cut(rest, "_")
	if strings.Contains(tool, "_") || strings.HasPrefix(tool, "_") || !ok {
		return name, rest != ""
	}
	return serverTool(server, tool), server != "" && tool != ""
}

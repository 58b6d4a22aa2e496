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
		{"BeforeModel", OtherEvent}, {"AfterModel", OtherEvent}, {"BeforeToolSelection", OtherEvent}, {"PreCompress", OtherEvent}, {"Notification", OtherEvent},
	},
	tools: []tool{
		{"run_shell_command", runs, [3]string{"command", "dir_path|directory"}},
		{"read_file", reads, [3]string{"file_path|absolute_path"}},
		{"read_many_files", readsEach, [3]string{"include|paths"}},
		{"list_directory", lists, [3]string{"dir_path|path"}},
		{"grep_search", searches, [3]string{"pattern", "dir_path|path", "include_pattern|include"}},
		{"search_file_content", searches, [3]string{"pattern", "dir_path|path", "include_pattern|include"}},
		{"glob", finds, [3]string{"pattern", "dir_path|path"}},
		{"write_file", writes, [3]string{"file_path", "content"}},
		{"replace", replaces, [3]string{"file_path", "old_string", "new_string"}},
		{"google_web_search", asksWeb, [3]string{"query"}},
		{"web_fetch", fetchesIn, [3]string{"prompt", "url"}},
		{"write_todos", coordinates, [3]string{}},
		{"update_topic", coordinates, [3]string{}},
		{"get_internal_docs", coordinates, [3]string{}},
		{"ask_user", coordinates, [3]string{}},
		{"enter_plan_mode", coordinates, [3]string{}},
		{"exit_plan_mode", coordinates, [3]string{}},
	},
	fresh:   []string{"startup", "clear"},
	sigil:   "@",
	seeks:   true,
	server:  singleUnderscore,
	more:    geminiPrompt,
	asking:  attended,
	request: denied,
	says:    saying{verdict: "decision", allow: "allow", ask: "ask", deny: "deny", because: "reason", question: "systemMessage"},
}

// geminiPrompt: the text of files that a prompt names stands behind it.
func geminiPrompt(ev *Event, _ object) {
	if strings.Contains(ev.Prompt, "Content from referenced files") {
		ev.Typed = false
	}
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

package dialect

// vscode is the "Local" agent of Visual Studio Code. Its terminal keeps the
// folder that the last command left it in, and the payload does not name it.
var vscode = agent{
	name: "vscode",
	fields: fields{event: "hook_event_name|hookEventName", session: "session_id|sessionId", subagent: "agent_id", cwd: "cwd",
		transcript: "transcript_path|transcriptPath", tool: "tool_name", input: "tool_input", id: "tool_use_id",
		prompt: "prompt", source: "source", response: "tool_response"},
	events: claudeEvents,
	fresh:  []string{"new"},
	hides:  true,
	quiet:  true,
	tools: []tool{
		{"run_in_terminal", runs, [3]string{"command"}},
		{"read_file", reads, [3]string{"filePath"}},
		{"list_dir", lists, [3]string{"path"}},
		{"grep_search", searches, [3]string{"query", "", "includePattern"}},
		{"semantic_search", searches, [3]string{"query"}},
		{"file_search", finds, [3]string{"query"}},
		{"create_file", writes, [3]string{"filePath", "content"}},
		{"replace_string_in_file", replaces, [3]string{"filePath", "oldString", "newString"}},
		{"multi_replace_string_in_file", edits, [3]string{"filePath", "replacements", "oldString/newString"}},
		{"insert_edit_into_file", inserts, [3]string{"filePath", "code"}},
		{"edit_notebook_file", inserts, [3]string{"filePath", "newCode"}},
		{"apply_patch", patches, [3]string{"input"}},
		{"fetch_webpage", fetchesEach, [3]string{"urls", "url"}},
		{"runSubagent", delegates, [3]string{"prompt"}},
		{"manage_todo_list", coordinates, [3]string{}},
		{"get_terminal_output", coordinates, [3]string{}},
		{"vscode_askQuestions", asksPerson, [3]string{}},
	},
	server:  singleUnderscore,
	asking:  asked,
	request: denied,
	write:   claudeShaped,
}

package dialect

import "strings"

// cursor is Cursor and its command line. Only a denial is sure to be heeded:
// its allow leaves the person's own allowlist in force, and its ask was seen to
// run the call in one build and to refuse it without a word in another. One call
// may come twice, before any tool and before a tool of its kind.
var cursor = agent{
	name: "cursor",
	fields: fields{event: "hook_event_name", session: "conversation_id", cwd: "cwd", roots: "workspace_roots",
		transcript: "transcript_path", tool: "tool_name", input: "tool_input", id: "tool_use_id", prompt: "prompt",
		reason: "reason", response: "tool_output", failure: "error_message"},
	events: []eventName{
		{"preToolUse", PreToolUse}, {"beforeShellExecution", PreToolUse}, {"beforeMCPExecution", PreToolUse},
		{"beforeReadFile", PreToolUse}, {"postToolUse", PostToolUse}, {"postToolUseFailure", PostToolUseFailure},
		{"afterShellExecution", PostToolUse}, {"afterMCPExecution", PostToolUse}, {"afterFileEdit", PostToolUse},
		{"beforeSubmitPrompt", UserPromptSubmit}, {"sessionStart", SessionStart}, {"sessionEnd", SessionEnd},
		{"subagentStart", SubagentStart}, {"subagentStop", SubagentStop}, {"stop", Stop},
		{"afterAgentResponse", OtherEvent}, {"afterAgentThought", OtherEvent}, {"preCompact", OtherEvent},
	},
	only: []eventTool{
		{"beforeShellExecution", "Shell", "command cwd"}, {"afterShellExecution", "Shell", "command cwd"},
		{"beforeReadFile", "Read", "file_path content"}, {"afterFileEdit", "Edit", "file_path edits"},
		{"beforeMCPExecution", "MCP", "mcp_server_name tool_name tool_input"},
		{"afterMCPExecution", "MCP", "mcp_server_name tool_name tool_input"},
	},
	tools: []tool{
		{"Shell", runs, [3]string{"command", "working_directory|cwd"}},
		{"Read", reads, [3]string{"file_path|path|target_file"}},
		{"Write", changes, [3]string{"file_path|path|target_file"}}, // whether its text is the whole file is not told
		{"Edit", edits, [3]string{"file_path|path", "edits", "old_string/new_string"}},
		{"StrReplace", replaces, [3]string{"file_path|path", "old_string", "new_string"}},
		{"Delete", deletes, [3]string{"file_path|path|target_file"}},
		{"Grep", searches, [3]string{"pattern", "path", "glob"}},
		{"Glob", finds, [3]string{"glob_pattern|pattern", "target_directory|path"}},
		{"LS", lists, [3]string{"target_directory|path"}},
		{"WebFetch", fetches, [3]string{"url", "prompt"}},
		{"WebSearch", asksWeb, [3]string{"search_term|query"}},
		{"TodoWrite", coordinates, [3]string{}},
		{"MCP", serves, [3]string{"mcp_server_name", "tool_name", "tool_input"}},
	},
	server: func(name string) (string, bool) { // MCP:tool, without its server
		tool, ok := strings.CutPrefix(name, "MCP:")
		return serverTool("", tool), ok && tool != ""
	},
	says: saying{verdict: "permission", allow: "allow", deny: "deny", because: "user_message agent_message"},
}

package dialect

// antigravity is the Antigravity CLI. A hook can deny and can have the person
// asked; its allow opens nothing, and only an object with a decision is heeded.
// Payloads name no event, so the hook's line does.
var antigravity = agent{
	name: "antigravity",
	fields: fields{session: "conversationId", roots: "workspacePaths", transcript: "transcriptPath",
		tool: "toolCall.name", input: "toolCall.args", failure: "error"},
	events: []eventName{{"PreToolUse", PreToolUse}, {"PostToolUse", PostToolUse}, {"Stop", Stop}},
	tools: []tool{
		{"run_command", runs, [3]string{"CommandLine", "Cwd", "RequestedTerminalID|RunPersistent"}},
		{"view_file", reads, [3]string{"AbsolutePath"}},
		{"list_dir", lists, [3]string{"DirectoryPath"}},
		{"grep_search", searches, [3]string{"Query", "SearchPath"}},
		{"find_by_name", finds, [3]string{"Pattern", "SearchDirectory"}},
		{"write_to_file", writes, [3]string{"TargetFile", "CodeContent"}},
		{"replace_file_content", replaces, [3]string{"TargetFile", "TargetContent", "ReplacementContent"}},
		{"multi_replace_file_content", edits, [3]string{"TargetFile", "ReplacementChunks", "TargetContent/ReplacementContent"}},
		{"read_url_content", fetches, [3]string{"Url"}},
		{"search_web", asksWeb, [3]string{"query"}},
	},
	asking:  attended,
	request: denied,
	says:    saying{verdict: "decision", allow: "allow", ask: "force_ask", deny: "deny", because: "reason", question: "reason"},
}

package dialect

import "strings"

// augment is Auggie and Augment's editor plug-ins. A hook can only deny, by its
// exit status.
var augment = agent{
	name: "augment",
	fields: fields{event: "hook_event_name", session: "conversation_id", roots: "workspace_roots", tool: "tool_name",
		input: "tool_input", prompt: "prompt"},
	events: []eventName{
		{"PreToolUse", PreToolUse}, {"PostToolUse", PostToolUse}, {"PromptSubmit", UserPromptSubmit},
		{"SessionStart", SessionStart}, {"SessionEnd", SessionEnd}, {"Stop", Stop},
	},
	tools: []tool{
		{"launch-process", runs, [3]string{"command", "cwd"}},
		{"view", reads, [3]string{"path"}},
		{"save-file", writes, [3]string{"path", "file_content|content"}},
		{"str-replace-editor", changes, [3]string{"path"}},
		{"web-fetch", fetches, [3]string{"url"}},
		{"web-search", asksWeb, [3]string{"query"}},
		{"read-process", coordinates, [3]string{}},
		{"list-processes", coordinates, [3]string{}},
	},
	server: func(name string) (string, bool) { // mcp:tool, without its server
		tool, ok := strings.CutPrefix(name, "mcp:")
		return serverTool("", tool), ok && tool != ""
	},
	says: saying{exit: true},
}

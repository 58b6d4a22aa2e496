package dialect

import "strings"

// goose is Goose. A hook denies or has nothing against a call; whether anybody is
// asked is Goose's own mode, which no payload names.
var goose = agent{
	name: "goose",
	fields: fields{event: "event", session: "session_id", cwd: "working_dir", tool: "tool_name", input: "tool_input",
		id: "tool_call_id", prompt: "message"},
	events: []eventName{
		{"PreToolUse", PreToolUse}, {"PostToolUse", PostToolUse}, {"PostToolUseFailure", PostToolUseFailure},
		{"UserPromptSubmit", UserPromptSubmit}, {"SessionStart", SessionStart}, {"SessionEnd", SessionEnd}, {"Stop", Stop},
	},
	tools: []tool{
		{"developer__shell", runs, [3]string{"command"}},
		{"developer__write", writes, [3]string{"path", "content"}},
		{"developer__edit", replaces, [3]string{"path", "before", "after"}},
		{"developer__tree", lists, [3]string{"path"}},
		{"developer__text_editor", commanded, [3]string{}},
	},
	server: func(name string) (string, bool) { // extension__tool
		server, tool, ok := strings.Cut(name, "__")
		if strings.Contains(tool, "__") {
			return "mcp_" + name, server != ""
		}
		return serverTool(server, tool), ok && server != "" && tool != ""
	},
	says: saying{verdict: "decision", allow: "allow", deny: "block", because: "reason", exit: true},
}

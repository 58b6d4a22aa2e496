package dialect

import "strings"

// kiro is Kiro: its command line, of which releases name events in two ways, and
// the hooks that its editor shares with it. A hook can only deny. What its
// sub-agents do passes no hook.
var kiro = agent{
	name: "kiro",
	fields: fields{event: "hook_event_name", session: "session_id", cwd: "cwd", tool: "tool_name", input: "tool_input",
		prompt: "prompt", response: "tool_response"},
	events: []eventName{
		{"preToolUse", PreToolUse}, {"postToolUse", PostToolUse}, {"userPromptSubmit", UserPromptSubmit},
		{"agentSpawn", SessionStart}, {"stop", Stop},
		{"PreToolUse", PreToolUse}, {"PostToolUse", PostToolUse}, {"UserPromptSubmit", UserPromptSubmit},
		{"SessionStart", SessionStart}, {"Stop", Stop},
	},
	tools: []tool{
		{"execute_bash", runs, [3]string{"command", "working_dir"}},
		{"shell", runs, [3]string{"command", "working_dir"}},
		{"fs_read", readsList, [3]string{"operations", "path", "image_paths"}},
		{"read", readsList, [3]string{"operations", "path", "image_paths"}},
		{"fs_write", commanded, [3]string{}},
		{"write", commanded, [3]string{}},
		{"str_replace", replaces, [3]string{"path", "old_str|oldStr", "new_str|newStr"}},
		{"grep", searches, [3]string{"pattern", "path", "include"}},
		{"glob", finds, [3]string{"pattern", "path"}},
		{"web_fetch", fetches, [3]string{"url"}},
		{"web_search", asksWeb, [3]string{"query"}},
		{"todo_list", coordinates, [3]string{}},
		{"thinking", coordinates, [3]string{}},
	},
	server: func(name string) (string, bool) { // @server/tool
		server, tool, ok := strings.Cut(strings.TrimPrefix(name, "@"), "/")
		return serverTool(server, tool), ok && name[0] == '@' && server != "" && tool != ""
	},
	says: saying{exit: true},
}

package dialect

import (
	"encoding/json"
	"strings"

	"automode"
)

// crush is Crush. Silence leaves a call to its permissions, but no payload says
// whether those would ask. What its sub-agents do passes no hook.
var crush = agent{
	name:   "crush",
	fields: fields{event: "event", session: "session_id", cwd: "cwd", tool: "tool_name", input: "tool_input"},
	events: []eventName{{"PreToolUse", PreToolUse}},
	tools: []tool{
		{"bash", runs, [3]string{"command", "working_dir"}},
		{"view", reads, [3]string{"file_path"}},
		{"ls", lists, [3]string{"path"}},
		{"grep", searches, [3]string{"pattern", "path", "include"}},
		{"glob", finds, [3]string{"pattern", "path"}},
		{"write", writes, [3]string{"file_path", "content"}},
		{"edit", replaces, [3]string{"file_path", "old_string", "new_string"}},
		{"multiedit", edits, [3]string{"file_path", "edits", "old_string/new_string"}},
		{"fetch", fetches, [3]string{"url"}},
		{"sourcegraph", asksWeb, [3]string{"query"}},
		{"todos", coordinates, [3]string{}},
		{"job_output", coordinates, [3]string{}},
		{"job_kill", coordinates, [3]string{}},
	},
	server: singleUnderscore,
	odd: func(call *automode.Call, input json.RawMessage, r *reader) bool {
		o, _ := members(input)
		path, _ := text(o.get("path"))
		if call.Tool == "ls" && (strings.ContainsAny(path, "$`\\") || strings.HasPrefix(path, "~") && path != "~" && path[1] != '/') {
			r.wrong("the path of %s holds what is expanded as in a shell", call.Tool)
		}
		return false
	},
	says: saying{verdict: "decision", allow: "allow", deny: "deny", because: "reason"},
}

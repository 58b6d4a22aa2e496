package dialect

import (
	"strings"

	"automode"
)

// droid is Factory's Droid. It was seen to run a call that it was told to ask
// about, so a question is put only in the mode in which it asks about
// everything, and where the hook's line says that somebody is there.
var droid = agent{
	name: "droid",
	fields: fields{event: "hook_event_name|hookEventName", session: "session_id|sessionId", subagent: "agent_id", cwd: "cwd",
		mode: "permission_mode|permissionMode", transcript: "transcript_path|transcriptPath", tool: "tool_name", input: "tool_input", id: "tool_use_id",
		prompt: "prompt", source: "source", reason: "reason", response: "tool_response", failure: "error"},
	events: claudeEvents,
	fresh:  []string{"startup", "clear"},
	quiet:  true,
	tools: []tool{
		{"Execute", runs, [3]string{"command"}},
		{"Read", reads, [3]string{"file_path"}},
		{"LS", lists, [3]string{"directory_path|path"}},
		{"Grep", searches, [3]string{"pattern", "path", "glob_pattern|glob"}},
		{"Glob", finds, [3]string{"patterns|pattern", "folder|path"}},
		{"Create", writes, [3]string{"file_path", "content"}},
		{"Edit", replaces, [3]string{"file_path", "old_str|old_string", "new_str|new_string"}},
		{"MultiEdit", edits, [3]string{"file_path", "changes|edits", "old_str|old_string/new_str|new_string"}},
		{"ApplyPatch", patches, [3]string{"input|patch"}},
		{"FetchUrl", fetches, [3]string{"url"}},
		{"WebSearch", asksWeb, [3]string{"query"}},
		{"Task", delegates, [3]string{"prompt"}},
		{"TodoWrite", coordinates, [3]string{}},
		{"ExitSpecMode", asksPerson, [3]string{}},
		{"AskUser", asksPerson, [3]string{}},
	},
	server:  tripleUnderscore,
	mode:    droidMode,
	asking:  attended,
	request: denied,
	write:   claudeShaped,
}

func droidMode(name string) automode.Mode {
	switch name {
	case "off", "default":
		return automode.ModeDefault
	case "spec":
		return automode.ModePlan
	case "auto-low", "auto-medium", "auto-high":
		return automode.ModeBypass
	}
	return automode.ModeDontAsk
}

// tripleUnderscore gives names like server___tool the form that rules know.
func tripleUnderscore(name string) (tool string, ok bool) {
	server, tool, ok := strings.Cut(name, "___")
	return serverTool(server, tool), ok && server != "" && tool != ""
}

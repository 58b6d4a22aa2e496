package dialect

import "automode"

// Agents without hooks of this kind load a plugin of ours (packages/), which
// starts the hook with what the agent told it and stops the call unless the
// answer is the word allow.

// opencode is OpenCode. A plugin can stop a call and cannot have the person
// asked.
var opencode = agent{
	name: "opencode", fields: openCodeFields, events: openCodeEvents, fresh: []string{"new"}, tools: openCodeTools, mode: planOrNot,
	asking: denied, request: denied, says: pluginSays,
}

// kilo is Kilo, which descends from OpenCode and has its tools.
var kilo = agent{
	name: "kilo", fields: openCodeFields, events: openCodeEvents, fresh: []string{"new"}, tools: openCodeTools, mode: planOrNot,
	asking: denied, request: denied, says: pluginSays,
}

var openCodeFields = fields{event: "hook_event_name", session: "input.sessionID", subagent: "input.subagentID", cwd: "cwd", roots: "worktree", mode: "mode",
	tool: "input.tool", input: "output.args", id: "input.callID", prompt: "prompt", typed: "typed", source: "source", failure: "error"}

var openCodeEvents = []eventName{
	{"tool.execute.before", PreToolUse}, {"tool.execute.after", PostToolUse}, {"chat.message", UserPromptSubmit},
	{"session.created", SessionStart}, {"session.deleted", SessionEnd}, {"session.idle", Stop},
	{"event", OtherEvent},
}

var openCodeTools = []tool{
	{"bash", runs, [3]string{"command", "workdir"}},
	{"shell", runs, [3]string{"command", "workdir"}},
	{"read", reads, [3]string{"filePath"}},
	{"list", lists, [3]string{"path"}},
	{"grep", searches, [3]string{"pattern", "path", "include"}},
	{"glob", finds, [3]string{"pattern", "path"}},
	{"write", writes, [3]string{"filePath", "content"}},
	{"edit", replaces, [3]string{"filePath", "oldString", "newString"}},
	{"multiedit", edits, [3]string{"filePath", "edits", "oldString/newString"}},
	{"apply_patch", patches, [3]string{"patchText"}},
	{"patch", patches, [3]string{"patchText"}},
	{"webfetch", fetches, [3]string{"url"}},
	{"websearch", asksWeb, [3]string{"query"}},
	{"codesearch", asksWeb, [3]string{"query"}},
	{"task", delegates, [3]string{"prompt"}},
	{"todowrite", coordinates, [3]string{}},
	{"todoread", coordinates, [3]string{}},
	{"question", coordinates, [3]string{}},
}

// planOrNot maps the kind of agent that a plugin tells.
func planOrNot(name string) automode.Mode {
	if name == "plan" {
		return automode.ModePlan
	}
	return automode.ModeDefault
}

// pi is the pi coding agent, which asks nobody by itself. Our extension puts a
// question to the person where pi has a screen, which it says on the hook's
// line.
var pi = agent{
	name: "pi",
	fields: fields{event: "hook_event_name", session: "session", cwd: "cwd", tool: "event.toolName", input: "event.input", id: "event.toolCallId",
		prompt: "prompt", typed: "typed", source: "source", failure: "error"},
	events: []eventName{
		{"tool_call", PreToolUse}, {"tool_result", PostToolUse}, {"tool_failed", PostToolUseFailure}, {"input", UserPromptSubmit},
		{"session_start", SessionStart}, {"session_shutdown", SessionEnd}, {"agent_end", Stop},
	},
	fresh: []string{"new"},
	sigil: "@",
	tools: []tool{
		{"bash", runs, [3]string{"command"}},
		{"read", reads, [3]string{"path"}},
		{"ls", lists, [3]string{"path"}},
		{"grep", searches, [3]string{"pattern", "path", "glob"}},
		{"find", finds, [3]string{"pattern", "path"}},
		{"write", writes, [3]string{"path", "content"}},
		{"edit", edits, [3]string{"path", "edits", "oldText/newText"}},
	},
	asking: attended, request: denied,
	says: pluginSays,
}

// pluginSays is the one word that our plugins know, and the reason.
var pluginSays = saying{verdict: "decision", allow: "allow", ask: "ask", deny: "deny", because: "reason", question: "reason"}

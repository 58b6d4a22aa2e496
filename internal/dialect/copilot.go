package dialect

import (
	"encoding/json"
	"strings"

	"automode"
)

// copilot is GitHub Copilot CLI. Its payload before a tool names no event, so
// the hook's line does. What comes as a permissionRequest may be one that its
// rules deny: only silence and deny are said there.
var copilot = agent{
	name: "copilot",
	// An event that is set up in Claude Code's spelling comes in Claude Code's names.
	fields: fields{event: "hookName|hook_event_name", session: "sessionId|session_id", cwd: "cwd", tool: "toolName|tool_name", input: "toolArgs|toolInput|tool_input",
		prompt: "prompt", source: "source", reason: "reason", response: "toolResult|tool_result", failure: "error"},
	events: []eventName{
		{"preToolUse", PreToolUse}, {"permissionRequest", PermissionRequest}, {"postToolUse", PostToolUse},
		{"postToolUseFailure", PostToolUseFailure}, {"userPromptSubmitted", UserPromptSubmit}, {"sessionStart", SessionStart},
		{"sessionEnd", SessionEnd}, {"subagentStart", SubagentStart}, {"subagentStop", SubagentStop}, {"agentStop", Stop},
		{"PreToolUse", PreToolUse}, {"PermissionRequest", PermissionRequest}, {"PostToolUse", PostToolUse},
		{"PostToolUseFailure", PostToolUseFailure}, {"UserPromptSubmit", UserPromptSubmit}, {"SessionStart", SessionStart},
		{"SessionEnd", SessionEnd}, {"SubagentStop", SubagentStop}, {"Stop", Stop},
		{"preCompact", OtherEvent}, {"PreCompact", OtherEvent}, {"notification", OtherEvent}, {"Notification", OtherEvent}, {"errorOccurred", OtherEvent}, {"ErrorOccurred", OtherEvent},
	},
	fresh: []string{"new", "startup"},
	quiet: true,
	tools: []tool{
		{"bash", runs, [3]string{"command", "", "sessionId|shellId"}},
		{"powershell", runsPowerShell, [3]string{"command", "", "sessionId|shellId"}},
		{"view", reads, [3]string{"path"}},
		{"grep", searches, [3]string{"pattern", "path", "glob"}},
		{"rg", searches, [3]string{"pattern", "path", "glob"}},
		{"glob", finds, [3]string{"pattern", "path"}},
		{"create", writes, [3]string{"path", "file_text"}},
		{"edit", replaces, [3]string{"path", "old_str", "new_str"}},
		{"apply_patch", patches, [3]string{"patch|input"}},
		{"web_fetch", fetches, [3]string{"url"}},
		{"web_search", asksWeb, [3]string{"query"}},
		{"task", delegates, [3]string{"prompt"}},
		{"Bash", runs, [3]string{"command", "", "sessionId|shellId"}},
		{"Read", reads, [3]string{"path|file_path"}},
		{"Grep", searches, [3]string{"pattern", "path", "glob"}},
		{"Glob", finds, [3]string{"pattern", "path"}},
		{"Write", writes, [3]string{"path|file_path", "file_text|content"}},
		{"Edit", replaces, [3]string{"path|file_path", "old_str|old_string", "new_str|new_string"}},
		{"WebFetch", fetches, [3]string{"url"}},
		{"WebSearch", asksWeb, [3]string{"query"}},
		{"Agent", delegates, [3]string{"prompt"}},
		{"report_intent", coordinates, [3]string{}},
		{"update_todo", coordinates, [3]string{}},
		{"read_bash", coordinates, [3]string{}},
		{"stop_bash", coordinates, [3]string{}},
		{"list_bash", coordinates, [3]string{}},
		{"ask_user", asksPerson, [3]string{}},
		{"exit_plan_mode", asksPerson, [3]string{}},
	},
	odd:     copilotOdd,
	asking:  asked,
	request: silent,
	write: func(ev *Event, v automode.Verdict, reason string) Output {
		switch {
		case ev.Kind == PermissionRequest && v == automode.Allow:
			return Output{}
		case ev.Kind == PermissionRequest:
			return printed(copilotRequest{"deny", reason})
		}
		return printed(copilotAnswer{v.String(), reason})
	},
}

type copilotRequest struct {
	Behavior string `json:"behavior"`
	Message  string `json:"message"`
}

type copilotAnswer struct {
	Decision string `json:"permissionDecision"`
	Reason   string `json:"permissionDecisionReason,omitempty"`
}

// copilotOdd reads the edit tool of many commands, and an edit that comes as a
// diff when it is asked about.
func copilotOdd(call *automode.Call, input json.RawMessage, r *reader) bool {
	o, ok := members(input)
	if !ok {
		return false
	}
	in := reader{of: "the input of " + call.Tool, object: o, flaw: r.flaw}
	var row tool
	switch diff := in.textAt("diff"); {
	case call.Tool == "edit" && diff != "":
		if in.at("path") != nil || in.at("old_str") != nil || in.at("new_str") != nil {
			in.wrong("%s holds a diff of one file and an edit of another", in.of)
		}
		call.Kind, call.Path = automode.EditTool, in.pathAt("file_path")
		call.Edits = []automode.Edit{{Path: call.Path, New: addedLines(diff)}}
		called(call, "Edit")
		r.flaw = in.flaw
		return true
	case call.Tool != "str_replace_editor":
		return false
	}
	switch in.textAt("command") {
	case "view":
		row = tool{"", reads, [3]string{"path"}}
	case "create":
		row = tool{"", writes, [3]string{"path", "file_text"}}
	case "str_replace":
		row = tool{"", replaces, [3]string{"path", "old_str", "new_str"}}
	case "insert":
		row = tool{"", inserts, [3]string{"path", "new_str|insert_text"}}
	default:
		return false
	}
	row.read(call, &in)
	r.flaw = in.flaw
	return true
}

// addedLines are the lines that a diff puts into a file.
func addedLines(diff string) string {
	var b strings.Builder
	for line := range strings.Lines(diff) {
		if strings.HasPrefix(line, "+") && !strings.HasPrefix(line, "+++ ") {
			b.WriteString(line[1:])
		}
	}
	return b.String()
}

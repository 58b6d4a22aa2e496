package dialect

import (
	"encoding/json"
	"strings"

	"automode"
)

// cline is Cline. A hook in its folder can only end the whole run; our plugin,
// whose event is beforeTool, skips the one call.
var cline = agent{
	name: "cline",
	fields: fields{event: "hookName", session: "taskId", subagent: "parent_agent_id", roots: "workspaceRoots",
		tool: "tool_call.name|tool_result.name|preToolUse.toolName|postToolUse.toolName",
		// The parameters beside a call are its input once more, written as texts.
		input:  "tool_call.input|tool_result.input|preToolUse.parameters|postToolUse.parameters",
		id:     "tool_call.id|tool_result.id",
		prompt: "userPromptSubmit.prompt", typed: "typed", source: "source", failure: "tool_result.error"},
	events: []eventName{
		{"tool_call", PreToolUse}, {"beforeTool", PreToolUse}, {"PreToolUse", PreToolUse},
		{"tool_result", PostToolUse}, {"PostToolUse", PostToolUse}, {"prompt_submit", UserPromptSubmit}, {"UserPromptSubmit", UserPromptSubmit},
		{"agent_start", SessionStart}, {"TaskStart", SessionStart}, {"session_shutdown", SessionEnd}, {"agent_end", Stop},
		{"agent_resume", OtherEvent}, {"agent_abort", OtherEvent}, {"agent_error", OtherEvent}, {"TaskResume", OtherEvent}, {"TaskCancel", OtherEvent},
		{"TaskComplete", OtherEvent}, {"pre_compact", OtherEvent}, {"PreCompact", OtherEvent},
	},
	fresh: []string{"new"},
	sigil: "@",
	tools: []tool{
		{"editor", replaces, [3]string{"path", "old_text", "new_text"}},
		{"apply_patch", patches, [3]string{"input"}},
		{"fetch_web_content", fetchesEach, [3]string{"requests", "url"}},
		{"spawn_agent", delegates, [3]string{"task"}},
		{"ask_question", coordinates, [3]string{}},
		{"submit_and_exit", coordinates, [3]string{}},
		// As the editor's extension had them.
		{"execute_command", runs, [3]string{"command"}},
		{"read_file", reads, [3]string{"path"}},
		{"list_files", lists, [3]string{"path"}},
		{"search_files", searches, [3]string{"regex", "path", "file_pattern"}},
		{"write_to_file", writes, [3]string{"path", "content"}},
		{"replace_in_file", inserts, [3]string{"path", "diff"}},
		{"web_fetch", fetches, [3]string{"url"}},
		{"ask_followup_question", coordinates, [3]string{}},
		{"attempt_completion", coordinates, [3]string{}},
		{"plan_mode_respond", coordinates, [3]string{}},
	},
	server: doubleUnderscore,
	odd:    clineOdd,
	asking: denied, request: denied,
	write: func(ev *Event, v automode.Verdict, reason string) Output {
		if ev.Name == "beforeTool" {
			return pluginSays.write(ev, v, reason)
		}
		if v == automode.Allow {
			return printed(clineAnswer{})
		}
		return printed(clineAnswer{Cancel: true, Message: reason})
	},
}

type clineAnswer struct {
	Cancel  bool   `json:"cancel"`
	Message string `json:"errorMessage,omitempty"`
}

// clineOdd reads the tools that take their input in many shapes.
func clineOdd(call *automode.Call, input json.RawMessage, r *reader) bool {
	in := reader{of: "the input of " + call.Tool, flaw: r.flaw, sigil: "@"}
	in.object, _ = members(input)
	switch call.Tool {
	case "attempt_completion":
		if in.at("command") == nil {
			return false
		}
		(&tool{"", runs, [3]string{"command"}}).read(call, &in) // to show what was done
	case "execute_command":
		if s, _ := text(in.object.get("command")); unescapes(s) {
			r.wrong("%s holds what stands for a letter in HTML, which is put in its place for some models", in.of)
		}
		return false
	case "run_commands":
		clineCommands(call, input, &in)
	case "read_files":
		clineFiles(call, input, &in)
	case "search_codebase":
		if in.object == nil {
			in.object = object{{"queries", input}}
		}
		call.Kind, call.Path, call.Pattern = automode.SearchTool, call.Cwd, strings.Join(in.listAt("queries"), "|")
		called(call, "Grep")
	case "use_mcp_tool":
		called(call, serverTool(in.needs("server_name"), in.needs("tool_name")))
		call.Kind = automode.MCPTool
	case "editor":
		if in.at("insert_line") == nil {
			return false
		}
		(&tool{"", inserts, [3]string{"path", "new_text"}}).read(call, &in)
	default:
		return false
	}
	r.flaw = in.flaw
	return true
}

// clineCommands reads commands: a text for the shell or a program with its
// arguments, one or a list, bare or under one of three names. Each runs in a
// shell of its own, so several are written as one command that starts each in
// a subshell. What Cline may take apart or put together before it runs it is
// not relied on.
func clineCommands(call *automode.Call, input json.RawMessage, in *reader) {
	call.Kind = automode.ShellTool
	defer called(call, "Bash")
	items := []json.RawMessage{input}
	if in.object != nil && in.at("args") == nil {
		v := in.at("commands")
		if other := in.at("command|cmd"); v == nil {
			v = other
		} else if other != nil {
			in.wrong("%s holds commands under two names", in.of)
		}
		items = []json.RawMessage{v}
	}
	if list, ok := elements(items[0]); ok {
		items = list
	}
	if len(items) == 0 {
		in.wrong("%s holds no command", in.of)
	}
	for i, item := range items {
		line, shell := text(item)
		if !shell {
			line = clineProgram(item, in)
		} else if _, list := elements([]byte(line)); list && json.Valid([]byte(line)) {
			in.wrong("%s holds a list written as a text", in.of)
		}
		if line == "" || strings.IndexByte(line, 0) >= 0 {
			in.wrong("%s holds a command that is none", in.of)
		}
		if len(items) > 1 && strings.Contains(line, "<<") {
			in.wrong("%s holds several commands and a here document, which may be put together", in.of)
		}
		switch {
		case len(items) == 1:
			call.Command = line
		case i > 0:
			call.Command += "\n"
			fallthrough
		default:
			call.Command += "(eval " + quoted(line) + ")"
		}
	}
}

// clineProgram is a program with its arguments as a shell would be given it.
func clineProgram(item json.RawMessage, in *reader) string {
	o, ok := members(item)
	one := reader{of: in.of, object: o}
	line := one.needs("command")
	args, isList := elements(one.at("args"))
	if !ok || one.flaw != "" || one.at("args") != nil && !isList {
		in.wrong("%s holds a command that is none", in.of)
		return ""
	}
	if !isList {
		return line // a text for the shell
	}
	line = quoted(line)
	for _, arg := range args {
		word, ok := text(arg)
		if !ok {
			in.wrong("%s holds a command that is none", in.of)
		}
		line += " " + quoted(word)
	}
	return line
}

// quoted is a text as one word of a shell.
func quoted(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// clineFiles reads the files of a reading.
func clineFiles(call *automode.Call, input json.RawMessage, in *reader) {
	call.Kind = automode.ReadTool
	defer called(call, "Read")
	if in.object == nil {
		in.object = object{{"files", input}}
	}
	var named []automode.Target
	for _, one := range in.each("files|file_paths|paths|path|file_path|filePath") {
		path := in.plain("path", one.object.text("path"))
		if path == "" {
			in.wrong("%s names no file", in.of)
		}
		if strings.HasPrefix(path, "[") || strings.HasPrefix(path, "{") {
			in.wrong("%s holds a list written as a text", in.of) // which Cline may read as one
		}
		named = append(named, automode.Target{Path: path})
	}
	in.name(call, named)
}

// unescapes reports whether a text holds what Cline takes for an escape of HTML.
func unescapes(s string) bool {
	for _, name := range [...]string{"&gt;", "&lt;", "&quot;", "&amp;", "&apos;"} {
		if strings.Contains(s, name) {
			return true
		}
	}
	return false
}

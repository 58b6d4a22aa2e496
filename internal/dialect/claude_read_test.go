package dialect

import (
	"fmt"
	"strings"
	"testing"

	"automode"
)

// claudeReads reads a payload of Claude Code with these members beside tool and input.
func claudeReads(t *testing.T, tool, input, more string) Event {
	t.Helper()
	ev, err := ReadClaude([]byte(fmt.Sprintf(`{"hook_event_name":"PreToolUse","session_id":"s","cwd":"/p","tool_name":%q,"tool_input":%s%s}`, tool, input, more)))
	if err != nil {
		t.Fatal(err)
	}
	return ev
}

// What each of Claude Code's tools is read as.
func TestClaudeTools(t *testing.T) {
	for _, tt := range []struct{ tool, input, want string }{
		{"Bash", `{"command":"ls","description":"x","run_in_background":true}`, "shell Bash ls"},
		{"Bash", `{"command":"ls","_simulated":"x"}`, "malformed"},
		{"Bash", `{"command":""}`, "malformed"},
		{"Bash", `{"command":["ls"]}`, "malformed"},
		{"PowerShell", `{"command":"ls"}`, "shell PowerShell ls powershell"},
		{"Monitor", `{"command":"tail -f x"}`, "shell Monitor tail -f x"},
		{"Monitor", `{"ws":{"url":"wss://h"}}`, "fetch Monitor wss://h"},
		{"Monitor", `{"ws":{}}`, "malformed"},
		{"Monitor", `{"ws":{"url":1}}`, "malformed"},
		{"Monitor", `{"ws":"wss://h"}`, "malformed"},
		{"Monitor", `{"ws":{"url":"wss://h"},"command":"ls"}`, "malformed"},
		{"LSP", `{"operation":"hover","filePath":"a.go"}`, "read LSP a.go"},
		{"LSP", `{"file_path":"a.go"}`, "read LSP a.go"},
		{"LSP", `{"operation":"rename","filePath":"a.go"}`, "other LSP a.go"},
		{"LSP", `{"filePath":"a.go","file_path":"b.go"}`, "malformed"},
		{"Glob", `{"pattern":"*.go"}`, "search Glob /p *.go"},
		{"Glob", `{"pattern":"/etc/*.conf","path":"src"}`, "search Glob /etc *.conf"},
		{"Glob", `{"pattern":"../x/*","path":"src/"}`, "search Glob src/../x *"},
		{"Glob", `{"pattern":"/*"}`, "search Glob / *"},
		{"Glob", `{"pattern":"a/*/../../b"}`, "malformed"},
		{"Glob", `{"pattern":"{a,..}/b"}`, "malformed"},
		{"Glob", `{"pattern":"@(a|..)/b"}`, "malformed"},
		{"Glob", `{"pattern":"{/etc,a}/b"}`, "malformed"},
		{"Glob", `{"pattern":"{a,/etc}/b"}`, "malformed"},
		{"Glob", `{"pattern":"*\\./\\./b"}`, "malformed"},
		{"Grep", `{"pattern":"x","path":"a"}`, "search Grep a x"},
		{"Grep", `{"pattern":"x"}`, "search Grep /p x"},
		{"Read", `{"file_path":"a b"}`, "read Read a b"},
		{"Read", `{"file_path":"a "}`, "malformed"},
		{"Read", `{"file_path":"\ufeffa"}`, "malformed"},
		{"Read", `{"file_path":"\u00a0a"}`, "malformed"},
		{"Read", `{"file_path":"a\nb"}`, "malformed"},
		{"Read", `{"file_path":"a\rb"}`, "malformed"},
		{"Read", `{"file_path":"file:a"}`, "malformed"},
		{"Read", `{"file_path":"FILE:a"}`, "malformed"},
		{"Read", `{"file_path":"vscode-remote+x.1://a"}`, "malformed"},
		{"Read", `{"file_path":"zz://a"}`, "malformed"},
		{"Read", `{"file_path":"c:/a"}`, "read Read c:/a"},
		{"Read", `{"file_path":"a1:b"}`, "read Read a1:b"},
		{"Read", `{"file_path":"1a:/b"}`, "read Read 1a:/b"},
		{"Read", `{"file_path":"a_b:/c"}`, "read Read a_b:/c"},
		{"Edit", `{"file_path":"a","old_string":"x","new_string":"y"}`, `edit Edit a [a "x"->"y"]`},
		{"Edit", `{"file_path":"a","old_string":"","new_string":"y"}`, `edit Edit a [a ""->"y" whole]`},
		{"Edit", `{"file_path":"a","old_string":"x"}`, "malformed"},
		{"Edit", `{"file_path":"a","path":"b","old_string":"x","new_string":"y"}`, "malformed"},
		{"Write", `{"file_path":"a","content":""}`, `edit Write a [a ""->"" whole]`},
		{"Write", `{"file_path":"a","filePath":"b","content":""}`, "malformed"},
		{"MultiEdit", `{"file_path":"a","edits":[{"old_string":"x","new_string":"y"},{"old_string":"v","new_string":"w"}]}`, `edit MultiEdit a [a "x"->"y"] [a "v"->"w"]`},
		{"MultiEdit", `{"file_path":"a","edits":[{"old_string":"x","new_string":"y"},{"old_string":"v"}]}`, "malformed"},
		{"MultiEdit", `{"file_path":"a","edits":[{"old_string":"x"},{"old_string":"v","new_string":"w"}]}`, "malformed"},
		{"MultiEdit", `{"file_path":"a","edits":[]}`, "malformed"},
		{"MultiEdit", `{"file_path":"a","edits":[1]}`, "malformed"},
		{"MultiEdit", `{"file_path":"a"}`, "malformed"},
		{"NotebookEdit", `{"notebook_path":"a","new_source":"x"}`, `edit NotebookEdit a [a ""->"x"]`},
		{"NotebookEdit", `{"notebook_path":"a","edit_mode":"delete"}`, `edit NotebookEdit a [a ""->""]`},
		{"NotebookEdit", `{"notebook_path":"a","edit_mode":"insert"}`, "malformed"},
		{"NotebookEdit", `{"notebook_path":"a","edit_mode":"run","new_source":"x"}`, "malformed"},
		{"WebFetch", `{"url":"https://h","prompt":"sum"}`, "fetch WebFetch https://h sum"},
		{"WebSearch", `{"query":"go maps"}`, "fetch WebSearch go maps"},
		{"Agent", `{"prompt":"go"}`, "subagent Agent go"},
		{"Task", `{"prompt":"go","isolation":"worktree","mode":"plan"}`, "subagent Task go"},
		{"Task", `{"prompt":"go","mode":"default"}`, "subagent Task go"},
		{"Task", `{"prompt":"go","mode":"bypassPermissions"}`, "other Task go"},
		{"Task", `{"prompt":"go","permission_mode":"plan"}`, "other Task go"},
		{"Task", `{"prompt":"go","permissionMode":"plan"}`, "other Task go"},
		{"Task", `{"prompt":"go","isolation":"remote"}`, "other Task go"},
		{"SendMessage", `{"to":"worker","message":"go"}`, "subagent SendMessage go"},
		{"SendMessage", `{"to":"uds:/s","message":"go"}`, "other SendMessage go"},
		{"TodoWrite", `{"todos":[]}`, "coordinate TodoWrite"},
		{"Todowrite", `{}`, "other Todowrite"},
		{"mcp__a__b", `{}`, "mcp mcp__a__b"},
		{"CronCreate", `{}`, "other CronCreate"},
	} {
		if got := gist(claudeReads(t, tt.tool, tt.input, "").Call); got != tt.want {
			t.Errorf("%s %s: %s, want %s", tt.tool, tt.input, got, tt.want)
		}
	}
}

// The permission mode, the folder and the session as they are given.
func TestClaudeEnvelope(t *testing.T) {
	for given, want := range map[string]automode.Mode{
		``: automode.ModeDefault, `,"permission_mode":"default"`: automode.ModeDefault, `,"permission_mode":"manual"`: automode.ModeDefault, `,"permission_mode":"plan"`: automode.ModePlan,
		`,"permission_mode":"acceptEdits"`: automode.ModeAcceptEdits, `,"permission_mode":"auto"`: automode.ModeAuto, `,"permission_mode":"bypassPermissions"`: automode.ModeBypass,
		`,"permission_mode":"dontAsk"`: automode.ModeDontAsk, `,"permission_mode":"Default"`: automode.ModeDontAsk, `,"permission_mode":""`: automode.ModeDontAsk,
		`,"permission_mode":null`: automode.ModeDefault,
	} {
		if ev := claudeReads(t, "Bash", `{"command":"ls"}`, given); ev.Call.Mode != want {
			t.Errorf("%s: %s, want %s", given, ev.Call.Mode, want)
		}
	}
	for path, want := range map[string]bool{"/a": true, "": false, "a": false, "~/a": false, `\\h\s`: true, `\a`: false, `c:\a`: true, "c:/a": true, "c:": false, "c:a": false, "ab/c": false, `c:\`: true} {
		if absolute(path) != want {
			t.Errorf("absolute %q: %t", path, !want)
		}
	}
	for id, want := range map[string]bool{"": true, "azAZ09-_": true, "a.b": true, ".a": false, "..": false, "a/b": false, "a b": false, "a`": false, "a{": false, "a@": false, "a[": false,
		"a:": false, "é": false, strings.Repeat("a", 128): true, strings.Repeat("a", 129): false} {
		if plainName(id) != want {
			t.Errorf("the session's id %q: %t", id, !want)
		}
	}
	for prompt, want := range map[string]bool{"tidy up": true, "": true, "<": true, "<a>": false, "<zz>": false, "<A>": true, "<`": true, "<{": true, " <task>x": false, "[Request interrupted by user]": false, "[x]": true} {
		if claudeTyped(prompt) != want {
			t.Errorf("%q is typed: %t", prompt, !want)
		}
	}
	for name, want := range map[string]EventKind{"PreToolUse": PreToolUse, "PermissionRequest": PermissionRequest, "PermissionDenied": PermissionDenied, "PostToolUse": PostToolUse,
		"PostToolUseFailure": PostToolUseFailure, "UserPromptSubmit": UserPromptSubmit, "SessionStart": SessionStart, "SessionEnd": SessionEnd, "SubagentStart": SubagentStart,
		"SubagentStop": SubagentStop, "Stop": Stop, "Notification": OtherEvent, "PreCompact": OtherEvent, "preToolUse": UnknownEvent, "PreToolUse2": UnknownEvent} {
		if got := claudeEvent(name); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

// What a tool's answer tells: a file that is new, and what the person chose.
func TestClaudeResponses(t *testing.T) {
	for _, tt := range []struct {
		tool, response string
		created        bool
		answers        string
	}{
		{"Write", `{"type":"create"}`, true, ""},
		{"Write", `{"type":"update"}`, false, ""},
		{"Write", `{"type":"create","type":"update"}`, false, ""},
		{"Write", `"create"`, false, ""},
		{"Edit", `{"type":"create"}`, false, ""},
		{"AskUserQuestion", `{"answers":{"Which?":"This","Why?":"","How?":1}}`, false, "Which? This"},
		{"AskUserQuestion", `{"answers":["This"]}`, false, ""},
		{"AskUserQuestion", `{}`, false, ""},
	} {
		input := map[string]string{"Write": `{"file_path":"/p/a","content":""}`, "Edit": `{"file_path":"/p/a","old_string":"x","new_string":"y"}`, "AskUserQuestion": `{}`}[tt.tool]
		for _, event := range []string{"PostToolUse", "PostToolUseFailure"} {
			ev, err := ReadClaude([]byte(fmt.Sprintf(`{"hook_event_name":%q,"session_id":"s","cwd":"/p","tool_name":%q,"tool_input":%s,"tool_response":%s}`, event, tt.tool, input, tt.response)))
			if err != nil {
				t.Fatal(err)
			}
			done := event == "PostToolUse"
			if ev.Created != (tt.created && done) || done && strings.Join(ev.Answers, "|") != tt.answers || !done && len(ev.Answers) > 0 {
				t.Errorf("%s %s of %s: created %t, answers %q", event, tt.response, tt.tool, ev.Created, ev.Answers)
			}
		}
	}
	// A call that cannot be relied on has done nothing that counts.
	ev, err := ReadClaude([]byte(`{"hook_event_name":"PostToolUse","session_id":"s","cwd":"/p","tool_name":"Write","tool_input":{"file_path":"/p/a","content":"","path":"/q"},"tool_response":{"type":"create"}}`))
	if err != nil || ev.Created || ev.Call.Malformed == "" {
		t.Errorf("%+v, %v", ev, err)
	}
}

package dialect

import (
	"strings"
	"testing"

	"automode"
)

// documented are payloads typed by hand from the agents' documentation: none of
// these programs was run. read is what becomes of the call: its tool in our
// words, the agent's own name of it, and what its kind names. {} in an answer
// stands for the reason; a denial by exit status is "exit 2", before what is
// printed.
var documented = []struct {
	agent, payload   string
	kind             EventKind
	read             string
	allow, ask, deny string
}{
	{"cursor", `{"conversation_id":"c1","generation_id":"g1","model":"m","hook_event_name":"preToolUse","cursor_version":"3.9.16","workspace_roots":["/w"],"user_email":null,"transcript_path":null,"tool_name":"Shell","tool_input":{"command":"ls -l","working_directory":"/w/sub"},"tool_use_id":"t1","cwd":"/w"}`,
		PreToolUse, "Bash Shell ls -l in /w/sub", `{"permission":"allow"}`, cursorDeny, cursorDeny},
	{"cursor", "\ufeff" + `{"conversation_id":"c1","hook_event_name":"beforeShellExecution","cursor_version":"3.9.16","workspace_roots":["/w"],"command":"git status","cwd":"","sandbox":false}`,
		PreToolUse, "Bash Shell git status in /w", `{"permission":"allow"}`, cursorDeny, cursorDeny},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"beforeReadFile","cursor_version":"3.9.16","workspace_roots":["/w"],"file_path":"/w/a","content":"x","attachments":[]}`,
		PreToolUse, "Read /w/a", `{"permission":"allow"}`, cursorDeny, cursorDeny},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"beforeMCPExecution","cursor_version":"3.21","workspace_roots":["/w"],"mcp_server_name":"db","tool_name":"query","tool_input":"{\"sql\":\"select 1\"}","command":"db-server"}`,
		PreToolUse, "mcp__db__query MCP", `{"permission":"allow"}`, cursorDeny, cursorDeny},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"beforeMCPExecution","cursor_version":"3.9","workspace_roots":["/w"],"tool_name":"query","tool_input":"{}","url":"https://db.example"}`,
		PreToolUse, "mcp__*__query MCP", `{"permission":"allow"}`, cursorDeny, cursorDeny},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"preToolUse","cursor_version":"3.9","workspace_roots":["/w"],"cwd":"/w","tool_name":"MCP:query","tool_input":{}}`,
		PreToolUse, "mcp__*__query MCP:query", `{"permission":"allow"}`, cursorDeny, cursorDeny},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"preToolUse","cursor_version":"3.9","workspace_roots":["/w"],"cwd":"/w","tool_name":"Write","tool_input":{"file_path":"/w/a","content":"x"}}`,
		PreToolUse, "Edit Write /w/a", `{"permission":"allow"}`, cursorDeny, cursorDeny},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"preToolUse","cursor_version":"3.9","workspace_roots":["/w"],"cwd":"/w","tool_name":"Delete","tool_input":{"path":"/w/a"}}`,
		PreToolUse, "Edit Delete /w/a gone", `{"permission":"allow"}`, cursorDeny, cursorDeny},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"afterFileEdit","cursor_version":"3.9","workspace_roots":["/w"],"file_path":"/w/a","edits":[{"old_string":"a","new_string":"b"}]}`,
		PostToolUse, "Edit /w/a", "", "", ""},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"afterShellExecution","cursor_version":"3.9","workspace_roots":["/w"],"command":"make","output":"","duration":3}`,
		PostToolUse, "Bash Shell make in /w", "", "", ""},
	{"cursor", `{"conversation_id":"c1","hook_event_name":"beforeSubmitPrompt","cursor_version":"3.9","workspace_roots":["/w"],"prompt":"do it","attachments":[]}`,
		UserPromptSubmit, "", "", "", ""},

	{"crush", `{"event":"PreToolUse","session_id":"313909e","cwd":"/w","tool_name":"bash","tool_input":{"command":"ls","working_dir":"sub","description":"d"}}`,
		PreToolUse, "Bash bash ls in /w/sub", `{"decision":"allow"}`, plainDeny, plainDeny},
	{"crush", `{"event":"PreToolUse","session_id":"313909e","cwd":"/w","tool_name":"multiedit","tool_input":{"file_path":"/w/a","edits":[{"old_string":"a","new_string":"b"}]}}`,
		PreToolUse, "Edit multiedit /w/a", `{"decision":"allow"}`, plainDeny, plainDeny},
	{"crush", `{"event":"PreToolUse","session_id":"313909e","cwd":"/w","tool_name":"mcp_github_create_pull_request","tool_input":{}}`,
		PreToolUse, "mcp_github_create_pull_request", `{"decision":"allow"}`, plainDeny, plainDeny},
	{"crush", `{"event":"PreToolUse","session_id":"313909e","cwd":"/w","tool_name":"agent","tool_input":{"prompt":"p"}}`,
		PreToolUse, "agent", `{"decision":"allow"}`, plainDeny, plainDeny},

	{"goose", `{"event":"PreToolUse","session_id":"abc-123","matcher_context":"developer__shell","tool_name":"developer__shell","tool_input":{"command":"rg TODO"},"working_dir":"/w","tool_call_id":"t"}`,
		PreToolUse, "Bash developer__shell rg TODO in /w", `{"decision":"allow"}`, blocked, blocked},
	{"goose", `{"event":"PreToolUse","session_id":"abc-123","tool_name":"memory__remember_memory","tool_input":{},"working_dir":"/w"}`,
		PreToolUse, "mcp__memory__remember_memory memory__remember_memory", `{"decision":"allow"}`, blocked, blocked},
	{"goose", `{"event":"UserPromptSubmit","session_id":"abc-123","matcher_context":"m","message":"summarize"}`,
		UserPromptSubmit, "", "", "", ""},
	{"goose", `{"event":"BeforeShellExecution","session_id":"abc-123","tool_name":"developer__shell","tool_input":{"command":"ls"},"working_dir":"/w"}`,
		UnknownEvent, "Bash developer__shell ls in /w", blocked, blocked, blocked},

	{"kiro", `{"hook_event_name":"preToolUse","cwd":"/w","tool_name":"execute_bash","tool_input":{"command":"ls"}}`,
		PreToolUse, "Bash execute_bash ls in /w", "", "exit 2", "exit 2"},
	{"kiro", `{"hook_event_name":"PreToolUse","session_id":"s","cwd":"/w","tool_name":"read","tool_input":{"operations":[{"mode":"Line","path":"a"}]}}`,
		PreToolUse, "Read read a", "", "exit 2", "exit 2"},
	{"kiro", `{"hook_event_name":"preToolUse","cwd":"/w","tool_name":"fs_write","tool_input":{"command":"create","path":"/w/a","file_text":"x"}}`,
		PreToolUse, "Write fs_write /w/a whole", "", "exit 2", "exit 2"},
	{"kiro", `{"hook_event_name":"preToolUse","cwd":"/w","tool_name":"@git/git_log","tool_input":{}}`,
		PreToolUse, "mcp__git__git_log @git/git_log", "", "exit 2", "exit 2"},

	{"windsurf", `{"agent_action_name":"pre_run_command","trajectory_id":"t1","execution_id":"e","timestamp":"2026-01-01T00:00:00Z","model_name":"m","tool_info":{"command_line":"npm test","cwd":"/w"}}`,
		PreToolUse, "Bash run_command npm test in /w", "", "exit 2", "exit 2"},
	{"windsurf", `{"agent_action_name":"pre_write_code","trajectory_id":"t1","tool_info":{"file_path":"/w/a","edits":[{"old_string":"a","new_string":"b"}]}}`,
		PreToolUse, "Edit write_code /w/a", "", "exit 2", "exit 2"},
	{"windsurf", `{"agent_action_name":"pre_read_code","trajectory_id":"t1","tool_info":{"file_path":"/w"}}`,
		PreToolUse, "Read read_code /w", "", "exit 2", "exit 2"},
	{"windsurf", `{"agent_action_name":"pre_mcp_tool_use","trajectory_id":"t1","tool_info":{"mcp_server_name":"github","mcp_tool_name":"create_issue","mcp_tool_arguments":{"owner":"o"}}}`,
		PreToolUse, "mcp__github__create_issue mcp_tool_use", "", "exit 2", "exit 2"},
	{"windsurf", `{"agent_action_name":"pre_user_prompt","trajectory_id":"t1","tool_info":{"user_prompt":"go"}}`,
		UserPromptSubmit, "", "", "", ""},

	{"devin", `{"hook_event_name":"PreToolUse","session_id":"s","prompt_id":"p","cwd":"/w","tool_name":"exec","tool_input":{"command":"ls","shell_id":"main"}}`,
		PreToolUse, "Bash exec ls in /w", "", blocked, blocked},
	{"devin", `{"hook_event_name":"PermissionRequest","session_id":"s","prompt_id":"p","cwd":"/w","tool_name":"mcp__a__b","tool_input":{}}`,
		PermissionRequest, "mcp__a__b", "", "", blocked},

	{"amp", `{"event":"tool.call","session":"T-1","cwd":"/w","id":"t","tool":"Bash","input":{"cmd":"ls"}}`,
		PreToolUse, "Bash ls in /w", `{"decision":"allow"}`, `{"decision":"ask","reason":"{}"}`, plainDeny},

	{"augment", `{"hook_event_name":"PreToolUse","conversation_id":"c","workspace_roots":["/w"],"tool_name":"launch-process","tool_input":{"command":"ls","cwd":"/w","wait":true}}`,
		PreToolUse, "Bash launch-process ls in /w", "", "exit 2", "exit 2"},
	{"augment", `{"hook_event_name":"PreToolUse","conversation_id":"c","workspace_roots":["/w"],"tool_name":"mcp:list-issues","tool_input":{}}`,
		PreToolUse, "mcp__*__list-issues mcp:list-issues", "", "exit 2", "exit 2"},

	{"openhands", `{"event_type":"PreToolUse","tool_name":"terminal","tool_input":{"command":"ls","is_input":false},"session_id":"s","working_dir":"/w","metadata":{}}`,
		PreToolUse, "Bash terminal ls in /w", `{"decision":"allow"}`, "exit 2 " + plainDeny, "exit 2 " + plainDeny},
	{"openhands", `{"event_type":"PreToolUse","tool_name":"file_editor","tool_input":{"command":"view","path":"/w/a"},"session_id":"s","working_dir":"/w"}`,
		PreToolUse, "Read file_editor /w/a", `{"decision":"allow"}`, "exit 2 " + plainDeny, "exit 2 " + plainDeny},
	{"openhands", `{"event_type":"PreToolUse","tool_name":"create_issue","tool_input":{},"session_id":"s","working_dir":"/w"}`,
		PreToolUse, "mcp__*__create_issue create_issue", `{"decision":"allow"}`, "exit 2 " + plainDeny, "exit 2 " + plainDeny},

	{"grok", `{"hookEventName":"pre_tool_use","toolName":"run_terminal_command","toolInput":{"command":"ls","description":"d"},"hook_event_name":"PreToolUse","tool_name":"run_terminal_command","tool_input":{"command":"ls","description":"d"},"sessionId":"s","cwd":"/w","workspaceRoot":"/w","permissionMode":"default"}`,
		PreToolUse, "Bash run_terminal_command ls in /w", `{"decision":"allow"}`, "exit 2 " + plainDeny, "exit 2 " + plainDeny},
	{"grok", `{"hookEventName":"pre_tool_use","sessionId":"s","cwd":"/w","toolName":"read_file","toolInput":{"target_file":"a"}}`,
		PreToolUse, "Read read_file a", `{"decision":"allow"}`, "exit 2 " + plainDeny, "exit 2 " + plainDeny},

	{"kimi", `{"hook_event_name":"PreToolUse","session_id":"session_abc","session_title":"t","client_type":"kimi_code_cli","cwd":"/w","tool_name":"Bash","tool_input":{"command":"ls"},"tool_call_id":"t"}`,
		PreToolUse, "Bash ls in /w", "", "exit 2", "exit 2"},
	{"kimi", `{"hook_event_name":"PreToolUse","session_id":"s","cwd":"/w","tool_name":"Write","tool_input":{"path":"/w/a","content":"x","mode":"append"}}`,
		PreToolUse, "Write /w/a", "", "exit 2", "exit 2"},

	{"hermes", `{"hook_event_name":"pre_tool_call","tool_name":"terminal","tool_input":{"command":"ls"},"session_id":"s","cwd":"/w","profile":"default","extra":{}}`,
		PreToolUse, "Bash terminal ls in /w", `{}`, hermesBlock, hermesBlock},
	{"hermes", `{"hook_event_name":"pre_tool_call","tool_name":"patch","tool_input":{"mode":"patch","patch":"*** Begin Patch\n*** Delete File: a\n*** End Patch"},"session_id":"s","cwd":"/w"}`,
		PreToolUse, "Edit patch a gone", `{}`, hermesBlock, hermesBlock},
}

const (
	cursorDeny  = `{"permission":"deny","user_message":"{}","agent_message":"{}"}`
	plainDeny   = `{"decision":"deny","reason":"{}"}`
	blocked     = `exit 2 {"decision":"block","reason":"{}"}`
	hermesBlock = `exit 2 {"action":"block","message":"{}"}`
)

// Documented payloads are read as what they say, and each verdict is said in
// the one form that the documentation gives for it.
func TestDocumentedAgents(t *testing.T) {
	for _, tt := range documented {
		a := Find(tt.agent)
		ev, err := a.Read([]byte(tt.payload), "")
		if err != nil || ev.Malformed != "" || ev.Kind != tt.kind {
			t.Errorf("%s %s: %v, %q, an event of kind %v", tt.agent, tt.payload, err, ev.Malformed, ev.Kind)
			continue
		}
		if got := told(ev.Call); got != tt.read {
			t.Errorf("%s %s is read as %q, want %q", tt.agent, tt.payload, got, tt.read)
		}
		if ev.Call != nil && ev.Call.Malformed != "" && tt.kind != UnknownEvent {
			t.Errorf("%s %s: %s", tt.agent, tt.payload, ev.Call.Malformed)
		}
		for _, v := range []struct {
			d            automode.Decision
			want, reason string
		}{
			{automode.Decision{Verdict: automode.Allow, Person: "P."}, tt.allow, ""},
			{automode.Decision{Verdict: automode.Ask, Person: "P."}, tt.ask, "P."},
			{automode.Decision{Verdict: automode.Deny, Model: "M."}, tt.deny, "M."},
		} {
			out := a.Answer(ev, v.d, Answering{})
			if !saidAs(out, v.want, v.reason) {
				t.Errorf("%s %s: %v is said as %d %s %s, want %s", tt.agent, tt.payload, v.d.Verdict, out.Exit, out.Stdout, out.Stderr, v.want)
			}
		}
	}
}

// told says of a call what the table compares.
func told(c *automode.Call) string {
	if c == nil {
		return ""
	}
	list := []string{c.Tool}
	if c.Own != "" {
		list = append(list, c.Own)
	}
	if c.Command != "" {
		list = append(list, c.Command, "in", c.Cwd)
	}
	if c.Path != "" {
		list = append(list, c.Path)
	}
	for _, e := range c.Edits {
		if e.Whole {
			list = append(list, "whole")
		}
		if e.Delete {
			list = append(list, "gone")
		}
	}
	return strings.Join(list, " ")
}

// saidAs reports whether an answer is the one that is wanted, with a reason that
// begins with reason wherever it has one.
func saidAs(out Output, want, reason string) bool {
	want, exits := strings.CutPrefix(want, "exit 2")
	want = strings.TrimPrefix(want, " ")
	if exits != (out.Exit == 2) || exits != strings.HasPrefix(out.Stderr, reason) && reason != "" || !exits && out.Stderr != "" {
		return false
	}
	got := strings.TrimSuffix(string(out.Stdout), "\n")
	parts := strings.Split(want, "{}")
	if len(parts) == 1 || want == "{}" {
		return got == want
	}
	for i, p := range parts {
		rest, ok := strings.CutPrefix(got, p)
		if !ok {
			return false
		}
		if got = rest; i < len(parts)-1 {
			if !strings.HasPrefix(got, reason) {
				return false
			}
			end := strings.Index(got, `"`)
			if end < 0 {
				return false
			}
			got = got[end:]
		}
	}
	return got == ""
}

// Of two things that an input may mean, the agent heeds one and the table would
// read the other.
func TestEditsOfTwoMeanings(t *testing.T) {
	const patch = `"patch":"*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n*** End Patch"`
	tests := []struct{ agent, payload string }{
		{"hermes", `{"hook_event_name":"pre_tool_call","session_id":"s","cwd":"/w","tool_name":"patch","tool_input":{"mode":"replace","path":"/etc/hosts","old_string":"x","new_string":"y",` + patch + `}}`},
		{"hermes", `{"hook_event_name":"pre_tool_call","session_id":"s","cwd":"/w","tool_name":"patch","tool_input":{"path":"/etc/hosts",` + patch + `}}`},
		{"hermes", `{"hook_event_name":"pre_tool_call","session_id":"s","cwd":"/w","tool_name":"patch","tool_input":{"mode":"patch","path":"a","old_string":"x","new_string":"y"}}`},
		{"goose", `{"event":"PreToolUse","session_id":"s","working_dir":"/w","tool_name":"developer__text_editor","tool_input":{"command":"str_replace","path":"/w/a","old_str":"x","new_str":"y","diff":"--- a/.git/config"}}`},
	}
	for _, tt := range tests {
		ev, err := Find(tt.agent).Read([]byte(tt.payload), "")
		if err != nil || ev.Call == nil || ev.Call.Malformed == "" {
			t.Errorf("%s %s: relied on, %v", tt.agent, tt.payload, err)
		}
	}
}

package dialect

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"automode"
	"automode/internal/layers/allowlist"
)

// toolPayload is a payload of an agent before a tool.
func toolPayload(agent, tool, input string) (payload, event string) {
	t, _ := json.Marshal(tool)
	switch agent {
	case "gemini":
		return fmt.Sprintf(`{"hook_event_name":"BeforeTool","session_id":"s","cwd":"/p","tool_name":%s,"tool_input":%s}`, t, input), ""
	case "antigravity":
		return fmt.Sprintf(`{"conversationId":"s","workspacePaths":["/p"],"toolCall":{"name":%s,"args":%s}}`, t, input), "PreToolUse"
	case "copilot":
		return fmt.Sprintf(`{"sessionId":"s","cwd":"/p","toolName":%s,"toolArgs":%s}`, t, input), "preToolUse"
	case "opencode", "kilo":
		return fmt.Sprintf(`{"hook_event_name":"tool.execute.before","cwd":"/p","worktree":"/p","input":{"tool":%s,"sessionID":"s","callID":"c"},"output":{"args":%s}}`, t, input), ""
	case "pi":
		return fmt.Sprintf(`{"hook_event_name":"tool_call","cwd":"/p","session":"s","event":{"toolName":%s,"toolCallId":"c","input":%s}}`, t, input), ""
	case "cline":
		return fmt.Sprintf(`{"hookName":"tool_call","taskId":"s","workspaceRoots":["/p"],"tool_call":{"id":"c","name":%s,"input":%s}}`, t, input), ""
	case "crush":
		return fmt.Sprintf(`{"event":"PreToolUse","session_id":"s","cwd":"/p","tool_name":%s,"tool_input":%s}`, t, input), ""
	case "hermes":
		return fmt.Sprintf(`{"hook_event_name":"pre_tool_call","session_id":"s","cwd":"/p","tool_name":%s,"tool_input":%s}`, t, input), ""
	case "vscode":
		return fmt.Sprintf(`{"hookEventName":"PreToolUse","sessionId":"s","cwd":"/p","tool_name":%s,"tool_input":%s}`, t, input), ""
	}
	return fmt.Sprintf(`{"hook_event_name":"PreToolUse","session_id":"s","cwd":"/p","permission_mode":"default","tool_name":%s,"tool_input":%s}`, t, input), ""
}

func readTool(t *testing.T, agent, tool, input string) Event {
	t.Helper()
	payload, event := toolPayload(agent, tool, input)
	ev, err := Find(agent).Read([]byte(payload), event)
	if err != nil || ev.Kind != PreToolUse || ev.Call == nil {
		t.Fatalf("%s: %v, %+v", payload, err, ev)
	}
	return ev
}

// gist is what a call was read as, in one line.
func gist(c *automode.Call) string {
	if c.Malformed != "" {
		return "malformed"
	}
	s := c.Kind.String() + " " + c.Tool
	for _, f := range []string{c.Command, c.Path, c.Pattern, c.Filter, c.URL, c.Prompt} {
		if f != "" {
			s += " " + f
		}
	}
	if c.Cwd != "/p" {
		s += " in " + c.Cwd
	}
	if c.Shell != automode.AnyShell {
		s += " powershell"
	}
	for _, e := range c.Edits {
		s += fmt.Sprintf(" [%s %q->%q", e.Path, e.Old, e.New)
		if e.Whole {
			s += " whole"
		}
		if e.Delete {
			s += " delete"
		}
		s += "]"
	}
	for _, m := range c.More {
		s += " and"
		for _, f := range []string{m.Path, m.Pattern, m.Filter, m.URL} {
			if f != "" {
				s += " " + f
			}
		}
	}
	return s
}

const (
	patchText  = `"*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n*** Delete File: b\n*** End Patch"`
	patchEdits = `[a "x\n"->"y\n"] [b ""->"" delete]`
)

// Every tool of an agent, with the input that it has there.
func TestToolsOfAgents(t *testing.T) {
	tests := []struct{ agent, tool, input, want string }{
		{"codex", "Bash", `{"command":"ls"}`, "shell Bash ls"},
		{"codex", "exec_command", `{"cmd":"ls","workdir":"sub"}`, "shell Bash ls in /p/sub"},
		{"codex", "exec_command", `{"cmd":"ls","shell":"/tmp/own"}`, "malformed"},
		{"codex", "exec_command", `{"cmd":"ls","command":"rm -rf /"}`, "malformed"},
		{"codex", "apply_patch", `{"command":` + patchText + `}`, "edit Edit a " + patchEdits},
		{"codex", "apply_patch", `{"command":"*** Begin Patch\nrm\n*** End Patch"}`, "malformed"},
		{"codex", "view_image", `{"path":"a.png"}`, "read Read a.png"},
		{"codex", "spawn_agent", `{"message":"go"}`, "subagent Agent go"},
		{"codex", "update_plan", `{"plan":[]}`, "coordinate update_plan"},
		{"codex", "write_stdin", `{"session_id":1,"chars":"rm -rf ~\n"}`, "other write_stdin"},
		{"codex", "request_permissions", `{"permissions":{}}`, "other request_permissions"},
		{"codex", "send_input", `{"target":"a","message":"go"}`, "other send_input"},
		{"codex", "mcp__db__query", `{"sql":"x"}`, "mcp mcp__db__query"},

		{"codex", "exec_command", `{"cmd":"ls","shell":"pwsh"}`, "malformed"},
		{"gemini", "read_file", `{"file_path":"file:///etc/hosts"}`, "malformed"},
		{"gemini", "read_file", `{"file_path":"@/etc/hosts"}`, "malformed"},
		{"gemini", "read_file", `{"file_path":"src/@types/a.ts"}`, "read Read src/@types/a.ts"},
		{"qwen", "write_file", `{"file_path":"/p/a\\ link","content":"x"}`, "malformed"},
		{"qwen", "read_file", `{"file_path":"/p/.env\\~"}`, "malformed"},
		{"qwen", "read_file", `{"file_path":"/p/a link"}`, "read Read /p/a link"},
		{"gemini", "read_file", `{"file_path":"a:b/c"}`, "read Read a:b/c"},
		{"gemini", "read_file", `{"file_path":"C:/a"}`, "read Read C:/a"},
		{"gemini", "run_shell_command", `{"command":"ls","env":{"PATH":"."}}`, "malformed"},
		{"gemini", "run_shell_command", `{"command":"ls","args":["-R"]}`, "malformed"},
		{"gemini", "run_shell_command", `{"command":"ls","dir_path":"/q"}`, "shell Bash ls in /q"},
		{"gemini", "run_shell_command", `{"command":"ls","workdir":"/q"}`, "malformed"},
		{"gemini", "read_file", `{"file_path":"a","start_line":1}`, "read Read a"},
		{"gemini", "read_many_files", `{"include":["src/*.go",".env"]}`, "search Grep src *.go and /p .env"},
		{"gemini", "read_many_files", `{"include":["/etc/*.conf"]}`, "search Grep /etc *.conf"},
		{"gemini", "read_many_files", `{"include":["a","../b","/home/dev/.ssh/id_rsa"]}`, "search Grep /p a and .. b and /home/dev/.ssh id_rsa"},
		{"gemini", "read_many_files", `{"include":["a","*/../../b"]}`, "malformed"},
		{"gemini", "read_many_files", `{"include":[".ENV"]}`, "search Grep /p .ENV and /p .env"},
		{"gemini", "read_many_files", `{"include":["a",""]}`, "malformed"},
		{"gemini", "read_many_files", `{"include":[]}`, "malformed"},
		{"gemini", "read_many_files", `{"include":["a",7]}`, "malformed"},
		{"gemini", "read_many_files", `{"include":[` + strings.Repeat(`"a",`, 200) + `"b"]}`, "malformed"},
		{"gemini", "read_file", `{"file_path":["a","b"]}`, "malformed"},
		{"gemini", "list_directory", `{"dir_path":"a"}`, "read Read a"},
		{"gemini", "grep_search", `{"pattern":"x","dir_path":"a","include_pattern":"*.env"}`, "search Grep a x *.env"},
		{"gemini", "grep_search", `{"pattern":"x","somewhere":"/etc"}`, "malformed"},
		{"gemini", "glob", `{"pattern":"../x/*"}`, "search Glob ../x *"},
		{"gemini", "write_file", `{"file_path":"a","content":""}`, `edit Write a [a ""->"" whole]`},
		{"gemini", "replace", `{"file_path":"a","old_string":"x","new_string":"y","instruction":"z"}`, `edit Edit a [a "x"->"y"]`},
		{"gemini", "web_fetch", `{"prompt":"sum up https://a.example/b?c. Then stop"}`, "fetch WebFetch https://a.example/b?c sum up https://a.example/b?c. Then stop"},
		{"gemini", "web_fetch", `{"prompt":"https://a.example and (https://b.example)."}`, "fetch WebFetch https://a.example https://a.example and (https://b.example). and https://b.example"},
		{"gemini", "web_fetch", `{"prompt":"https://a.example,https://b.example"}`, "malformed"},
		{"gemini", "web_fetch", `{"prompt":"https://a.example file:///etc/shadow"}`, "malformed"},
		{"gemini", "web_fetch", `{"prompt":"https://a.example","url":"https://b.example"}`, "fetch WebFetch https://a.example https://a.example and https://b.example"},
		{"gemini", "web_fetch", `{"url":"https://b.example"}`, "fetch WebFetch https://b.example"},
		{"gemini", "web_fetch", `{"url":"file:///etc/shadow"}`, "malformed"},
		{"gemini", "web_fetch", `{"prompt":"no address"}`, "malformed"},
		{"gemini", "google_web_search", `{"query":"x"}`, "fetch WebSearch x"},
		{"gemini", "write_todos", `{"todos":[]}`, "coordinate write_todos"},
		{"gemini", "save_memory", `{"fact":"x"}`, "other save_memory"},
		{"gemini", "mcp_db_query", `{}`, "mcp mcp__db__query"},

		{"antigravity", "run_command", `{"CommandLine":"ls","Cwd":"/q"}`, "shell Bash ls in /q"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Line","path":"a"},{"mode":"Directory","path":"/etc"}]}`, "read Read a and /etc"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Line","path":"a"},{"mode":"Search","path":"b","pattern":"x"}]}`, "search Read a and b"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Line","path":"a"},{"mode":"Line"}]}`, "malformed"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Line","path":"a"}]}`, "read Read a"},
		{"crush", "ls", `{"path":"src"}`, "read Read src"},
		{"crush", "ls", `{"path":"~/src"}`, "read Read ~/src"},
		{"crush", "ls", `{"path":"$HOME/.ssh"}`, "malformed"},
		{"crush", "ls", `{"path":"a/${X}"}`, "malformed"},
		{"crush", "ls", `{"path":"~root/.ssh"}`, "malformed"},
		{"crush", "ls", "{\"path\":\"`pwd`\"}", "malformed"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Image","path":"a","image_paths":["/home/dev/.ssh/id_rsa"]}]}`, "read Read /home/dev/.ssh/id_rsa and a"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Image","image_paths":["a.png","b.png"]}]}`, "read Read a.png and b.png"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Image","image_paths":[""]}]}`, "malformed"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Image","image_paths":7}]}`, "malformed"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Image","video_paths":["a"]}]}`, "malformed"},
		{"antigravity", "run_command", `{"CommandLine":"ls","Cwd":"/q","RunPersistent":true,"RequestedTerminalID":"1"}`, "malformed"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Line","path":"a"}]}`, "read Read a"},
		{"kiro", "fs_read", `{"operations":[{"mode":"Image","path":"a","image_paths":["/home/dev/.ssh/id_rsa"]}]}`, "read Read /home/dev/.ssh/id_rsa and a"},
		{"antigravity", "run_command", `{"CommandLine":"ls","Cwd":"/q","RunPersistent":false}`, "shell Bash ls in /q"},
		{"antigravity", "view_file", `{"AbsolutePath":"/p/a"}`, "read Read /p/a"},
		{"antigravity", "write_to_file", `{"TargetFile":"/p/a","CodeContent":"x","Overwrite":true}`, `edit Write /p/a [/p/a ""->"x" whole]`},
		{"antigravity", "multi_replace_file_content", `{"TargetFile":"/p/a","ReplacementChunks":[{"TargetContent":"x","ReplacementContent":"y"}]}`, `edit Edit /p/a [/p/a "x"->"y"]`},
		{"antigravity", "send_command_input", `{"CommandId":"1","Input":"rm"}`, "other send_command_input"},

		{"qwen", "run_shell_command", `{"command":"ls","is_background":false,"description":"/x"}`, "shell Bash ls"},
		{"qwen", "read_file", `{"file_path":"/p/a"}`, "read Read /p/a"},
		{"qwen", "read_file", `{"file_path":"/p/a","absolute_path":"/etc/shadow"}`, "malformed"},
		{"qwen", "grep_search", `{"pattern":"x","path":"a","glob":".env"}`, "search Grep a x .env"},
		{"qwen", "edit", `{"file_path":"a","old_string":"","new_string":"y"}`, `edit Edit a [a ""->"y" whole]`},
		{"qwen", "notebook_edit", `{"notebook_path":"a.ipynb","new_source":"x"}`, `edit Edit a.ipynb [a.ipynb ""->"x"]`},
		{"qwen", "web_fetch", `{"url":"https://a.example","prompt":"x"}`, "fetch WebFetch https://a.example x"},
		{"qwen", "agent", `{"prompt":"go","description":"d"}`, "subagent Agent go"},
		{"qwen", "exit_plan_mode", `{"plan":"x"}`, "coordinate exit_plan_mode"},
		{"qwen", "skill", `{"skill":"x"}`, "other skill"},

		{"copilot", "bash", `"{\"command\":\"ls\",\"description\":\"d\"}"`, "shell Bash ls"}, // JSON inside a string
		{"copilot", "bash", `{"command":"ls","sessionId":"main"}`, "malformed"},
		{"copilot", "powershell", `{"command":"ls"}`, "shell Bash ls powershell"},
		{"copilot", "view", `{"path":"a"}`, "read Read a"},
		{"copilot", "Write", `{"file_path":"a","content":"x"}`, `edit Write a [a ""->"x" whole]`},
		{"copilot", "Bash", `{"command":"ls","shellId":"1"}`, "malformed"},
		{"copilot", "create", `{"path":"a","file_text":"x"}`, `edit Write a [a ""->"x" whole]`},
		{"copilot", "edit", `{"path":"a","old_str":"x","new_str":"y"}`, `edit Edit a [a "x"->"y"]`},
		{"copilot", "edit", `{"file_path":"a","diff":"--- a\n+++ a\n@@ -1 +1 @@\n-x\n+y\n"}`, `edit Edit a [a ""->"y\n"]`},
		{"copilot", "edit", `{"path":"/etc/hosts","old_str":"x","new_str":"y","file_path":"a","diff":"+y"}`, "malformed"},
		{"copilot", "str_replace_editor", `{"command":"view","path":"a"}`, "read Read a"},
		{"copilot", "str_replace_editor", `{"command":"create","path":"a","file_text":"x"}`, `edit Write a [a ""->"x" whole]`},
		{"copilot", "str_replace_editor", `{"command":"str_replace","path":"a","old_str":"x","new_str":"y"}`, `edit Edit a [a "x"->"y"]`},
		{"copilot", "str_replace_editor", `{"command":"undo_edit","path":"a"}`, "other str_replace_editor"},
		{"copilot", "apply_patch", patchText, "edit Edit a " + patchEdits},
		{"copilot", "web_fetch", `{"url":"https://a.example"}`, "fetch WebFetch https://a.example"},
		{"copilot", "task", `{"prompt":"go","agent_type":"explore"}`, "subagent Agent go"},
		{"copilot", "report_intent", `{"intent":"x"}`, "coordinate report_intent"},
		{"copilot", "write_bash", `{"shellId":"1","input":"rm -rf ~"}`, "other write_bash"},
		{"copilot", "github-mcp-server-delete_file", `{}`, "other github-mcp-server-delete_file"},

		{"vscode", "run_in_terminal", `{"command":"ls","explanation":"/x","isBackground":false}`, "shell Bash ls"},
		{"vscode", "read_file", `{"filePath":"file:///q/a"}`, "malformed"},
		{"vscode", "create_file", `{"filePath":"vscode-userdata:/User/settings.json","content":"x"}`, "malformed"},
		{"vscode", "apply_patch", `{"input":"*** Begin Patch\n*** Add File: file:///q/a\n+x\n*** End Patch"}`, "malformed"},
		{"vscode", "read_file", `{"filePath":"/p/a","startLine":1}`, "read Read /p/a"},
		{"vscode", "grep_search", `{"query":"x","isRegexp":true,"includePattern":".env"}`, "search Grep /p x .env"},
		{"vscode", "file_search", `{"query":"**/*.go"}`, "search Glob /p **/*.go"},
		{"vscode", "multi_replace_string_in_file", `{"replacements":[{"filePath":"a","oldString":"x","newString":"y"},{"filePath":"b","oldString":"","newString":"z"}]}`, `edit Edit a [a "x"->"y"] [b ""->"z" whole]`},
		{"vscode", "fetch_webpage", `{"urls":["https://a.example"],"query":"x"}`, "fetch WebFetch https://a.example"},
		{"vscode", "fetch_webpage", `{"urls":["https://a.example","https://b.example"]}`, "fetch WebFetch https://a.example and https://b.example"},
		{"vscode", "fetch_webpage", `{"urls":["https://a.example","file:///etc/shadow"]}`, "malformed"},
		{"vscode", "fetch_webpage", `{"urls":["vscode-remote://host/etc/shadow"]}`, "malformed"},
		{"vscode", "fetch_webpage", `{"urls":[]}`, "malformed"},
		{"hermes", "web_extract", `{"urls":["https://a.example","https://b.example"]}`, "fetch WebFetch https://a.example and https://b.example"},
		{"vscode", "editFiles", `{"files":["a"]}`, "other editFiles"},
		{"vscode", "run_task", `{"id":"x"}`, "other run_task"},

		{"droid", "Execute", `{"command":"ls","riskLevel":"low","riskLevelReason":"x"}`, "shell Bash ls"},
		{"droid", "Execute", `{"command":"ls","cwd":"/q"}`, "malformed"},
		{"droid", "LS", `{"directory_path":"/p/a"}`, "read Read /p/a"},
		{"droid", "Grep", `{"pattern":"x","path":"/p","glob_pattern":"*.env"}`, "search Grep /p x *.env"},
		{"droid", "Glob", `{"patterns":["*.go","*.md"],"folder":"/q"}`, "search Glob /q *.go and /q *.md"},
		{"droid", "Glob", `{"patterns":["*.go","/etc/*"]}`, "search Glob /p *.go and /etc *"},
		{"droid", "Glob", `{"patterns":["*.go","{/etc,a}/*"]}`, "malformed"},
		{"droid", "Create", `{"file_path":"a","content":"x"}`, `edit Write a [a ""->"x" whole]`},
		{"droid", "Edit", `{"file_path":"a","old_str":"x","new_str":"y"}`, `edit Edit a [a "x"->"y"]`},
		{"droid", "MultiEdit", `{"file_path":"a","changes":[{"old_str":"x","new_str":"y"},{"old_str":"1","new_str":"2"}]}`, `edit Edit a [a "x"->"y"] [a "1"->"2"]`},
		{"droid", "ApplyPatch", `{"input":` + patchText + `}`, "edit Edit a " + patchEdits},
		{"droid", "FetchUrl", `{"url":"https://a.example"}`, "fetch WebFetch https://a.example"},
		{"droid", "linear___list_issues", `{}`, "mcp mcp__linear__list_issues"},

		{"opencode", "bash", `{"command":"ls","workdir":"sub","description":"d"}`, "shell Bash ls in /p/sub"},
		{"opencode", "read", `{"filePath":"a"}`, "read Read a"},
		{"opencode", "grep", `{"pattern":"x","include":".env"}`, "search Grep /p x .env"},
		{"opencode", "multiedit", `{"filePath":"a","edits":[{"filePath":"b","oldString":"x","newString":"y"}]}`, "malformed"},
		{"opencode", "apply_patch", `{"patchText":` + patchText + `}`, "edit Edit a " + patchEdits},
		{"opencode", "webfetch", `{"url":"https://a.example"}`, "fetch WebFetch https://a.example"},
		{"opencode", "batch", `{"tool_calls":[{"tool":"bash","parameters":{"command":"rm -rf ~"}}]}`, "other batch"},
		{"opencode", "db_query", `{}`, "other db_query"},
		{"kilo", "edit", `{"filePath":"a","oldString":"x","newString":"y"}`, `edit Edit a [a "x"->"y"]`},

		{"pi", "bash", `{"command":"ls","timeout":3}`, "shell Bash ls"},
		{"pi", "read", `{"path":"@/etc/shadow"}`, "malformed"},
		{"pi", "read", `{"path":"a\u00a0b"}`, "malformed"},
		{"pi", "edit", `{"path":"a","oldText":"x","newText":"y"}`, `edit Edit a [a "x"->"y"]`},
		{"pi", "edit", `{"path":"a","edits":[{"oldText":"x","newText":"y"}]}`, `edit Edit a [a "x"->"y"]`},
		{"pi", "deploy", `{}`, "other deploy"},

		{"cline", "execute_command", `{"command":"echo 'a&apos;; rm b; echo &apos;c'"}`, "malformed"},
		{"cline", "execute_command", `{"command":"ls && pwd"}`, "shell Bash ls && pwd"},
		{"cline", "apply_patch", `{"input":"*** Begin Patch\n*** Delete File: @/etc/hosts\n*** End Patch"}`, "malformed"},
		{"cline", "attempt_completion", `{"result":"done"}`, "coordinate attempt_completion"},
		{"cline", "attempt_completion", `{"result":"done","command":"rm -rf ~"}`, "shell Bash rm -rf ~"},
		{"cline", "run_commands", `{"commands":["ls"]}`, "shell Bash ls"},
		{"cline", "run_commands", `{"commands":["cd /x","rm 'a b'"]}`, "shell Bash (eval 'cd /x')\n(eval 'rm '\\''a b'\\''')"},
		{"cline", "run_commands", `{"commands":[{"command":"rm","args":["-rf","a; b"]}]}`, "shell Bash 'rm' '-rf' 'a; b'"},
		{"cline", "run_commands", `{"commands":"ls"}`, "shell Bash ls"},
		{"cline", "run_commands", `{"commands":{"command":"ls","args":["-l"]}}`, "shell Bash 'ls' '-l'"},
		{"cline", "run_commands", `{"command":"ls"}`, "shell Bash ls"},
		{"cline", "run_commands", `{"command":"ls","args":["a"]}`, "shell Bash 'ls' 'a'"},
		{"cline", "run_commands", `{"cmd":"ls"}`, "shell Bash ls"},
		{"cline", "run_commands", `["ls"]`, "shell Bash ls"},
		{"cline", "run_commands", `[{"command":"ls","args":[]}]`, "shell Bash 'ls'"},
		{"cline", "run_commands", `"ls"`, "shell Bash ls"},
		{"cline", "run_commands", `{"commands":["ls"],"command":"rm -rf ~"}`, "malformed"},
		{"cline", "run_commands", `{"commands":"[\"ls\",\"rm\"]"}`, "malformed"},
		{"cline", "run_commands", `{"commands":["cat <<A","b","A"]}`, "malformed"},
		{"cline", "run_commands", `{"commands":[7]}`, "malformed"},
		{"cline", "run_commands", `{"commands":[]}`, "malformed"},
		{"cline", "run_commands", `{}`, "malformed"},
		{"cline", "run_commands", `{"commands":["ls",{"command":"rm","args":"-rf"}]}`, "malformed"},
		{"cline", "read_files", `{"files":[{"path":"a","start_line":1}]}`, "read Read a"},
		{"cline", "read_files", `{"file_paths":["a"]}`, "read Read a"},
		{"cline", "read_files", `{"paths":"a"}`, "read Read a"},
		{"cline", "read_files", `{"path":"a"}`, "read Read a"},
		{"cline", "read_files", `["a"]`, "read Read a"},
		{"cline", "read_files", `"a"`, "read Read a"},
		{"cline", "read_files", `{"files":["a"],"path":"/etc/shadow"}`, "malformed"},
		{"cline", "read_files", `{"files":["a",{"path":"/home/dev/.ssh/id_rsa"}]}`, "read Read a and /home/dev/.ssh/id_rsa"},
		{"cline", "read_files", `{"files":["a","@b"]}`, "malformed"},
		{"cline", "fetch_web_content", `{"requests":[{"url":"https://a.example"},{"url":"https://b.example"}]}`, "fetch WebFetch https://a.example and https://b.example"},
		{"cline", "fetch_web_content", `{"requests":[{"url":"https://a.example"},{"prompt":"x"}]}`, "malformed"},
		{"cline", "read_files", `{"files":["@other:a"]}`, "malformed"},
		{"cline", "read_files", `{"files":"[\"/etc/shadow\"]"}`, "malformed"},
		{"cline", "read_files", `{"files":["a",{"start_line":1}]}`, "malformed"},
		{"cline", "fetch_web_content", `{"requests":"[{\"url\":\"https://a.example\"}]"}`, "malformed"},
		{"cline", "editor", `{"path":"a","old_text":"x","new_text":"y"}`, `edit Edit a [a "x"->"y"]`},
		{"cline", "editor", `{"path":"a","new_text":"y"}`, `edit Edit a [a ""->"y" whole]`},
		{"cline", "editor", `{"path":"a","new_text":"y","insert_line":3}`, `edit Edit a [a ""->"y"]`},
		{"cline", "apply_patch", patchText, "edit Edit a " + patchEdits},
		{"cline", "search_codebase", `{"queries":["x","y"]}`, "search Grep /p x|y"},
		{"cline", "search_codebase", `"x"`, "search Grep /p x"},
		{"cline", "fetch_web_content", `{"requests":[{"url":"https://a.example","prompt":"x"}]}`, "fetch WebFetch https://a.example"},
		{"cline", "use_mcp_tool", `{"server_name":"db","tool_name":"query","arguments":{}}`, "mcp mcp__db__query"},
		{"cline", "skills", `{"skill":"x"}`, "other skills"},
	}
	for _, tt := range tests {
		if got := gist(readTool(t, tt.agent, tt.tool, tt.input).Call); got != tt.want {
			t.Errorf("%s %s %s\n got %s\nwant %s", tt.agent, tt.tool, tt.input, got, tt.want)
		}
	}
}

// The folder of a command is hidden where the agent keeps it to itself, and not
// where the input names it.
func TestHiddenFolders(t *testing.T) {
	tests := []struct {
		agent, tool, input string
		want               bool
	}{
		{"codex", "Bash", `{"command":"ls"}`, true},
		{"codex", "exec_command", `{"cmd":"ls","workdir":"/p"}`, false},
		{"codex", "exec_command", `{"cmd":"ls"}`, true},
		{"codex", "apply_patch", `{"command":` + patchText + `}`, false},
		{"vscode", "run_in_terminal", `{"command":"ls"}`, true},
		{"qwen", "run_shell_command", `{"command":"ls"}`, false},
		{"cline", "run_commands", `"ls"`, false},
	}
	for _, tt := range tests {
		if got := readTool(t, tt.agent, tt.tool, tt.input).Hidden; got != tt.want {
			t.Errorf("%s %s: hidden %v, want %v", tt.agent, tt.tool, got, tt.want)
		}
	}
}

func TestWorkdir(t *testing.T) {
	call := func(id, args string) string {
		s, _ := json.Marshal(args)
		return fmt.Sprintf(`{"timestamp":"t","type":"response_item","payload":{"type":"function_call","name":"exec_command","call_id":%q,"arguments":%s}}`, id, s)
	}
	tests := []struct {
		name, line, want string
		ok               bool
	}{
		{"this call", call("c1", `{"cmd":"ls","workdir":"/q"}`), "/q", true},
		{"relative", call("c1", `{"cmd":"ls","workdir":"sub"}`), "/p/sub", true},
		{"none named", call("c1", `{"cmd":"ls"}`), "/p", true},
		{"another call", call("c2", `{"cmd":"ls","workdir":"/q"}`), "", false},
		{"a shell that nobody knows", call("c1", `{"cmd":"ls","shell":"/usr/bin/python3"}`), "", false},
		{"a program by the name of a shell", call("c1", `{"cmd":"ls","shell":"/p/bash"}`), "", false},
		{"a shell with another language", call("c1", `{"cmd":"ls","shell":"pwsh"}`), "", false},
		{"the usual shell", call("c1", `{"cmd":"ls","workdir":"/q","shell":"/bin/zsh"}`), "/q", true},
		{"a folder twice", call("c1", `{"cmd":"ls","workdir":"/q","workdir":"/r"}`), "", false},
		{"no text", call("c1", `{"cmd":"ls","workdir":7}`), "", false},
		{"torn", call("c1", `{"cmd":"ls","workdir":"/q"`), "", false},
		{"another line", `{"type":"event_msg","payload":{"type":"function_call","call_id":"c1","arguments":"{}"}}`, "", false},
		{"no line", `"payload"`, "", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev := readTool(t, "codex", "Bash", `{"command":"ls"}`)
			ev.Call.ID = "c1"
			if got, ok := Workdir(&ev, []byte(tt.line)); got != tt.want || ok != tt.ok {
				t.Errorf("%q, %v, want %q, %v", got, ok, tt.want, tt.ok)
			}
			if strings.Contains(tt.line, "shell") && (ev.Call.Malformed == "") != tt.ok {
				t.Errorf("malformed %q", ev.Call.Malformed)
			}
		})
	}
	ev := readTool(t, "codex", "Bash", `{"command":"ls"}`)
	if got, ok := Workdir(&ev, []byte(call("c9", `{"cmd":"ls","workdir":"/q"}`))); !ok || got != "/q" {
		t.Errorf("without an id the same command counts: %q, %v", got, ok)
	}
	if _, ok := Workdir(&ev, []byte(call("c9", `{"cmd":"pwd","workdir":"/q"}`))); ok {
		t.Error("another command counts")
	}
	vs := readTool(t, "vscode", "run_in_terminal", `{"command":"ls"}`)
	if _, ok := Workdir(&vs, []byte(call("", `{"cmd":"ls","workdir":"/q"}`))); ok {
		t.Error("another agent's record counts")
	}
}

// Whether a command may reach a host is another question than whether it runs.
func TestCodexAsksAboutTheNetwork(t *testing.T) {
	payload := `{"hook_event_name":"PermissionRequest","session_id":"s","cwd":"/p","permission_mode":"default","tool_name":"Bash","tool_input":{"command":"npm test","description":"network-access evil.example"}}`
	ev, err := codex.Read([]byte(payload), "")
	if err != nil || ev.Call.Kind != automode.FetchTool || ev.Call.URL != "https://evil.example" || ev.Call.Command != "" {
		t.Errorf("%v, %+v", err, ev.Call)
	}
}

// A question of the agent to its person is left to the person where silence
// leaves it, and an allow of ours stands for no answer.
func TestQuestionsStayThePersons(t *testing.T) {
	for _, tt := range []struct{ agent, tool string }{
		{"qwen", "exit_plan_mode"}, {"droid", "ExitSpecMode"}, {"copilot", "ask_user"}, {"vscode", "vscode_askQuestions"},
	} {
		ev := readTool(t, tt.agent, tt.tool, `{"plan":"x"}`)
		if out := Find(tt.agent).Answer(ev, automode.Decision{Verdict: automode.Allow}, Answering{Allowed: true}); len(out.Stdout) != 0 {
			t.Errorf("%s %s is answered %s", tt.agent, tt.tool, out.Stdout)
		}
		if out := Find(tt.agent).Answer(ev, automode.Decision{Verdict: automode.Deny, Model: "M."}, Answering{}); !strings.Contains(string(out.Stdout), `"deny"`) {
			t.Errorf("%s %s is not denied: %s", tt.agent, tt.tool, out.Stdout)
		}
	}
}

// The tools that touch only an agent's session are the same ones here and to
// the layer that allows them, and none of them can be a server's.
func TestCoordinateToolsAreAllowed(t *testing.T) {
	for _, d := range all {
		a, ok := d.(*agent)
		if !ok {
			continue
		}
		var list []string
		for _, row := range a.tools {
			if row.shape == coordinates || row.shape == asksPerson {
				list = append(list, row.name)
			}
		}
		listed := allowlist.Tools(a.name)
		slices.Sort(list)
		slices.Sort(listed)
		if !slices.Equal(list, listed) {
			t.Errorf("%s: the table has %q, the layer %q", a.name, list, listed)
		}
		for _, name := range listed {
			if a.server == nil || a.name == "openhands" { // whose own tools stand before any server's
				continue
			}
			if _, ok := a.server(name); ok {
				t.Errorf("%s: %s can be a server's tool", a.name, name)
			}
		}
	}
}

// Rows that cannot be reached, or that hold a name twice, are a mistake in a
// table.
func TestTablesOfTools(t *testing.T) {
	for _, d := range all {
		a, ok := d.(*agent)
		if !ok {
			continue
		}
		seen := map[string]bool{}
		for _, row := range a.tools {
			if seen[row.name] || row.name == "" {
				t.Errorf("%s: %q twice", a.name, row.name)
			}
			seen[row.name] = true
			if (row.keys[0] == "") != (row.shape == coordinates || row.shape == asksPerson || row.shape == commanded) {
				t.Errorf("%s: %s has the keys %q", a.name, row.name, row.keys)
			}
		}
	}
}

package agents

import "time"

// Forms that several agents share.
var (
	groupedSeconds = Form{Key: "hooks", Typed: true, Command: "command", Timeout: "timeout", Unit: time.Second}
)

// copilotForm is that of GitHub Copilot. Which key is heeded depends on the
// system.
var copilotForm = Form{Key: "hooks", Flat: true, Typed: true, Command: shellKey, Timeout: "timeoutSec", Unit: time.Second, Root: []Pair{{"version", "1"}}}

// known are the agents, each with what its manual says and what it was seen to
// do.
var known = [...]Agent{
	{
		Name: "codex", Title: "Codex", Programs: []string{"codex"},
		Folder:  Folder{Env: "CODEX_HOME", Home: ".codex"},
		Targets: []Target{{Person: "hooks.json", Project: ".codex/hooks.json", Writer: &groupedSeconds, Plain: true}},
		Events: []Event{
			{Name: "PreToolUse", Decides: true}, {Name: "PermissionRequest", Decides: true}, {Name: "PostToolUse"},
			{Name: "UserPromptSubmit"}, {Name: "SessionStart"}, {Name: "SessionEnd", Most: 3 * time.Second},
		},
		Off: []Switch{
			{"config.toml", "features.hooks", "false", "switches hooks off", true},
			{"config.toml", "features.codex_hooks", "false", "switches hooks off, by an older name", true},
		},
		Open:   slow + ". What is asked about is denied, for want of a way to ask, unless Codex itself is about to ask",
		canary: canary{event: "PreToolUse", payload: codexPayload, record: codexRecord, said: saidClaude, exit2: true, silence: "allow"},
		Trusts: codexTrusts,
		Flaws:  []Flaw{{From: Version{0, 139, 0}, To: Version{0, 139, 99}, Open: true, What: "codex exec asks no hook"}},
		also:   codexTrust,
	},
	{
		Name: "gemini", Title: "Gemini CLI", Programs: []string{"gemini"},
		Folder:  Folder{Env: "GEMINI_CLI_HOME", Below: ".gemini", Home: ".gemini"},
		Targets: []Target{{Person: "settings.json", Project: ".gemini/settings.json", Writer: &geminiForm}},
		Events: []Event{
			{Name: "BeforeTool", Decides: true}, {Name: "AfterTool"}, {Name: "BeforeAgent"}, {Name: "SessionStart"}, {Name: "SessionEnd"},
		},
		Off: []Switch{
			{"settings.json", "hooksConfig.enabled", "false", "switches hooks off", false},
			{"settings.json", "hooksConfig.disabled", `"automode"`, "names our hook among those that are off", false},
			{"settings.json", "hooks.disabled", `"automode"`, "names our hook among those that are off", false},
			{"settings.json", "disabledHooks", `"automode"`, "names our hook among those that are off", false},
		},
		Open:   slow + "; and all in a folder that is not trusted, where it asks no hook",
		canary: canary{event: "BeforeTool", payload: geminiPayload, said: saidDecision, exit2: true, silence: "allow"},
	},
	{
		Name: "qwen", Title: "Qwen Code", Programs: []string{"qwen"},
		Folder:  Folder{Env: "QWEN_HOME", Home: ".qwen"},
		Targets: []Target{{Person: "settings.json", Project: ".qwen/settings.json", Writer: &qwenForm}},
		Events: []Event{
			{Name: "PreToolUse", Decides: true}, {Name: "PermissionRequest", Decides: true}, {Name: "PostToolUse"},
			{Name: "PostToolUseFailure"}, {Name: "UserPromptSubmit"}, {Name: "SessionStart"}, {Name: "SessionEnd"},
		},
		Off:    []Switch{{"settings.json", "disableAllHooks", "true", "switches all hooks off", false}},
		Open:   slow + `, but for releases that know "failMode"`,
		canary: canary{event: "PreToolUse", payload: qwenPayload, said: saidClaude, exit2: true, silence: "allow"},
	},
	{
		Name: "copilot", Title: "GitHub Copilot CLI", Programs: []string{"copilot"},
		Folder:  Folder{Env: "COPILOT_HOME", Home: ".copilot"},
		Targets: []Target{{Person: "hooks/automode.json", Project: ".github/hooks/automode.json", Writer: &copilotForm, Plain: true}},
		Events: []Event{
			{Name: "preToolUse", Decides: true, Named: true}, {Name: "permissionRequest", Decides: true, Named: true},
			{Name: "postToolUse", Named: true}, {Name: "userPromptSubmitted", Named: true},
			{Name: "sessionStart", Named: true}, {Name: "sessionEnd", Named: true},
		},
		Off: []Switch{
			{"settings.json", "disableAllHooks", "true", "switches all hooks off", false},
			{"config.json", "disableAllHooks", "true", "switches all hooks off", false},
		},
		Open:   slow,
		canary: canary{event: "preToolUse", payload: copilotPayload, said: saidPermission, exit2: true, failing: "deny", silence: "allow"},
	},
	{
		Name: "droid", Title: "Factory Droid", Programs: []string{"droid"},
		Folder:  Folder{Home: ".factory"},
		Targets: []Target{{Person: "settings.json", Project: ".factory/settings.json", Writer: &groupedSeconds}},
		Events: []Event{
			{Name: "PreToolUse", Decides: true}, {Name: "PostToolUse"}, {Name: "UserPromptSubmit"}, {Name: "SessionStart"}, {Name: "SessionEnd"},
		},
		Off: []Switch{
			{"settings.json", "hooksDisabled", "true", "switches all hooks off", false},
			{"settings.json", "disableAllHooks", "true", "switches all hooks off", false},
			{"settings.json", "allowManagedHooksOnly", "true", "lets only the organisation's hooks run", false},
		},
		Todo:   "A session that runs shows the change for review: /hooks.",
		Open:   slow,
		canary: canary{event: "PreToolUse", payload: droidPayload, said: saidClaude, exit2: true, silence: "allow"},
	},
}

// qwenForm sets what newer releases know against a hook that fails.
var qwenForm = Form{Key: "hooks", Typed: true, Command: "command", Timeout: "timeout", Unit: time.Millisecond, Block: Pair{"failMode", `"closed"`}}

// geminiForm names our hook, by which people switch single hooks off and on.
var geminiForm = Form{Key: "hooks", Typed: true, Command: "command", Timeout: "timeout", Unit: time.Millisecond, Fixed: []Pair{{"name", `"automode"`}}}

// Payloads as the agents send them before a shell command.
const (
	codexPayload = `{"session_id": $SESSION, "turn_id": $SESSION, "transcript_path": "$RECORD", "cwd": $CWD, "hook_event_name": "PreToolUse", "model": "none",
		"permission_mode": "default", "tool_name": "Bash", "tool_input": {"command": $COMMAND}, "tool_use_id": $SESSION}`
	// Where a command runs stands in Codex's own record alone.
	codexRecord   = `{"type": "response_item", "payload": {"type": "function_call", "name": "exec_command", "call_id": $SESSION, "arguments": $ARGUMENTS}}`
	geminiPayload = `{"session_id": $SESSION, "transcript_path": "", "cwd": $CWD, "hook_event_name": "BeforeTool", "timestamp": "2026-11-20T10:32:33.709Z",
		"tool_name": "run_shell_command", "tool_input": {"command": $COMMAND, "description": "a trial", "is_background": false}}`
	qwenPayload = `{"session_id": $SESSION, "transcript_path": "", "cwd": $CWD, "hook_event_name": "PreToolUse", "timestamp": "2026-11-20T10:36:20.230Z",
		"permission_mode": "default", "tool_name": "run_shell_command", "tool_input": {"command": $COMMAND, "description": "a trial", "is_background": false}, "tool_use_id": $SESSION}`
	copilotPayload = `{"sessionId": $SESSION, "timestamp": 1795170893547, "cwd": $CWD, "toolName": "bash", "toolArgs": {"command": $COMMAND, "description": "a trial"}}`
	droidPayload   = `{"session_id": $SESSION, "transcript_path": "", "cwd": $CWD, "permission_mode": "off", "hook_event_name": "PreToolUse",
		"tool_name": "Execute", "tool_input": {"command": $COMMAND, "riskLevel": "low", "riskLevelReason": "a trial"}}`
)

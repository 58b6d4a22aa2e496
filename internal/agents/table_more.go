package agents

import "time"

// Forms of the agents below.
var (
	antigravityForm = Form{Key: "automode", Typed: true, Matcher: "*", Command: "command", Timeout: "timeout", Unit: time.Second}
	cursorForm      = Form{Key: "hooks", Flat: true, Command: "command", Timeout: "timeout", Unit: time.Second, Block: Pair{"failClosed", "true"}, Root: []Pair{{"version", "1"}}}
	vscodeForm      = Form{Key: "hooks", Flat: true, Typed: true, Command: "command", Timeout: "timeout", Unit: time.Second}
	crushForm       = Form{Key: "hooks", Flat: true, Command: "command", Timeout: "timeout", Unit: time.Second, Fixed: []Pair{{"name", `"automode"`}}}
	gooseForm       = Form{Key: "hooks", Typed: true, Command: "command", Timeout: "timeout", Unit: time.Second, Block: Pair{"on_failure", `"block"`}}
	windsurfForm    = Form{Key: "hooks", Flat: true, Command: windsurfKey, Fixed: []Pair{{"show_output", "true"}}}
	openhandsForm   = Form{Key: "hooks", Typed: true, Matcher: "*", Command: "command", Timeout: "timeout", Unit: time.Second}
	auggieForm      = Form{Key: "hooks", Typed: true, Matcher: ".*", Command: "command", Words: true, Timeout: "timeout", Unit: time.Millisecond}
)

// more are agents whose files init writes by their manuals; few of them could
// be tried.
var more = [...]Agent{
	{
		Name: "antigravity", Title: "Antigravity", Programs: []string{"agy", "antigravity"},
		Folder:  Folder{Home: ".gemini/config"},
		Targets: []Target{{Person: "hooks.json", Project: ".agents/hooks.json", Writer: &antigravityForm, Plain: true}},
		Events:  []Event{{Name: "PreToolUse", Decides: true, Named: true}, {Name: "PostToolUse", Named: true}},
		Off:     []Switch{{"hooks.json", "automode.enabled", "false", "switches our hook off", false}},
		Open:    slow + "; and some releases were seen to read hooks from plug-ins alone: look whether it asks at all",
		canary: canary{event: "PreToolUse", said: saidDecision, silence: "allow", closing: `{"decision":"deny","reason":"automode: the gate did not answer."}`, payload: `{"conversationId": $SESSION, "workspacePaths": [$CWD],
			"transcriptPath": "", "artifactDirectoryPath": "", "modelName": "none", "toolCall": {"name": "run_command", "args": {"CommandLine": $COMMAND, "Cwd": $CWD}}, "stepIdx": 1}`},
	},
	{
		Name: "cursor", Title: "Cursor", Programs: []string{"cursor", "cursor-agent"},
		Folder:  Folder{Home: ".cursor"},
		Targets: []Target{{Person: "hooks.json", Project: ".cursor/hooks.json", Writer: &cursorForm, Plain: true}},
		Events: []Event{
			{Name: "preToolUse", Decides: true}, {Name: "beforeShellExecution", Decides: true}, {Name: "beforeMCPExecution", Decides: true},
			{Name: "beforeReadFile", Decides: true}, {Name: "beforeSubmitPrompt"}, {Name: "sessionStart"}, {Name: "sessionEnd"},
		},
		Open: "nothing that is known in the editor; cloud agents do not run these hooks. An allow was seen to be passed over by its command-line program, which then asks",
		canary: canary{event: "beforeShellExecution", exit2: true, silence: "deny",
			said: []said{{"permission", "allow", "allow"}, {"permission", "ask", "ask"}, {"permission", "deny", "deny"}},
			payload: `{"conversation_id": $SESSION, "generation_id": $SESSION, "model": "none", "hook_event_name": "beforeShellExecution", "cursor_version": "3.9.16",
				"workspace_roots": [$CWD], "user_email": null, "transcript_path": null, "command": $COMMAND, "cwd": $CWD, "sandbox": false}`},
	},
	{
		Name: "vscode", Title: "VS Code", Programs: []string{"code"},
		Folder: Folder{Env: "COPILOT_HOME", Home: ".copilot"}, Signs: []string{".config/Code", ".vscode", "Library/Application Support/Code"},
		Targets: []Target{{Person: "hooks/automode-vscode.json", Project: ".github/hooks/automode-vscode.json", Writer: &vscodeForm, Plain: true}},
		Events:  []Event{{Name: "PreToolUse", Decides: true}, {Name: "PostToolUse"}, {Name: "UserPromptSubmit"}, {Name: "SessionStart"}},
		Todo:    `This is for sessions of the target "Local"; those of Copilot, Claude and Codex in VS Code ask the hooks of these agents.`,
		Open:    slow + "; the setting chat.useHooks and organisations can switch hooks off",
		canary: canary{event: "PreToolUse", said: saidClaude, exit2: true, silence: "ask", payload: `{"timestamp": "2026-11-20T10:32:33.709Z", "cwd": $CWD, "session_id": $SESSION,
			"hook_event_name": "PreToolUse", "transcript_path": "", "tool_name": "run_in_terminal", "tool_input": {"command": $COMMAND, "explanation": "a trial", "isBackground": false}, "tool_use_id": $SESSION}`},
		Hides: true,
	},
	{
		Name: "crush", Title: "Crush", Programs: []string{"crush"},
		Folder:  Folder{Env: "CRUSH_GLOBAL_CONFIG", Home: ".config/crush", XDG: true},
		Targets: []Target{{Person: "crush.json", Project: "crush.json", Writer: &crushForm, Plain: true}},
		Events:  []Event{{Name: "PreToolUse", Decides: true}},
		Open:    slow + "; and what its sub-agents do, which ask no hook",
		canary: canary{event: "PreToolUse", said: append(saidDecision[:len(saidDecision):len(saidDecision)], saidClaude...), exit2: true, silence: "ask",
			payload: `{"event": "PreToolUse", "session_id": $SESSION, "cwd": $CWD, "tool_name": "bash", "tool_input": {"command": $COMMAND, "description": "a trial"}}`},
	},
	{
		Name: "goose", Title: "Goose", Programs: []string{"goose"},
		Folder: Folder{Home: ".agents/plugins/automode"}, Signs: []string{".config/goose"},
		Targets: []Target{
			{Person: "hooks/hooks.json", Project: ".agents/plugins/automode/hooks/hooks.json", Writer: &gooseForm, Plain: true},
			{Person: "plugin.json", Project: ".agents/plugins/automode/plugin.json", Writer: &Whole{Text: goosePlugin}},
		},
		Events: []Event{
			{Name: "PreToolUse", Decides: true}, {Name: "PostToolUse"}, {Name: "PostToolUseFailure"}, {Name: "UserPromptSubmit"},
			{Name: "SessionStart"}, {Name: "SessionEnd"},
		},
		Flaws: []Flaw{
			{To: Version{1, 37, 99}, Open: true, What: "it knows no hooks"},
		},
		Open: `releases that do not know "on_failure" yet run a call whose hook is slow`,
		canary: canary{event: "PreToolUse", said: saidDecision, exit2: true, silence: "allow",
			payload: `{"event": "PreToolUse", "session_id": $SESSION, "matcher_context": "developer__shell", "tool_name": "developer__shell", "tool_input": {"command": $COMMAND}, "working_dir": $CWD, "tool_call_id": $SESSION}`},
	},
	{
		Name: "kiro", Title: "Kiro", Programs: []string{"kiro-cli", "kiro"},
		Folder:  Folder{Home: ".kiro"},
		Targets: []Target{{Person: "hooks/automode.json", Project: ".kiro/hooks/automode.json", Writer: kiroHooks{}, Plain: true}},
		Events:  []Event{{Name: "PreToolUse", Decides: true}, {Name: "PostToolUse"}, {Name: "UserPromptSubmit"}},
		Todo:    "These are hooks of version 3 of the command-line program and 1 of the editor. An agent of version 2 holds its own: kiro-cli agent migrate.",
		Open:    slow + "; and what its sub-agents do, which ask no hook",
		canary: canary{event: "PreToolUse", exit2: true, silence: "allow",
			payload: `{"hook_event_name": "PreToolUse", "session_id": $SESSION, "cwd": $CWD, "tool_name": "execute_bash", "tool_input": {"command": $COMMAND}}`},
	},
	{
		Name: "windsurf", Title: "Windsurf", Programs: []string{"windsurf"},
		Folder:  Folder{Home: ".codeium/windsurf"},
		Targets: []Target{{Person: "hooks.json", Project: ".windsurf/hooks.json", Writer: &windsurfForm, Plain: true}},
		Events: []Event{
			{Name: "pre_run_command", Decides: true}, {Name: "pre_write_code", Decides: true}, {Name: "pre_read_code", Decides: true},
			{Name: "pre_mcp_tool_use", Decides: true}, {Name: "pre_user_prompt"},
		},
		Open: "a hook that is slow; it has no setting against that",
		canary: canary{event: "pre_run_command", exit2: true, silence: "allow", payload: `{"agent_action_name": "pre_run_command", "trajectory_id": $SESSION, "execution_id": $SESSION,
			"timestamp": "2026-11-20T10:32:33Z", "model_name": "none", "tool_info": {"command_line": $COMMAND, "cwd": $CWD}}`},
	},
	{
		Name: "devin", Title: "Devin CLI", Programs: []string{"devin"},
		Folder:  Folder{Home: ".config/devin"},
		Targets: []Target{{Person: "config.json", Project: ".devin/config.local.json", Writer: &groupedSeconds}},
		Events: []Event{
			{Name: "PreToolUse", Decides: true}, {Name: "PermissionRequest", Decides: true}, {Name: "PostToolUse"}, {Name: "UserPromptSubmit"},
			{Name: "SessionStart"}, {Name: "SessionEnd"},
		},
		Open:  slow,
		Hides: true,
		canary: canary{event: "PreToolUse", said: append([]said{{"decision", "approve", "allow"}}, saidDecision...), exit2: true, silence: "ask",
			payload: `{"hook_event_name": "PreToolUse", "session_id": $SESSION, "prompt_id": $SESSION, "cwd": $CWD, "tool_name": "exec", "tool_input": {"command": $COMMAND, "shell_id": "1"}}`},
	},
	{
		Name: "openhands", Title: "OpenHands", Programs: []string{"openhands"},
		Folder:  Folder{Home: ".openhands"},
		Targets: []Target{{Person: "hooks.json", Project: ".openhands/hooks.json", Writer: &openhandsForm, Plain: true}},
		Events: []Event{
			{Name: "PreToolUse", Decides: true}, {Name: "PostToolUse"}, {Name: "UserPromptSubmit"}, {Name: "SessionStart"}, {Name: "SessionEnd"},
		},
		Open:  slow + "; and a project that has a hooks.json of its own, which is read in the place of yours",
		Hides: true,
		canary: canary{event: "PreToolUse", said: saidDecision, exit2: true, silence: "ask", payload: `{"event_type": "PreToolUse", "tool_name": "terminal", "tool_input": {"command": $COMMAND},
			"tool_response": null, "message": null, "session_id": $SESSION, "working_dir": $CWD, "metadata": {}}`},
	},
	{
		Name: "kimi", Title: "Kimi Code", Programs: []string{"kimi"},
		Folder:  Folder{Env: "KIMI_CODE_HOME", Home: ".kimi-code"},
		Targets: []Target{{Person: "config.toml", Writer: tomlHooks{}}},
		Events: []Event{
			{Name: "PreToolUse", Decides: true, Most: 600 * time.Second}, {Name: "PostToolUse", Most: 600 * time.Second},
			{Name: "UserPromptSubmit", Most: 600 * time.Second}, {Name: "SessionStart", Most: 600 * time.Second}, {Name: "SessionEnd", Most: 600 * time.Second},
		},
		Open: slow,
		canary: canary{event: "PreToolUse", said: saidClaude, exit2: true, silence: "ask",
			payload: `{"hook_event_name": "PreToolUse", "session_id": $SESSION, "cwd": $CWD, "tool_name": "Bash", "tool_input": {"command": $COMMAND}, "tool_call_id": $SESSION}`},
	},
	{
		Name: "grok", Title: "Grok Build", Programs: []string{"grok"},
		Folder:  Folder{Env: "GROK_HOME", Home: ".grok"},
		Targets: []Target{{Person: "hooks/automode.json", Project: ".grok/hooks/automode.json", Writer: &groupedSeconds, Plain: true}},
		Events: []Event{
			{Name: "PreToolUse", Decides: true}, {Name: "PostToolUse"}, {Name: "PostToolUseFailure"}, {Name: "UserPromptSubmit"},
			{Name: "SessionStart"}, {Name: "SessionEnd"},
		},
		Todo: "Hooks of a project run once you trust it: /hooks-trust. It also reads Claude Code's hooks, which cannot read what it sends: switch them off with hooks = false under [compat.claude] in its config.toml.",
		Open: slow,
		canary: canary{event: "PreToolUse", said: saidDecision, exit2: true, silence: "allow",
			payload: `{"hookEventName": "pre_tool_use", "sessionId": $SESSION, "cwd": $CWD, "workspaceRoot": $CWD, "toolName": "run_terminal_command", "toolInput": {"command": $COMMAND}}`},
	},
	{
		Name: "cline", Title: "Cline", Programs: []string{"cline"},
		Folder: Folder{Home: ".cline"}, Signs: []string{".cline", "Documents/Cline"},
		Targets: []Target{
			{Person: "hooks/PreToolUse", Project: ".cline/hooks/PreToolUse", Writer: &Whole{Event: "PreToolUse", Text: clineDecides}, Program: true},
			{Person: "hooks/PostToolUse", Project: ".cline/hooks/PostToolUse", Writer: &Whole{Event: "PostToolUse", Text: clineRecords}, Program: true},
			{Person: "hooks/UserPromptSubmit", Project: ".cline/hooks/UserPromptSubmit", Writer: &Whole{Event: "UserPromptSubmit", Text: clineRecords}, Program: true},
			{Person: "hooks/TaskStart", Project: ".cline/hooks/TaskStart", Writer: &Whole{Event: "TaskStart", Text: clineRecords}, Program: true},
		},
		Events: []Event{{Name: "PreToolUse", Decides: true}, {Name: "PostToolUse"}, {Name: "UserPromptSubmit"}, {Name: "TaskStart"}},
		Todo:   "In the editor's extension hooks have to be switched on. A denial ends the whole task, which is what Cline knows; what would be asked is denied.",
		Open:   "a hook that is slow: Cline waits as long as it pleases. A hook that is missing or crashes is a denial, by the file that starts it",
		canary: canary{event: "PreToolUse", closing: "in the file", said: []said{{"cancel", "true", "deny"}, {"cancel", "false", "allow"}}, silence: "allow",
			payload: `{"clineVersion": "", "timestamp": "2026-11-20T11:00:18.883Z", "taskId": $SESSION, "workspaceRoots": [$CWD], "userId": "unknown", "agent_id": "agent_1", "parent_agent_id": null,
				"hookName": "tool_call", "iteration": 1, "tool_call": {"id": $SESSION, "name": "run_commands", "input": {"commands": [$COMMAND]}},
				"preToolUse": {"toolName": "run_commands", "parameters": {}}}`},
		Whole: true,
	},
	{
		Name: "hermes", Title: "Hermes Agent", Programs: []string{"hermes"},
		Folder:  Folder{Env: "HERMES_HOME", Home: ".hermes"},
		Targets: []Target{{Person: "config.yaml", Writer: yamlHooks{}, Closes: true}},
		Events: []Event{
			{Name: "pre_tool_call", Decides: true, Most: 300 * time.Second}, {Name: "post_tool_call", Most: 300 * time.Second},
			{Name: "pre_llm_call", Most: 300 * time.Second}, {Name: "on_session_start", Most: 300 * time.Second}, {Name: "on_session_end", Most: 300 * time.Second},
		},
		Shellless: true,
		Todo:      "Hermes asks once whether you agree to each of these hooks. Where it has no terminal it passes over them without a word until you did: start it once, or with --accept-hooks.",
		Open:      `nothing that is known once you agreed to the hook: with "fail_closed" a hook that is missing, crashes or is slow stops the call`,
		Hides:     true,
		canary: canary{event: "pre_tool_call", exit2: true, silence: "allow",
			said:    []said{{"action", "approve", "ask"}, {"action", "block", "deny"}},
			payload: `{"hook_event_name": "pre_tool_call", "tool_name": "terminal", "tool_input": {"command": $COMMAND}, "session_id": $SESSION, "cwd": $CWD, "profile": "default", "extra": {}}`},
	},
	{
		Name: "augment", Title: "Auggie", Programs: []string{"auggie"},
		Folder:  Folder{Home: ".augment"},
		Targets: []Target{{Person: "settings.json", Project: ".augment/settings.local.json", Writer: &auggieForm, Plain: true}},
		Events:  []Event{{Name: "PreToolUse", Decides: true}, {Name: "PostToolUse"}, {Name: "SessionStart"}, {Name: "SessionEnd"}},
		Words:   true,
		Open:    "a hook that is missing, crashes or is slow; its manual does not say what happens then",
		canary: canary{event: "PreToolUse", said: saidClaude, exit2: true, silence: "allow",
			payload: `{"hook_event_name": "PreToolUse", "conversation_id": $SESSION, "workspace_roots": [$CWD], "tool_name": "launch-process", "tool_input": {"command": $COMMAND, "cwd": $CWD}}`},
	},
}

// slow is what stays open where the line itself stops a call whose hook fails.
const slow = "a hook that is slower than its limit, which is three times ours; it has no setting against that"

// goosePlugin says what the folder is in which Goose finds our hook.
const goosePlugin = `{
  "name": "automode",
  "version": "1.0.0",
  "description": "Asks automode before each tool call"
}
`

// Cline starts the file that is named after the event. What it prints counts,
// whatever its status, and a silence is an allow.
const (
	clineDecides = `#!/bin/sh
# $LINE
answer=$($SHELL)
case $answer in
'{'*) printf '%s\n' "$answer" ;;
*) echo '{"cancel":true,"errorMessage":"automode: the gate did not answer."}' ;;
esac
`
	clineRecords = `#!/bin/sh
# $LINE
exec $SHELL
`
)

package dialect

import (
	"strings"

	"automode"
)

// codex is Codex. Before a tool a hook can only deny: allow has no effect and
// ask runs the call. A PermissionRequest comes when Codex is about to ask its
// person or its own reviewer, and silence there leaves the question to it. The
// folder of a command is in its record alone (Workdir).
var codex = agent{
	name:   "codex",
	fields: claudeFields,
	events: claudeEvents,
	fresh:  []string{"startup", "clear"},
	hides:  true,
	tools: []tool{
		{"Bash", runs, [3]string{"command"}},
		{"exec_command", runs, [3]string{"cmd|command", "workdir"}},
		{"apply_patch", patches, [3]string{"command|input"}},
		{"view_image", reads, [3]string{"path"}},
		{"spawn_agent", delegates, [3]string{"message"}},
		{"update_plan", coordinates, [3]string{}},
		{"list_agents", coordinates, [3]string{}},
		{"wait_agent", coordinates, [3]string{}},
		{"close_agent", coordinates, [3]string{}},
		{"request_user_input", coordinates, [3]string{}},
	},
	server:  doubleUnderscore,
	mode:    claudeModeGiven,
	more:    codexNetwork,
	asking:  denied,
	request: silent,
	write: func(ev *Event, v automode.Verdict, reason string) Output {
		if ev.Kind == PreToolUse && v == automode.Allow {
			return Output{} // an allow without a changed input voids the answer; silence is no objection
		}
		return claudeShaped(ev, v, reason)
	},
}

// claudeModeGiven maps modes that are spelled as Claude Code's.
func claudeModeGiven(name string) automode.Mode { return claudeMode(name, name != "") }

// codexNetwork reads the question whether a command that runs may reach a host,
// which looks like that command: what was said of the command says nothing of
// the host.
func codexNetwork(ev *Event, _ object) {
	if ev.Kind != PermissionRequest || ev.Call.Kind != automode.ShellTool {
		return
	}
	o, _ := members(ev.Call.Input)
	said, _ := text(o.get("description"))
	host, ok := strings.CutPrefix(said, "network-access ")
	if !ok {
		return
	}
	ev.Hidden = false
	ev.Call.Kind, ev.Call.Command, ev.Call.Tool, ev.Call.Own = automode.FetchTool, "", "WebFetch", "network-access"
	if ev.Call.URL = strings.TrimSpace(host); !strings.Contains(ev.Call.URL, "://") {
		ev.Call.URL = "https://" + ev.Call.URL
	}
}

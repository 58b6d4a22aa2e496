package agents

import "automode/packages"

// plugins are agents that load a plugin of ours, which starts the hook and stops
// the call on anything but its allow.
var plugins = [...]Agent{
	{
		Name: "opencode", Title: "OpenCode", Programs: []string{"opencode"},
		Folder:  Folder{Env: "OPENCODE_CONFIG_DIR", Home: ".config/opencode", XDG: true},
		Targets: []Target{{Person: "plugins/automode.js", Project: ".opencode/plugins/automode.js", Writer: &Whole{Event: "tool.execute.before", Made: madeOf("opencode", "open")}}},
		Events:  []Event{{Name: "tool.execute.before", Decides: true}},
		Whole:   true,
		Open:    "a plug-in that OpenCode could not load: it says nothing, and every call runs",
		canary:  openCodeCanary,
	},
	{
		Name: "kilo", Title: "Kilo", Programs: []string{"kilo"},
		Folder:  Folder{Env: "KILO_CONFIG_DIR", Home: ".config/kilo", XDG: true},
		Targets: []Target{{Person: "plugins/automode.js", Project: ".kilo/plugin/automode.js", Writer: &Whole{Event: "tool.execute.before", Made: madeOf("kilo", "open")}}},
		Events:  []Event{{Name: "tool.execute.before", Decides: true}},
		Whole:   true,
		Open:    "a plug-in that Kilo could not load: it says nothing, and every call runs",
		canary:  openCodeCanary,
	},
	{
		Name: "pi", Title: "pi", Programs: []string{"pi"},
		Folder:  Folder{Env: "PI_CODING_AGENT_DIR", Home: ".pi/agent"},
		Targets: []Target{{Person: "extensions/automode.ts", Project: ".pi/extensions/automode.ts", Writer: &Whole{Event: "tool_call", Made: madeOf("pi")}}},
		Events:  []Event{{Name: "tool_call", Decides: true}},
		Whole:   true,
		Open:    "an extension that pi could not load, and what its person types behind !",
		canary: canary{event: "tool_call", said: saidDecision, silence: "deny", failing: "deny",
			payload: `{"hook_event_name": "tool_call", "cwd": $CWD, "session": $SESSION, "event": {"toolName": "bash", "toolCallId": $SESSION, "input": {"command": $COMMAND}}}`},
	},
	{
		Name: "amp", Title: "Amp", Programs: []string{"amp"},
		Folder:  Folder{Home: ".config/amp"},
		Targets: []Target{{Person: "plugins/automode.ts", Project: ".amp/plugins/automode.ts", Writer: &Whole{Event: "tool.call", Made: madeForAmp}}},
		Events:  []Event{{Name: "tool.call", Decides: true}},
		Whole:   true,
		Todo:    "Amp calls its interface for plug-ins experimental, and older releases load them only with PLUGINS=all in the environment. Try one call that has to be denied.",
		Open:    "a plug-in that Amp could not load: it says nothing, and every call runs. Amp could not be tried here",
		canary: canary{event: "tool.call", said: saidDecision, silence: "deny", failing: "deny",
			payload: `{"event": "tool.call", "session": $SESSION, "cwd": $CWD, "tool": "shell_command", "input": {"command": $COMMAND}, "id": $SESSION}`},
	},
}

var openCodeCanary = canary{event: "tool.execute.before", said: saidDecision, silence: "deny", failing: "deny",
	payload: `{"hook_event_name": "tool.execute.before", "cwd": $CWD, "input": {"tool": "bash", "sessionID": $SESSION, "callID": $SESSION}, "output": {"args": {"command": $COMMAND, "description": "a trial"}}}`}

// madeOf is a plugin in one file, which says in its first line what it starts.
func madeOf(name string, further ...string) func() string {
	return func() string { return "// $LINE\n" + packages.Plugin(name, further...) }
}

// madeForAmp begins with the words by which Amp wants to be told that its
// interface for plug-ins may change.
func madeForAmp() string {
	return "// @i-know-the-amp-plugin-api-is-wip-and-very-experimental-right-now\n" + madeOf("amp")()
}

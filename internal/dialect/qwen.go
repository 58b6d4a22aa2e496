package dialect

import "automode"

// qwen is Qwen Code. A hook is asked once the call is approved: it can deny, and
// its allow opens nothing. The approval itself is a PermissionRequest.
var qwen = agent{
	name:   "qwen",
	fields: claudeFields,
	events: claudeEvents,
	fresh:  []string{"startup", "clear"},
	quiet:  true,
	tools: []tool{
		{"run_shell_command", runs, [3]string{"command", "directory|dir_path"}},
		{"read_file", reads, [3]string{"file_path|absolute_path"}},
		{"list_directory", lists, [3]string{"path"}},
		{"grep_search", searches, [3]string{"pattern", "path", "glob"}},
		{"glob", finds, [3]string{"pattern", "path"}},
		{"write_file", writes, [3]string{"file_path", "content"}},
		{"edit", replaces, [3]string{"file_path", "old_string", "new_string"}},
		{"notebook_edit", inserts, [3]string{"notebook_path", "new_source"}},
		{"web_fetch", fetches, [3]string{"url", "prompt"}},
		{"web_search", asksWeb, [3]string{"query"}},
		{"agent", delegates, [3]string{"prompt"}},
		{"todo_write", coordinates, [3]string{}},
		{"task_create", coordinates, [3]string{}},
		{"task_get", coordinates, [3]string{}},
		{"task_list", coordinates, [3]string{}},
		{"task_update", coordinates, [3]string{}},
		{"task_output", coordinates, [3]string{}},
		{"task_stop", coordinates, [3]string{}},
		{"enter_plan_mode", asksPerson, [3]string{}},
		{"exit_plan_mode", asksPerson, [3]string{}},
		{"ask_user_question", asksPerson, [3]string{}},
	},
	server:  doubleUnderscore,
	mode:    qwenMode,
	asking:  asked,
	request: silent,
	write:   claudeShaped,
}

func qwenMode(name string) automode.Mode {
	switch name {
	case "default":
		return automode.ModeDefault
	case "plan":
		return automode.ModePlan
	case "auto-edit", "auto_edit", "autoEdit":
		return automode.ModeAcceptEdits
	case "auto":
		return automode.ModeAuto
	case "yolo":
		return automode.ModeBypass
	}
	return automode.ModeDontAsk
}

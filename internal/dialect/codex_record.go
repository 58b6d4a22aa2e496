package dialect

import (
	"path"

	"automode"
)

// Workdir reads one line of an agent's own record, and returns the folder in
// which it says that the command of ev runs; ok is false for a line that does
// not say it of this call. Where the payload has no id of the call, a line with
// the same command counts, and several such lines have to agree. A call that the
// record has run in a shell whose language is another is malformed.
func Workdir(ev *Event, line []byte) (folder string, ok bool) {
	if ev.Call == nil || ev.Call.Agent != codex.name || ev.Call.Kind != automode.ShellTool {
		return "", false
	}
	o, err := readObject(line)
	if err != nil {
		return "", false
	}
	r := reader{object: o}
	if kind := r.asideAt("payload.type"); r.asideAt("type") != "response_item" || kind != "function_call" && kind != "local_shell_call" {
		return "", false
	}
	if id := r.asideAt("payload.call_id"); ev.Call.ID != "" && id != ev.Call.ID {
		return "", false
	}
	input := reader{}
	if s, isText := text(r.at("payload.arguments")); isText {
		args, err := readObject([]byte(s))
		if err != nil || twinWithin([]byte(s)) != "" {
			return "", false
		}
		input.object = args
	} else if action, isObject := members(r.at("payload.action")); isObject {
		input.object = action
	}
	if input.object == nil || ev.Call.ID == "" && input.asideAt("cmd|command") != ev.Call.Command {
		return "", false
	}
	folder = input.textAt("workdir|working_directory")
	shell := input.textAt("shell")
	if input.flaw != "" || input.at("shell") != nil && !known(shell) {
		if ev.Call.Malformed == "" {
			ev.Call.Malformed = "the agent's record does not say in which folder and in which shell it runs so that it can be relied on"
		}
		return "", false
	}
	return below(ev.Cwd, folder), true
}

// known reports whether a shell is one whose language commands are read in: by
// its bare name, or where the system keeps it. A file of that name elsewhere may
// be any program.
func known(shell string) bool {
	folder, name := path.Split(shell)
	switch folder {
	case "", "/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/":
	default:
		return false
	}
	switch name {
	case "sh", "bash", "zsh", "dash":
		return true
	}
	return false
}

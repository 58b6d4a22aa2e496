package dialect

import (
	"path"
	"strings"

	"automode"
)

// Workdir reads one line of an agent's own record, and returns the folder in
// which it says that the command of ev runs; ok is false for a line that does
// not say it of this call. Where the payload has no id of the call, a line with
// the same command counts, and several such lines have to agree.
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
	if shell := input.textAt("shell"); input.flaw != "" || shell != "" && !known(shell) {
		return "", false
	}
	return below(ev.Cwd, folder), true
}

// known reports whether a shell is one whose language commands are read in.
func known(shell string) bool {
	switch strings.TrimSuffix(path.Base(shell), ".exe") {
	case "sh", "bash", "zsh", "dash":
		return true
	}
	return false
}

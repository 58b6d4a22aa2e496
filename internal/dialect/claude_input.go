package dialect

import (
	"strings"
	"unicode"

	"automode"
)

// claudeInput says what kind of tool call.Tool is and fills in what its input
// means. A tool that is not here stays automode.OtherTool, of which nothing is
// known; so do those whose code or effect lies where no field shows it.
func claudeInput(call *automode.Call, in *reader) {
	switch call.Tool {
	case "Bash":
		// The person's shell runs it, zsh or bash; the payload does not say which.
		call.Kind, call.Command = automode.ShellTool, in.must("command")
		for _, m := range in.object {
			if strings.HasPrefix(m.name, "_") {
				in.wrong("%s has the inner field %s", in.of, m.name) // of the agent's own; what it does is not known
			}
		}
	case "PowerShell":
		call.Kind, call.Shell, call.Command = automode.ShellTool, automode.PowerShell, in.must("command")
	case "Monitor":
		claudeMonitor(call, in)
	case "Read":
		call.Kind, call.Path = automode.ReadTool, in.path("file_path")
	case "LSP":
		call.Kind = automode.ReadTool
		if call.Path = in.pathIfAny("filePath"); call.Path == "" {
			call.Path = in.path("file_path")
		} else if in.raw("file_path") != nil {
			in.wrong("%s names its file twice", in.of)
		}
		switch in.text("operation") {
		case "", "goToDefinition", "findReferences", "hover", "documentSymbol", "workspaceSymbol", "goToImplementation", "prepareCallHierarchy", "incomingCalls", "outgoingCalls":
		default: // it may change files
			call.Kind = automode.OtherTool
		}
	case "Glob":
		call.Kind = automode.SearchTool
		call.Path, call.Pattern = globFolder(in.pathIfAny("path"), in.must("pattern"))
		if leaves(call.Pattern) {
			in.wrong("the pattern of %s may leave its folder", in.of)
		}
	case "Grep":
		call.Kind, call.Path, call.Pattern = automode.SearchTool, in.pathIfAny("path"), in.must("pattern")
	case "Edit":
		call.Kind, call.Path = automode.EditTool, in.path("file_path")
		call.Edits = []automode.Edit{claudeEdit(call.Path, in)}
	case "Write":
		call.Kind, call.Path = automode.EditTool, in.path("file_path")
		call.Edits = []automode.Edit{{Path: call.Path, New: in.given("content"), Whole: true}}
	case "MultiEdit":
		claudeEdits(call, in)
	case "NotebookEdit":
		claudeNotebook(call, in)
	case "WebFetch":
		call.Kind, call.URL = automode.FetchTool, in.must("url")
		call.Prompt = in.text("prompt")
	case "WebSearch":
		// Fetched from the vendor's search service: no address of its own, and the
		// query is what goes out.
		call.Kind, call.Pattern = automode.FetchTool, in.must("query")
	case "Agent", "Task":
		call.Prompt = in.must("prompt")
		if claudeGated(in) {
			call.Kind = automode.SubagentTool
		}
	case "SendMessage", "SubagentHandback":
		call.Prompt = in.aside("message")
		if !strings.Contains(in.aside("to"), ":") { // another session's address
			call.Kind = automode.SubagentTool
		}
	case "AskUserQuestion", "EnterPlanMode", "ExitPlanMode",
		"TodoWrite", "TaskCreate", "TaskUpdate", "TaskGet", "TaskList",
		"TaskOutput", "BashOutput", "AgentOutputTool", "TaskStop", "KillShell",
		"ListAgents", "ReportFindings", "ToolSearch",
		"ListMcpResourcesTool", "RefreshMcpTools", "WaitForMcpServers":
		call.Kind = automode.CoordinateTool
	default:
		if strings.HasPrefix(call.Tool, "mcp__") {
			call.Kind = automode.MCPTool
		}
	}
	if call.Kind == automode.SearchTool && call.Path == "" {
		call.Path = call.Cwd
	}
	if call.Kind == automode.EditTool && (in.raw("path") != nil || in.raw("filePath") != nil) {
		in.wrong("%s names its file twice", in.of)
	}
}

// claudeNeedsPerson reports whether a tool is itself a question to the person,
// so that an allow of ours must never stand for the person's answer.
func claudeNeedsPerson(tool string) bool {
	return tool == "AskUserQuestion" || tool == "ExitPlanMode"
}

// claudeMonitor reads a Monitor's input: a command whose output is watched, or
// a socket.
func claudeMonitor(call *automode.Call, in *reader) {
	ws := in.raw("ws")
	if ws == nil {
		call.Kind, call.Command = automode.ShellTool, in.must("command")
		return
	}
	if in.raw("command") != nil {
		// Judged as the command; that both are there is told.
		call.Kind, call.Command = automode.ShellTool, in.must("command")
		in.wrong("%s holds a command and a socket", in.of)
		return
	}
	call.Kind = automode.FetchTool
	if o, ok := members(ws); ok {
		socket := reader{of: in.of, object: o, flaw: in.flaw}
		call.URL = socket.must("url")
		in.flaw = socket.flaw
		return
	}
	in.wrong("the field ws of %s is not an object", in.of)
}

// claudeGated reports whether every call of the new agent would pass this gate
// in no weaker mode: not when it runs elsewhere, not when a mode is asked for.
func claudeGated(in *reader) bool {
	isolation, mode := in.text("isolation"), in.text("mode")
	if in.raw("permission_mode") != nil || in.raw("permissionMode") != nil {
		return false // what other fields call it
	}
	return (isolation == "" || isolation == "worktree") && (mode == "" || mode == "default" || mode == "plan")
}

// claudeEdit reads one replacement. With nothing to replace the whole file is
// written.
func claudeEdit(path string, in *reader) automode.Edit {
	e := automode.Edit{Path: path, Old: in.given("old_string"), New: in.given("new_string")}
	e.Whole = e.Old == ""
	return e
}

func claudeEdits(call *automode.Call, in *reader) {
	call.Kind, call.Path = automode.EditTool, in.path("file_path")
	list, ok := elements(in.raw("edits"))
	if !ok || len(list) == 0 {
		in.wrong("the field edits of %s is no list of edits", in.of)
	}
	for _, raw := range list {
		o, ok := members(raw)
		if !ok {
			in.wrong("the field edits of %s is no list of edits", in.of)
		}
		if in.flaw != "" {
			return
		}
		one := reader{of: in.of, object: o, flaw: in.flaw}
		call.Edits = append(call.Edits, claudeEdit(call.Path, &one))
		in.flaw = one.flaw
	}
}

// claudeNotebook reads a change to one cell. The text that goes is not in the
// input, and removing a cell removes no file.
func claudeNotebook(call *automode.Call, in *reader) {
	call.Kind, call.Path = automode.EditTool, in.path("notebook_path")
	e := automode.Edit{Path: call.Path}
	switch in.text("edit_mode") {
	case "", "replace", "insert":
		e.New = in.given("new_source")
	case "delete":
	default:
		in.wrong("the field edit_mode of %s is none that is known", in.of)
	}
	call.Edits = []automode.Edit{e}
}

// globFolder moves the fixed folders at the head of a pattern into the folder
// that is searched, so that the folder says where the search begins: "/etc/*"
// searches /etc, "../x/**" searches ../x.
func globFolder(folder, pattern string) (path, rest string) {
	fixed := pattern
	if i := strings.IndexAny(pattern, `*?[{(!+@\`); i >= 0 {
		fixed = pattern[:i]
	}
	cut := strings.LastIndexByte(fixed, '/') + 1
	head, rest := pattern[:cut], pattern[cut:]
	switch {
	case head == "":
		return folder, rest
	case head == "/":
		return head, rest
	}
	head = strings.TrimSuffix(head, "/")
	if folder == "" || absolute(head) {
		return head, rest
	}
	return strings.TrimSuffix(folder, "/") + "/" + head, rest
}

// leaves reports whether a pattern without its fixed head could match outside
// the folder it is applied to.
func leaves(pattern string) bool {
	for part := range strings.FieldsFuncSeq(pattern, func(r rune) bool { return strings.ContainsRune(`/{},()|`, r) }) {
		if part == ".." {
			return true
		}
	}
	return strings.Contains(pattern, "{/") || strings.Contains(pattern, ",/") || strings.Contains(pattern, `\.`)
}

// path is a required path, pathIfAny one that may be left out. Some agents cut
// blanks off its ends and others do not, so a path that has them means two
// files and is not relied on.
func (r *reader) path(name string) string { return r.cleanly(name, r.must(name)) }

func (r *reader) pathIfAny(name string) string { return r.cleanly(name, r.text(name)) }

func (r *reader) cleanly(name, path string) string {
	blank := func(c rune) bool { return unicode.IsSpace(c) || c == '\ufeff' }
	if strings.TrimFunc(path, blank) != path || strings.ContainsAny(path, "\n\r") {
		r.wrong("the field %s of %s begins or ends with a blank", name, r.of)
	}
	if escapes(path) && automode.ThisPlatform() != automode.Windows {
		r.wrong("the field %s of %s holds a sign with a backslash before it, which some agents take off", name, r.of)
	}
	if isAddress(path) {
		r.wrong("the field %s of %s is an address, which some agents take for the file behind it", name, r.of)
	}
	return path
}

// escapes reports whether a path holds a sign that shells need a backslash before, and
// the backslash.
func escapes(path string) bool {
	for i := len(path) - len(strings.TrimPrefix(path, `\\?`)) + 1; i < len(path); i++ { // a path of Windows may begin so
		if path[i-1] == '\\' && strings.IndexByte(" \t()[]{};|*?$`'\"#&<>!~", path[i]) >= 0 {
			return true
		}
	}
	return false
}

// isAddress reports whether a path begins as a URI does: a scheme, longer than
// the letter of a drive, a colon and a slash.
func isAddress(path string) bool {
	scheme, rest, ok := strings.Cut(path, ":")
	if !ok || len(scheme) < 2 || !strings.HasPrefix(rest, "/") && !strings.EqualFold(scheme, "file") {
		return false
	}
	for i, c := range []byte(scheme) {
		letter := 'a' <= c|0x20 && c|0x20 <= 'z'
		if !letter && (i == 0 || (c < '0' || c > '9') && c != '+' && c != '-' && c != '.') {
			return false
		}
	}
	return true
}

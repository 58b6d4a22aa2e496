package dialect

import (
	"encoding/json"
	"errors"
	"strings"

	"automode"
)

// Claude is the agent's name in calls of Claude Code.
const Claude = "claude"

// claude is Claude Code.
type claude struct{}

func (claude) Name() string { return Claude }

func (c claude) Read(data []byte, event string) (Event, error) {
	o, err := readObject(data)
	if err != nil {
		return Event{}, err
	}
	if ev, ok := abroad(c, o, data, event); ok {
		return ev, nil
	}
	return readClaude(o)
}

func (claude) Tell(text string) Output { return tellClaude(text) }

func (c claude) Answer(ev Event, d automode.Decision, as Answering) Output {
	if ev.of != nil {
		return bothWays(c, ev, d, as)
	}
	out := renderClaude(ev, d, as)
	out.Asks, out.Leaves = asksClaude(ev, d, as), leavesClaude(ev, d, as)
	return out
}

// ReadClaude reads one payload of a Claude Code hook, as Dialect.Read says.
func ReadClaude(data []byte) (Event, error) {
	return claude{}.Read(data, "")
}

// readClaude reads a payload of Claude Code's own.
func readClaude(o object) (Event, error) {
	twin := o.twin()
	name, ok := text(o.get("hook_event_name"))
	switch {
	case strings.EqualFold(twin, "hook_event_name"):
		return Event{}, errors.New("the payload names its event twice")
	case !ok || name == "":
		return Event{}, errors.New("the payload does not name its event")
	}
	r := reader{of: "the payload", object: o}
	if twin != "" {
		r.wrong("the payload holds %s twice", twin)
	}
	ev := Event{
		Kind: claudeEvent(name), Name: name,
		Session:    r.text("session_id"),
		Subagent:   r.text("agent_id"),
		Cwd:        r.text("cwd"),
		PromptID:   r.aside("prompt_id"),
		Transcript: r.aside("transcript_path"),
		Source:     r.aside("source"),
		Reason:     r.aside("reason"),
	}
	ev.Fresh = ev.Source == "startup" || ev.Source == "clear"
	if !plainName(ev.Session) {
		r.wrong("the session's id cannot be one")
		ev.Session = ""
	}
	if ev.Kind == UserPromptSubmit {
		ev.Prompt = r.must("prompt")
		ev.Typed = ev.Subagent == "" && r.flaw == "" && claudeTyped(ev.Prompt)
	}
	if ev.Kind.ofTool() {
		ev.Response = o.get("tool_response")
		ev.Failure = r.aside("error")
		ev.Call, ev.Mode = claudeCall(&r, ev)
		if ev.Kind == PostToolUse && ev.Call.Malformed == "" {
			claudeResponse(&ev)
		}
	} else {
		ev.Malformed = r.flaw
	}
	if ev.Kind == UnknownEvent {
		ev.Call.Malformed = unknownEvent(name)
	}
	return ev, nil
}

// claudeEvent maps the names of events. One that is not here is not known.
func claudeEvent(name string) EventKind {
	switch name {
	case "PreToolUse":
		return PreToolUse
	case "PermissionRequest":
		return PermissionRequest
	case "PermissionDenied":
		return PermissionDenied
	case "PostToolUse":
		return PostToolUse
	case "PostToolUseFailure":
		return PostToolUseFailure
	case "UserPromptSubmit":
		return UserPromptSubmit
	case "SessionStart":
		return SessionStart
	case "SessionEnd":
		return SessionEnd
	case "SubagentStart":
		return SubagentStart
	case "SubagentStop":
		return SubagentStop
	case "Stop":
		return Stop
	case "PostToolBatch", "UserPromptExpansion", "StopFailure", "ConfigChange", "InstructionsLoaded", "PreCompact", "PostCompact", "CwdChanged",
		"DirectoryAdded", "FileChanged", "WorktreeCreate", "WorktreeRemove", "Notification", "Setup", "TaskCreated", "TaskCompleted",
		"TeammateIdle", "Elicitation", "ElicitationResult", "PreModelSwitch", "PostModelSwitch", "MessageDisplay":
		return OtherEvent // they concern no call that is about to run
	}
	return UnknownEvent
}

// claudeCall reads the call of a tool event. It names no roots: the payload
// does not, the folder it names moves with the shell, and CLAUDE_PROJECT_DIR
// is environment, which may not widen anything. The caller fills them in from
// the session's start.
func claudeCall(r *reader, ev Event) (*automode.Call, string) {
	call := &automode.Call{
		ID:       r.aside("tool_use_id"),
		Agent:    Claude,
		Session:  ev.Session,
		Subagent: ev.Subagent,
		Tool:     r.must("tool_name"),
		Cwd:      r.must("cwd"),
		Platform: automode.ThisPlatform(),
	}
	mode := r.text("permission_mode")
	call.Mode = claudeMode(mode, r.raw("permission_mode") != nil)
	if call.Cwd != "" && !absolute(call.Cwd) {
		r.wrong("the working directory is not absolute")
	}
	raw := r.object.get("tool_input")
	if o, ok := members(raw); ok {
		call.Input = raw
		if twin := twinWithin(raw); twin != "" {
			r.wrong("the tool's input holds %s twice", twin)
		}
		in := reader{of: "the input of " + call.Tool, object: o, flaw: r.flaw}
		claudeInput(call, &in)
		r.flaw = in.flaw
	} else {
		r.wrong("the tool's input is not an object")
	}
	call.Malformed = r.flaw
	return call, mode
}

// claudeTyped reports whether a prompt can be the person's own text. What
// Claude Code itself puts there stands in a tag in small letters (notices of
// tasks, messages of other agents, expanded commands) or in a square bracket.
func claudeTyped(prompt string) bool {
	s := strings.TrimSpace(prompt)
	if strings.HasPrefix(s, "[Request interrupted by user") {
		return false
	}
	return len(s) < 2 || s[0] != '<' || s[1] < 'a' || s[1] > 'z'
}

// claudeResponse reads what a tool's answer tells of files and of the person.
func claudeResponse(ev *Event) {
	o, ok := members(ev.Response)
	if !ok || twinWithin(ev.Response) != "" {
		return
	}
	switch ev.Call.Tool {
	case "Write":
		kind, _ := text(o.get("type"))
		ev.Created = kind == "create"
	case "AskUserQuestion":
		answers, _ := members(o.get("answers"))
		for _, a := range answers {
			if chosen, ok := text(a.value); ok && chosen != "" {
				ev.Answers = append(ev.Answers, a.name+" "+chosen)
			}
		}
	}
}

// claudeMode maps the permission mode. A mode that nobody has heard of may do
// anything with a question, so it counts as the one whose questions we tell as
// denials. Events of old versions name none; they behave as in default.
func claudeMode(name string, given bool) automode.Mode {
	switch name {
	case "default", "manual":
		return automode.ModeDefault
	case "plan":
		return automode.ModePlan
	case "acceptEdits":
		return automode.ModeAcceptEdits
	case "auto":
		return automode.ModeAuto
	case "bypassPermissions":
		return automode.ModeBypass
	case "":
		if !given {
			return automode.ModeDefault
		}
	}
	return automode.ModeDontAsk
}

// absolute reports whether path is absolute on any system.
func absolute(path string) bool {
	return strings.HasPrefix(path, "/") || strings.HasPrefix(path, `\\`) ||
		len(path) > 2 && path[1] == ':' && (path[2] == '\\' || path[2] == '/')
}

// plainName reports whether a session's id can stand as the name of a file;
// the empty one can, it names none.
func plainName(id string) bool {
	if len(id) > 128 || strings.HasPrefix(id, ".") {
		return false
	}
	for _, c := range []byte(id) {
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '-', c == '_', c == '.':
		default:
			return false
		}
	}
	return true
}

// reader takes fields out of an object and keeps the first thing that was
// wrong with them.
type reader struct {
	of     string // what the object is, for the sentence
	object object
	flaw   string
	sigil  string // a path that begins with it is not the one it says
	seeks  bool   // an edit of a file that is not there may be one of another
}

// wrong notes a flaw; %s in format stands for what.
func (r *reader) wrong(format string, what ...string) {
	if r.flaw != "" {
		return
	}
	for _, w := range what {
		format = strings.Replace(format, "%s", w, 1)
	}
	r.flaw = format
}

// text returns a field that may be missing but must be text when it is there.
func (r *reader) text(name string) string {
	value := r.raw(name)
	if value == nil {
		return ""
	}
	s, ok := text(value)
	if !ok {
		r.wrong("the field %s of %s is not text", name, r.of)
		return ""
	}
	if strings.IndexByte(s, 0) >= 0 {
		r.wrong("the field %s of %s holds a NUL", name, r.of)
		return ""
	}
	return s
}

// aside returns a field on which no decision rests: what is not text is as
// good as missing.
func (r *reader) aside(name string) string {
	s, ok := text(r.object.get(name))
	if !ok {
		return ""
	}
	return s
}

// must returns a field that has to be there and hold something.
func (r *reader) must(name string) string {
	s := r.text(name)
	if s == "" {
		r.wrong("the field %s of %s is missing or empty", name, r.of)
	}
	return s
}

// given returns a field that has to be there and may be empty text.
func (r *reader) given(name string) string {
	if r.raw(name) == nil {
		r.wrong("the field %s of %s is missing", name, r.of)
	}
	return r.text(name)
}

// raw returns a field as it stands, nil when it is missing or null.
func (r *reader) raw(name string) json.RawMessage {
	v := r.object.get(name)
	if string(v) == "null" {
		return nil
	}
	return v
}

package dialect

import (
	"bytes"
	"slices"
	"unicode"

	"automode"
)

// Some agents load the hooks of others: Cursor, Copilot, VS Code, Grok and Devin
// those of Claude Code, Grok those of Cursor, VS Code those of Copilot. Our hook
// is then started with one agent's name and another one's payload. The payload
// is read as its own agent means it; what is not an allow is said in the form of
// both, since either may be the one that is heeded.

// sender is the agent that a payload is of, where its envelope shows that it is
// one of those that load the hooks of others; empty where it does not.
func sender(o object) string {
	has := func(name string) bool { return o.get(name) != nil }
	event, camel := text(o.get("hookEventName"))
	switch {
	case has("cursor_version"):
		return "cursor"
	case has("conversationId"), has("clineVersion"):
	case camel && (has("toolName") || has("workspaceRoot") || event != "" && unicode.IsLower(rune(event[0]))):
		return "grok"
	case camel && has("timestamp"):
		return "vscode"
	case !has("timestamp") && !has("transcript_path") && has("hook_event_name") && has("prompt_id") && !has("client_type"):
		return "devin"
	case !has("timestamp"), camel, has("transcript_path"):
	case has("sessionId"), has("hook_event_name") && has("session_id"):
		return "copilot"
	}
	return ""
}

// abroad reads a payload that is not of the agent that the hook's line names; ok
// is false when it is, for all that can be seen.
func abroad(named Dialect, o object, data []byte, event string) (ev Event, ok bool) {
	name := sender(o)
	if name == "" || name == named.Name() {
		return Event{}, false
	}
	of := Find(name)
	if of == nil {
		return Event{}, false
	}
	ev, err := of.Read(data, "")
	if err != nil {
		ev, err = of.Read(data, event)
	}
	if a, ok := of.(*agent); ok && err != nil {
		ev, err = a.read(o, a.beforeTool()) // as what matters most
	}
	if err != nil {
		ev = Event{Kind: PreToolUse, Name: event, Call: &automode.Call{Agent: name, Malformed: err.Error()}}
	}
	ev.of = of
	if ev.Call != nil && ev.Call.Malformed == "" && !agrees(named, o, event, ev.Call) {
		ev.Call.Malformed = "it reads in one way as a call of " + name + " and in another as one of " + named.Name()
	}
	return ev, true
}

// beforeTool is the agent's name of the event before a tool.
func (a *agent) beforeTool() string {
	for _, e := range a.events {
		if e.kind == PreToolUse {
			return e.name
		}
	}
	return ""
}

// agrees reports whether the agent that the hook's line names would read the
// same call, or none that it knows.
func agrees(named Dialect, o object, event string, c *automode.Call) bool {
	var ev Event
	var err error
	switch d := named.(type) {
	case *agent:
		ev, err = d.read(o, event)
	default:
		ev, err = readClaude(o)
	}
	if err != nil || ev.Call == nil || ev.Call.Malformed != "" || ev.Call.Kind == automode.OtherTool || ev.Call.Kind == automode.MCPTool {
		return true
	}
	n := ev.Call
	return n.Kind == c.Kind && n.Cwd == c.Cwd && n.Command == c.Command && n.Path == c.Path && n.Pattern == c.Pattern &&
		n.URL == c.URL && slices.Equal(n.Edits, c.Edits) && slices.Equal(n.More, c.More)
}

// bothWays answers a payload that is not of the agent that the hook's line
// names. An allow is said as the payload's own agent hears it. A question is put
// only where both would put it, and anything else is denied in both forms.
func bothWays(named Dialect, ev Event, d automode.Decision, as Answering) Output {
	of := ev.of
	ev.of = nil
	theirs := of.Answer(ev, d, as)
	if ev.Call == nil || ev.Kind != PreToolUse && ev.Kind != PermissionRequest && ev.Kind != UnknownEvent ||
		d.Verdict == automode.Allow && ev.Call.Malformed == "" {
		return theirs
	}
	ours := named.Answer(ev, d, as)
	if d.Verdict != automode.Deny {
		if ev.Kind == PermissionRequest && silence(theirs) && silence(ours) {
			return Output{} // the agent that sent it is about to ask
		}
		if theirs.Asks && ours.Asks {
			return merged(theirs, ours)
		}
		d.Verdict = automode.Deny
		d.Model = d.Person + " The hook of " + named.Name() + " was called by " + of.Name() +
			", where nobody is sure to be asked, so it is denied."
		theirs, ours = of.Answer(ev, d, as), named.Answer(ev, d, as)
	}
	out := merged(theirs, ours)
	// Cursor heeds the object, and shows its text raw beside a status.
	if of != Dialect(&cursor) {
		out.Exit, out.Stderr = 2, Printable(d.Model, longestReason)
	}
	return out
}

func silence(out Output) bool { return len(out.Stdout) == 0 && out.Exit == 0 }

// merged is one object with the members of two; of a member that both have, the
// first counts.
func merged(first, second Output) Output {
	a, _ := members(bytes.TrimSpace(first.Stdout))
	b, _ := members(bytes.TrimSpace(second.Stdout))
	for _, m := range b {
		if a.get(m.name) == nil {
			a = append(a, m)
		}
	}
	if len(a) == 0 {
		return Output{}
	}
	text := []byte{'{'}
	for i, m := range a {
		if i > 0 {
			text = append(text, ',')
		}
		text = append(append(text, `"`+m.name+`":`...), m.value...)
	}
	return Output{Stdout: append(text, "}\n"...), Asks: first.Asks && second.Asks}
}

package dialect

import "automode"

// claudeReason is the longest reason that Claude Code keeps, in UTF-16 units.
const claudeReason = 10_000

// tellClaude shows the person a text, whatever the event. It decides nothing.
func tellClaude(text string) Output {
	var w written
	w.text("systemMessage", Printable(text, claudeReason))
	return Output{Stdout: append(w.object(), '\n')}
}

// claudeSpecific is every answer that is ever printed for Claude Code. It drops,
// without a word, an answer that lacks its event or holds an unknown word, and
// then runs the call. What is empty is left out.
type claudeSpecific struct {
	Event    string // hookEventName
	Decision string // permissionDecision
	Reason   string // permissionDecisionReason
	Request  *claudeRequest
}

// claudeRequest is the decision on a PermissionRequest.
type claudeRequest struct{ Behavior, Message string }

// renderClaude writes the answer to ev that Claude Code understands. Only
// PreToolUse and PermissionRequest have one, and a name that nobody knows is
// stopped by the exit status; for every other event it is silent, and so it is where silence makes Claude Code ask:
//
//   - in its own auto mode, for what its own judge will certainly see
//     (claudeJudges);
//   - for what the person's pause leaves to its own permissions (leavesClaude);
//   - for a PermissionRequest that is not settled, whose prompt is on its way;
//   - for an allowed tool that is itself a question to the person.
//
// Where a question would not reach anybody, ask becomes a denial that says how
// to allow the call: in headless runs, in dontAsk, and in a mode nobody knows.
// In bypassPermissions questions are still asked.
func renderClaude(ev Event, d automode.Decision, as Answering) Output {
	if ev.Call == nil {
		return Output{}
	}
	switch ev.Kind {
	case PreToolUse:
		return claudePreTool(ev, d, as)
	case PermissionRequest:
		return claudePermission(ev, d, as)
	case UnknownEvent:
		return stopped(Output{}, d)
	}
	return Output{}
}

func claudePreTool(ev Event, d automode.Decision, as Answering) Output {
	word, reason := "ask", d.Person
	switch d.Verdict {
	case automode.Deny:
		word, reason = "deny", d.Model
	case automode.Allow:
		if claudeNeedsPerson(ev.Call.Tool) {
			return Output{}
		}
		word = "allow"
	default:
		if claudeJudges(ev, d, as) || leavesClaude(ev, d, as) {
			return Output{}
		}
		if why := claudeUnheard(ev, d, as); why != "" {
			word, reason = "deny", ended(d.Person)+why
		}
	}
	if reason == "" && word != "allow" {
		reason = "automode gives no reason."
	}
	return claudePrint(claudeSpecific{Event: "PreToolUse", Decision: word, Reason: Printable(reason, claudeReason)})
}

// asksClaude reports whether the answer to ev is sure to put the question to the
// person: then a call that is seen to run was approved by them. In
// bypassPermissions versions were seen that ran it all the same.
func asksClaude(ev Event, d automode.Decision, as Answering) bool {
	return ev.Kind == PreToolUse && ev.Call != nil && d.Verdict == automode.Ask &&
		ev.Call.Mode != automode.ModeBypass && !claudeJudges(ev, d, as) && !leavesClaude(ev, d, as) && claudeUnheard(ev, d, as) == ""
}

// leavesClaude reports whether a question is left to Claude Code's own
// permissions because the person paused ours. That is so only where those are
// sure to look at it: its rules and its prompt in the default mode, its judge
// in auto mode, and in acceptEdits the prompt for what is no change of a file.
// Reads, and tools that it runs without asking, are not left to it. What the
// organisation wants asked, what failed and what was not read to its end is
// never left either.
func leavesClaude(ev Event, d automode.Decision, as Answering) bool {
	if !as.Paused || as.Headless || ev.Kind != PreToolUse || ev.Call == nil || ev.Call.Malformed != "" || d.Verdict != automode.Ask ||
		d.Outcome != automode.Policy || d.Action == nil || !d.Action.Complete {
		return false
	}
	switch ev.Call.Kind {
	case automode.ShellTool, automode.FetchTool, automode.MCPTool, automode.EditTool:
	default:
		return false
	}
	open := false
	for i := range d.Judged {
		j := &d.Judged[i]
		if j.Word == automode.Allowed {
			continue
		}
		open = true
		if j.Stood.Firm || claudePasses(ev.Mode, j.Effect.Kind) {
			return false
		}
	}
	return open
}

// claudePasses reports whether Claude Code may let an effect of this kind
// happen in a mode without anybody looking at it. A mode that is not named is
// not known to look at anything.
func claudePasses(mode string, k automode.Kind) bool {
	switch k {
	case automode.Read, automode.Query, automode.Keep, automode.Disclose:
		return true
	}
	switch mode {
	case "default", "manual":
		return false
	case "auto":
		return k == automode.Write
	case "acceptEdits":
		return k == automode.Write || k == automode.Delete || k == automode.Lose
	}
	return true
}

// claudeUnheard says why the question would be answered by nobody, and what
// the person can do about it; empty when it will be put to the person.
func claudeUnheard(ev Event, d automode.Decision, as Answering) string {
	const rule = " add a permission rule that allows it, or make the call in a session where someone can be asked." +
		" Do not look for a way round; tell the person what was refused and why."
	switch {
	case as.DenyOnError && d.Outcome != automode.Policy:
		return ` Denied and not asked because onError is "deny".` +
			" To go on, the person removes the cause, or sets onError to \"ask\"."
	case as.Headless:
		return " Nobody can be asked here, so it is denied. To allow it, the person can" + rule
	case ev.Call.Mode != automode.ModeDontAsk:
		return ""
	case ev.Mode == "dontAsk":
		return " In the permission mode dontAsk nobody is asked, so it is denied. To allow it, the person can" + rule
	}
	return " The permission mode \"" + ev.Mode + "\" is none that automode knows, so it is denied instead of asked." +
		" To allow it, the person can choose another mode or" + rule
}

// claudeJudges reports whether Claude Code's own judge is sure to rule on the
// call when we are silent: in auto mode, for a tool that goes there at all
// (its own tools, schedulers and publishers among them, run without), when all
// that is open is unsettled, and nothing of it takes the road past that judge,
// which reads, and edits inside the working folder, do. Hard effects, an action
// that was not read to its end and everything that failed are asked.
func claudeJudges(ev Event, d automode.Decision, as Answering) bool {
	if ev.Call.Mode != automode.ModeAuto || ev.Call.Malformed != "" || as.OwnJudge ||
		d.Outcome != automode.Policy || d.Action == nil || !d.Action.Complete {
		return false
	}
	switch ev.Call.Kind {
	case automode.ShellTool, automode.FetchTool, automode.MCPTool:
	default:
		return false
	}
	open := false
	for _, j := range d.Judged {
		switch j.Word {
		case automode.Allowed:
			continue
		case automode.Unsettled:
			open = true
		default:
			return false
		}
		switch j.Effect.Kind {
		case automode.Read, automode.Query, automode.Keep, automode.Disclose, automode.Write:
			return false
		}
	}
	return open
}

// claudePermission answers the event before a prompt. It allows nothing that
// PreToolUse did not allow, no question to the person, and no MCP tool, whose
// server or organisation may want the person's own answer.
func claudePermission(ev Event, d automode.Decision, as Answering) Output {
	request := claudeRequest{Behavior: "allow"}
	switch {
	case d.Verdict == automode.Deny:
		request = claudeRequest{"deny", Printable(d.Model, claudeReason)}
	case d.Verdict != automode.Allow, !as.Allowed, ev.Call.Malformed != "",
		ev.Call.Kind == automode.MCPTool, claudeNeedsPerson(ev.Call.Tool):
		return Output{}
	}
	return claudePrint(claudeSpecific{Event: "PermissionRequest", Request: &request})
}

// claudePrint is the one way to stdout.
func claudePrint(s claudeSpecific) Output {
	var specific, whole written
	specific.text("hookEventName", s.Event)
	specific.text("permissionDecision", s.Decision)
	specific.text("permissionDecisionReason", s.Reason)
	if s.Request != nil {
		var request written
		request.text("behavior", s.Request.Behavior)
		request.text("message", s.Request.Message)
		specific.value("decision", request.object())
	}
	whole.value("hookSpecificOutput", specific.object())
	return Output{Stdout: append(whole.object(), '\n')}
}

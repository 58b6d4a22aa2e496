package main

import (
	"automode"
	"automode/internal/session"
)

// past is what the session's record says, and the way to add to it.
type past struct {
	session *session.Session // nil when the agent names none or there is nowhere to keep it
	facts   session.Index
}

// recall reads the record of a session. Without one everything counts as
// changed.
func recall(state, id string) past {
	var p past
	if state != "" {
		p.session, _ = session.Open(session.Folder(state), id)
	}
	p.facts = p.session.Facts()
	return p
}

// begun reports whether anything of the session was recorded.
func (p *past) begun() bool { return !p.facts.Began.IsZero() }

// roots returns the project as of the session's start; ok is false when that
// was not seen.
func (p *past) roots() (roots []string, ok bool) { return p.facts.Roots, p.facts.Cwd != "" }

// allowed reports whether PreToolUse allowed this very call.
func (p *past) allowed(call *automode.Call) bool {
	v, ok := p.session.Decided(session.CallDigest(call))
	return ok && v == automode.Allow
}

// decided records the answer to a call, and what the call would change should
// it run: afterwards the files are others already. asked says that the agent is
// told to put it to the person; local is from localBefore.
func (p *past) decided(d automode.Decision, call *automode.Call, asked bool, local string) error {
	e := session.Event{Kind: session.Decided, From: session.FromGate, Subagent: call.Subagent, Asked: asked, Local: local,
		Tool: call.Tool, CallID: call.ID, Digest: session.CallDigest(call), Verdict: d.Verdict, Rule: d.Rule, Changes: changes(d.Action)}
	switch {
	case d.Action == nil:
	case d.Verdict == automode.Deny:
		e.Refused = refused(&d)
	default:
		e.Surfaces, e.Only = surfaces(d.Action, d.Judged), only(d.Action)
		e.Own = p.ownFile(d.Action)
		if asked {
			e.Approved = p.approvable(&d)
		}
	}
	return p.session.Append(e)
}

// changes reports whether a call may do more than look, fetch and send.
func changes(a *automode.Action) bool {
	if a == nil || !a.Complete {
		return true
	}
	for i := range a.Effects {
		switch k := a.Effects[i].Kind; k {
		case automode.Fetch, automode.Send, automode.Delegate: // the calls of another loop are recorded themselves
		default:
			if !k.Looks() {
				return true
			}
		}
	}
	return false
}

// ownFile reports whether an edit tool would write one file alone, which the
// session made and left as it is.
func (p *past) ownFile(a *automode.Action) bool {
	target := editedFile(a)
	return target != "" && p.made(target)
}

// editedFile is the one file that an edit tool writes, empty when there is none
// or more than one.
func editedFile(a *automode.Action) string {
	target := ""
	if a.Call == nil || a.Call.Kind != automode.EditTool {
		return ""
	}
	for i := range a.Effects {
		e := &a.Effects[i]
		if e.Via == automode.Written {
			continue
		}
		if e.Kind != automode.Write || e.Known != automode.Exact || target != "" && target != e.Target {
			return ""
		}
		target = e.Target
	}
	return target
}

// lose makes the facts those of a session of which nothing is known.
func (p *past) lose(why string) {
	p.facts.Everything, p.facts.Why = true, why
}

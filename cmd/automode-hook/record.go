package main

import (
	"errors"

	"automode"
	"automode/internal/dialect"
	"automode/internal/session"
)

// record adds an event other than a question to the session.
func (h *hook) record() error {
	ev := h.ev
	e := session.Event{From: session.FromGate, Subagent: ev.Subagent}
	switch ev.Kind {
	case dialect.SessionStart:
		return h.begin(ev.Source)
	case dialect.SessionEnd:
		e.Kind = session.End
	case dialect.UserPromptSubmit:
		e.Kind, e.Text, e.From = session.Prompt, ev.Prompt, session.FromAgent
		if ev.Typed {
			e.From = session.FromPerson
		}
	case dialect.PostToolUse, dialect.PostToolUseFailure:
		return h.ran()
	default:
		return nil
	}
	if err := h.join(); err != nil {
		return err
	}
	return h.session.session.Append(e)
}

// join makes sure that the session has a beginning before more is added to it:
// what comes first in a record says where the project lies.
func (h *hook) join() error {
	if err := h.begin(""); err != nil {
		return err
	}
	if !h.session.begun() {
		return errors.New("it names no session, or a working directory that is not there")
	}
	return nil
}

// begin records where the session started, unless that is recorded. source is
// why it started, as the agent says; empty for a session whose start nobody
// saw, of which everything counts as changed but whose project is kept from
// moving.
func (h *hook) begin(source string) error {
	if h.session.session == nil || h.session.begun() || !isFolder(h.ev.Cwd) {
		return nil
	}
	roots := h.raised()
	err := h.session.session.Append(session.Event{Kind: session.Start, From: session.FromGate, Source: source,
		Fresh: source != "" && h.ev.Fresh, Cwd: h.ev.Cwd, Roots: roots, Remotes: h.remotes(roots), Surfaces: h.brought(roots, h.ev.Cwd)})
	if err == nil {
		h.session.facts = h.session.session.Facts()
	}
	return err
}

// ran records what a call that ran did to the files the gate asks about later,
// and what the person chose when it asked.
func (h *hook) ran() error {
	call := h.ev.Call
	if err := h.join(); err != nil {
		return err
	}
	e := session.Event{Kind: session.Ran, From: session.FromGate, Subagent: call.Subagent, Tool: call.Tool, CallID: call.ID,
		Digest: session.CallDigest(call), Failed: h.ev.Kind == dialect.PostToolUseFailure}
	h.place()
	cfg := h.prepare()
	a := h.gate(cfg, nil).Understand(call)
	if _, ok := h.handOver(); ok {
		return nil
	}
	for i := range a.Effects {
		h.trace(&e, &a.Effects[i])
	}
	e.Cut = !a.Complete || h.unplaced && !h.anywhere(&cfg)
	e.Changes = changes(&a)
	if d, ok := h.session.session.Decision(e.Digest); ok {
		e.Surfaces, e.Only, e.Cut = d.Surfaces, d.Only, e.Cut || d.Cut
		if target := editedFile(&a); d.Own && target != "" && d.CallID == e.CallID && !e.Failed && len(e.Made) == 0 {
			e.Made = []string{target} // as it was left by this edit
		}
		if d.Asked && d.CallID == e.CallID {
			e.Approved = d.Approved // it was put to the person, and ran
		}
		e.Surfaces = append(e.Surfaces, h.broughtIn(&d, &a)...)
	} else {
		e.Surfaces, e.Only = append(surfaces(&a, nil), h.broughtIn(&session.Event{}, &a)...), only(&a)
	}
	if h.ev.Call.Kind == automode.EditTool {
		e.Touched = h.edited(&a)
	}
	if len(e.Made) == 1 {
		e.Stamp = stamp(e.Made[0])
	}
	if err := h.session.session.Append(e); err != nil {
		return err
	}
	for _, text := range h.ev.Answers {
		if err := h.session.session.Append(session.Event{Kind: session.Answer, From: session.FromPerson, Text: text}); err != nil {
			return err
		}
	}
	return nil
}

// mostNoted bounds the bytes of the paths that one call changed and that are noted one by one.
const mostNoted = 600

// edited are the files that an edit tool wrote; of a patch of many, the project.
func (h *hook) edited(a *automode.Action) (list []string) {
	size := 0
	for i := range a.Effects {
		if e := &a.Effects[i]; e.Kind == automode.Write && e.Via != automode.Written && e.Target != "" {
			list = append(list, e.Target)
			size += len(e.Target)
		}
	}
	if size > mostNoted {
		return h.ev.Call.Roots
	}
	return list
}

// trace notes what one effect left behind.
func (h *hook) trace(e *session.Event, x *automode.Effect) {
	secret := x.Place.Marks.Has(automode.Secret)
	switch x.Kind {
	case automode.Read:
		if secret && !x.Traits.Has(automode.Listing) {
			e.Secrets = append(e.Secrets, x.Target)
		}
	case automode.Disclose:
		e.Secrets = append(e.Secrets, x.Target)
	case automode.Write, automode.Delete, automode.Lose:
		if x.Target == "" || x.Kind == automode.Write && x.Traits.Has(automode.SourceOnly) {
			return // a made file that a formatter changed is told by its stamp
		}
		switch {
		case h.ev.Call.Kind != automode.EditTool:
			e.Touched = append(e.Touched, x.Target)
		case h.ev.Created && x.Kind == automode.Write && x.Known == automode.Exact:
			e.Made = append(e.Made, x.Target)
		}
	}
}

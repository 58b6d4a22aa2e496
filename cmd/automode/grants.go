package main

import (
	"slices"
	"strings"
	"time"

	"automode"
	"automode/internal/journal"
	"automode/internal/session"
)

type grantsCommand struct {
	State string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	JSON  bool   `name:"json" help:"Print JSON, one grant or approval a line."`
}

func (*grantsCommand) Help() string {
	return `Grants are words on single calls (automode allow, automode deny). What you approved when an agent asked you is remembered for its session by what it does and to what, and listed below them; automode revoke ID takes one of either back.

When the output is no terminal each grant or approval is one line with tabs between id, verdict, session, how long, folder and call.`
}

// Run lists what holds.
func (c *grantsCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	found, err := said(state)
	if err != nil {
		return err
	}
	now := time.Now()
	n := 0
	for _, one := range found {
		n += len(one.permits) + len(one.approved)
		if c.JSON {
			for i := range one.permits {
				p.out.json(viewOfPermit(one.session.Name(), &one.permits[i]))
			}
			for _, a := range one.approved {
				p.out.json(permitView{ID: a.id, Verdict: automode.Allow, Session: one.session.Name(), Text: a.text, Approved: true})
			}
			continue
		}
		for i := range one.permits {
			v := viewOfPermit(one.session.Name(), &one.permits[i])
			if p.out.terminal {
				p.out.permit(&v, now)
			} else {
				p.out.fields(journal.ShortID(v.ID), v.Verdict.String(), v.Session, v.lasts(now), v.Cwd, v.Text)
			}
		}
		if len(one.approved) > 0 && p.out.terminal {
			p.out.line(p.out.paint(dim, "approved in the session "+printable(one.session.Name())))
		}
		for _, a := range one.approved {
			if p.out.terminal {
				p.out.line("       ", p.out.paint(bold, a.id), "  ", brief(a.text, max(20, p.out.width-17)))
			} else {
				p.out.fields(a.id, "approved", one.session.Name(), "as long as the session lasts", "", a.text)
			}
		}
	}
	if n == 0 && !c.JSON {
		p.out.line("Nothing is granted, denied by name or approved in a session of the last week.")
	}
	return nil
}

// saidIn is what holds in one session.
type saidIn struct {
	session  *session.Session
	permits  []session.Permit
	approved []approval
}

// approval is an effect that the person approved by letting a call run.
type approval struct {
	id   string // short, of the word on the effect
	name string // by which it is revoked
	text string // for a person to read
}

// approvalID is how many letters of an approval's word tell it from others.
const approvalID = 8

// said lists what holds in the sessions of the last week.
func said(state string) ([]saidIn, error) {
	dir := session.Folder(state)
	now := time.Now()
	sessions, err := session.Recent(dir, now.Add(-weekLong-dayLong))
	if err != nil {
		return nil, unreadable(dir, err)
	}
	var list []saidIn
	for _, s := range sessions {
		x := s.Facts()
		one := saidIn{session: s}
		for _, g := range x.Permits {
			if g.Live(now) {
				one.permits = append(one.permits, g)
			}
		}
		for _, word := range x.Approved {
			if token, text, ok := strings.Cut(word, " "); ok && len(token) >= approvalID {
				one.approved = append(one.approved, approval{token[:approvalID], session.Approval(word), text})
			}
		}
		if len(one.permits)+len(one.approved) > 0 {
			list = append(list, one)
		}
	}
	return list, nil
}

// hit is something that is meant to be taken back.
type hit struct {
	in   *session.Session
	id   string
	text string
}

// said is when the person said a word that holds, zero where the record does not
// tell. The name of a grant is that of the decision, which says nothing of it.
func (h *hit) said() (at time.Time) {
	h.in.Read(func(e session.Event) error {
		if e.Kind == session.Grant && e.Permit == h.id {
			at = e.Time
		}
		return nil
	})
	return at
}

// newest leaves the hit that was said last.
func newest(hits []hit) []hit {
	var at time.Time
	last := -1
	for i := range hits {
		if said := hits[i].said(); last < 0 || !said.Before(at) {
			last, at = i, said
		}
	}
	if last < 0 {
		return nil
	}
	return hits[last : last+1]
}

// revokedView is something that was taken back, in JSON.
type revokedView struct {
	ID      string `json:"id"` // "*": everything in the session
	Session string `json:"session"`
	Text    string `json:"text"`
}

// alike reports whether all of them are the same approval, in several sessions.
func (h *hit) alike(all []hit) bool {
	return !slices.ContainsFunc(all, func(o hit) bool { return o.id != h.id })
}

type revokeCommand struct {
	ID    string `arg:"" suggest:"last all" help:"The grant or approval, as automode grants names it; last for what you allowed or denied last; all for every grant, denial and approval of the last week."`
	State string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	JSON  bool   `name:"json" help:"Print JSON, one line for each that was taken back."`
}

func (*revokeCommand) Help() string {
	return `Rules that were written with --always are taken back in your configuration.

Examples:

    automode revoke last
    automode revoke 1a2b3c4d      a grant, a denial or an approval
    automode revoke all`
}

// Run takes words of the person's back.
func (c *revokeCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	found, err := said(state)
	if err != nil {
		return err
	}
	var hits []hit
	id := strings.ToLower(c.ID)
	for _, one := range found {
		if id == "all" {
			hits = append(hits, hit{one.session, session.Everybody, "everything in the session " + one.session.Name()})
			continue
		}
		for _, g := range one.permits {
			if id == "last" || len(id) >= 4 && strings.HasSuffix(g.ID, id) {
				hits = append(hits, hit{one.session, g.ID, g.Text})
			}
		}
		for _, a := range one.approved {
			if a.id == id {
				hits = append(hits, hit{one.session, a.name, a.text})
			}
		}
	}
	if id == "last" {
		hits = newest(hits)
	}
	switch {
	case len(hits) == 0 && (id == "all" || id == "last"):
		return advise("automode grants lists what holds", "%w in a session of the last week", errNothing)
	case len(hits) == 0:
		return advise("automode grants lists what holds", "%w as %s", errNothing, c.ID)
	case len(hits) > 1 && id != "all" && !hits[0].alike(hits):
		return advise("give more of the id; automode grants --json shows it whole", "%d grants are called %s", len(hits), c.ID)
	}
	for _, h := range hits {
		if err := h.in.Append(session.Event{Kind: session.Revoke, From: session.FromPerson, Permit: h.id}); err != nil {
			return advise("see that you may write to "+state, "it was not taken back: %w", err)
		}
		p.noteAct(state, journal.Entry{Rule: "revoke." + h.id, Session: h.in.Name(), Tool: "automode revoke", Text: h.text, Person: "You took it back."})
		if c.JSON {
			p.out.json(revokedView{h.id, h.in.Name(), h.text})
			continue
		}
		p.out.line("taken back  ", brief(h.text, max(20, p.out.width-12)))
	}
	return nil
}

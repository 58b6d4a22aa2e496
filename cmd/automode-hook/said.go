package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/instead"
	"automode/internal/journal"
	"automode/internal/journal/linefile"
	"automode/internal/layers/grants"
	"automode/internal/mask"
	"automode/internal/session"
)

// said is what the person said of single calls in this session, and what was
// approved and denied in it. In a session that names none there is nothing.
func (p *past) said(now time.Time) grants.Record {
	r := grants.Record{Approved: p.facts.Approved, Refused: p.facts.Refused, Denied: p.facts.Denied, Forgot: p.facts.Forgot,
		Digest: digests(), Stamp: stamp}
	for i := range p.facts.Permits {
		if g := &p.facts.Permits[i]; g.Live(now) {
			r.Permits = append(r.Permits, grants.Permit{ID: g.ID, Digest: g.Digest, Cwd: g.Cwd, Deny: g.Deny, Words: g.Words})
		}
	}
	return r
}

// digests returns session.CallDigest, which is asked for with each effect of a
// call and made once.
func digests() func(*automode.Call) string {
	var mu sync.Mutex
	var last automode.Call
	digest := ""
	return func(c *automode.Call) string {
		mu.Lock()
		defer mu.Unlock()
		if digest == "" || c.Kind != last.Kind || c.Tool != last.Tool || c.Own != last.Own || !bytes.Equal(c.Input, last.Input) {
			last, digest = automode.Call{Kind: c.Kind, Tool: c.Tool, Own: c.Own, Input: c.Input}, session.CallDigest(c)
		}
		return digest
	}
}

// stamp tells a file's present content from another: it changes with every
// write, where the system keeps a time that nobody can set back.
func stamp(path string) string {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() {
		return ""
	}
	return strconv.FormatInt(info.Size(), 10) + " " + strconv.FormatInt(info.ModTime().UnixNano(), 10) + changed(info)
}

// approvable are the words on the effects that the person approves by letting
// the call run: what the table left open, and nothing that is hard, or that a
// rule wants asked about each time.
func (p *past) approvable(d *automode.Decision) (list []string) {
	r := p.said(time.Time{})
	for i := range d.Judged {
		if d.Judged[i].Word == automode.Asked {
			return nil // a rule wants the person each time, and agents were seen to run such a call unasked
		}
	}
	for i := range d.Judged {
		j := &d.Judged[i]
		if j.Word == automode.Unsettled && j.Stood.Layer == "table" && j.Effect.Via != automode.Written && i < len(d.Action.Effects) {
			if word := r.Approvable(d.Action, i); word != "" {
				list = append(list, readable(word, &j.Effect))
			}
		}
	}
	return list
}

// mostOpen is how many of those words are made: the journal has room for fewer.
const mostOpen = 40

// open are the words on the effects that a grant of the call has to cover, as
// many as the journal keeps.
func (p *past) open(d *automode.Decision) (list []string) {
	if d.Action == nil {
		return nil
	}
	r := p.said(time.Time{})
	bound, seen := r.Bounds(d.Action), map[string]bool{}
	for i := range d.Judged {
		if len(list) == mostOpen {
			break
		}
		if d.Judged[i].Word > automode.Allowed && i < len(d.Action.Effects) {
			if word := bound(i); !seen[word] {
				seen[word] = true
				list = append(list, word)
			}
		}
	}
	return list
}

// refused are the words on the effects that a call was denied for.
func refused(d *automode.Decision) (list []string) {
	for i := range d.Judged {
		if j := &d.Judged[i]; j.Word == automode.Denied {
			if word := grants.Same(&j.Effect); word != "" {
				list = append(list, readable(word, &j.Effect))
			}
		}
	}
	return list
}

// readable puts behind a word what a person reads of the effect.
func readable(word string, e *automode.Effect) string {
	const most = 100
	text := strings.Join(strings.Fields(mask.Text(linefile.Begin(e.Target, most))), " ")
	return strings.TrimSpace(word + " " + e.Kind.String() + " " + text)
}

// spend uses up one of a grant that allows only so many calls. Where another
// hook took the last one, the call is judged without it.
func (h *hook) spend(ctx context.Context, d automode.Decision, cfg *config.Config) automode.Decision {
	if h.ev.Kind != dialect.PreToolUse {
		return d
	}
	for range len(h.session.facts.Permits) {
		p := h.session.limited(&d)
		if p == nil {
			return d
		}
		ok, err := h.session.session.Spend(p.ID)
		if err != nil {
			h.asked.remark("a grant is not used: " + err.Error())
		}
		if ok {
			return d
		}
		p.Until = time.Unix(1, 0) // it counts no more
		d = h.gate(*cfg, nil).Decide(ctx, h.ev.Call)
	}
	return d
}

// limited is the grant of so many calls by which a call is allowed, nil when
// there is none.
func (p *past) limited(d *automode.Decision) *session.Permit {
	if d.Verdict != automode.Allow {
		return nil
	}
	for i := range d.Judged {
		id, ok := strings.CutPrefix(d.Judged[i].Stood.Rule, grants.Prefix)
		if !ok {
			continue
		}
		for k := range p.facts.Permits {
			if g := &p.facts.Permits[k]; g.ID == id && g.Times > 0 {
				return g
			}
		}
	}
	return nil
}

// prompt words the decision for those it is put before. It ends with the command
// by which the person settles it, where one does: a grant lifts no organisation's
// word, and nothing that was not read to its end.
func (h *hook) prompt(ctx context.Context, d automode.Decision, cfg *config.Config) automode.Decision {
	if d.Verdict == automode.Allow || d.Outcome != automode.Policy && !d.Outcome.Judges() || d.Layer == "gate" || h.asked.answered() {
		return d
	}
	var o automode.Offer
	if !strings.HasSuffix(d.Rule, ".ungated") && d.Clears == automode.ByPerson && d.Action != nil && d.Action.Complete && h.session.begun() && h.ev.Kind == dialect.PreToolUse {
		o.Settle = h.settling()
	}
	o.Nearest = h.nearest(ctx, &d, cfg)
	d.Person, d.Model = d.Prompt(o)
	if unread := cfg.Unread(); unread != "" && d.Verdict == automode.Ask {
		d.Person += " Beside that, " + unread + "."
	}
	for i := range d.Judged {
		if h.refusedBefore(&d, i) {
			d.Model = "The same was denied before in this session, and another way to it is no answer: tell the person. " + d.Model
			break
		}
	}
	return d
}

// settling is the command by which the person settles the decision.
func (h *hook) settling() string {
	line := "automode allow " + journal.ShortID(h.id)
	if usual, _ := journal.StateFolder(h.ownHome()); h.files.State != usual {
		line += " --state '" + strings.ReplaceAll(h.files.State, "'", `'\''`) + "'"
	}
	return line
}

// mostSought is how long the nearest form is sought for, from the start of the
// question on: a large repository is read for each.
const mostSought = 200 * time.Millisecond

// nearest is the form of a shell's call in which it would be allowed, empty
// where none was found.
func (h *hook) nearest(ctx context.Context, d *automode.Decision, cfg *config.Config) string {
	if d.Action == nil || d.Action.Call == nil || d.Action.Call.Kind != automode.ShellTool {
		return ""
	}
	g := h.gate(*cfg, nil)
	was := h.beyond
	defer func() { h.beyond = was }()
	return instead.Command(d, func(command string) automode.Verdict {
		if time.Since(h.asked.start) > mostSought {
			return automode.Ask
		}
		call := *d.Action.Call
		call.Command, call.Input = command, withCommand(call.Input, command)
		h.beyond = false
		v := g.Decide(ctx, &call).Verdict
		if h.beyond || call.Input == nil {
			return automode.Ask // not all of it was read
		}
		return v
	})
}

// withCommand is the input of a shell's call with another command, nil when it
// cannot be read.
func withCommand(input json.RawMessage, command string) json.RawMessage {
	var fields map[string]json.RawMessage
	text, err := json.Marshal(command)
	if err != nil || json.Unmarshal(input, &fields) != nil || fields == nil {
		return nil
	}
	fields["command"] = text
	out, err := json.Marshal(fields)
	if err != nil {
		return nil
	}
	return out
}

// refusedBefore reports whether an effect is denied that another call of the
// session was denied for.
func (h *hook) refusedBefore(d *automode.Decision, i int) bool {
	return d.Judged[i].Word == automode.Denied && len(h.session.facts.Refused) > 0 &&
		grants.Layer{Record: h.session.said(time.Now())}.Before(d.Action, i)
}

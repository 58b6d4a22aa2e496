package evidence

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"time"

	"automode"
	"automode/internal/journal"
	"automode/internal/layers/classifier"
	"automode/internal/session"
	"automode/internal/sidequery"
)

// Memory is what was read of sessions before: their records only grow, so that
// the next question reads what was added since and no more. The zero value has
// read nothing. It is safe for concurrent use.
type Memory struct {
	mu    sync.Mutex
	known map[[2]string]*remembered // by state folder and session
}

// mostSessions bounds what is remembered; then it begins anew.
const mostSessions = 64

// remembered is what was read of one session.
type remembered struct {
	mu sync.Mutex

	// Of the session's record.
	at       int64 // up to where it was read
	began    time.Time
	fresh    bool                 // it was seen from its beginning
	messages []classifier.Message // that the gate heard
	earlier  past                 // of the agent's transcript, from before that
	read     bool                 // earlier is read
	asked    map[string]bool      // digests of calls that the judge did not let pass
	streak   int
	total    int
	answered int         // calls
	last     string      // the digest of the last one
	steps    []time.Time // of every classifier.CallSteps-th of them, from the first on

	// How often something was changed, or may have been: by calls that were answered,
	// of them by each digest, and by calls that ran.
	changed   int
	changedBy map[string]int
	ranOn     int

	// Of the journal.
	file  string // the one read last, empty before; the others are older
	next  int64  // up to where
	call  string // the agent's id of the last call
	calls []made
}

// Wanted is how many calls to gather where at least the last ones are shown.
// Where the journal has some that the session's record lacks there are more of
// them behind a step.
func Wanted(last int) int { return last + classifier.CallSteps + spareCalls }

const spareCalls = 20

// made is a call as the journal has it.
type made struct {
	id string // of the entry
	classifier.PastCall
}

// Gather is [Gather] with what was read before.
func (m *Memory) Gather(w Where) classifier.Evidence {
	e := classifier.Evidence{Conventions: conventions(w.Root)}
	if w.State == "" || w.Session == "" {
		if w.Transcript != "" {
			p := transcript(w.Transcript, time.Time{}).last(w.Calls)
			e.Messages, e.Calls = p.messages, p.calls
		}
		number(e.Messages)
		return e
	}
	r := m.of(w)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.hear(w)
	r.follow(w)
	p := r.earlier.last(w.Calls)
	e.Messages = slices.Concat(p.messages, r.messages)
	e.Streak, e.Total = r.streak, r.total
	e.Changes = r.ranOn + r.changed - r.changedBy[w.Digest]
	e.Since = r.since(w.Calls)
	e.Calls = p.calls
	if len(p.calls) > 0 && (len(r.steps) == 0 || e.Since.Equal(r.steps[0])) {
		e.Since = p.calls[0].Time
	}
	for i := range r.calls {
		e.Calls = append(e.Calls, r.calls[i].PastCall)
	}
	number(e.Messages)
	for i := len(p.messages); i < len(e.Messages); i++ {
		n := 0
		for n < len(e.Calls) && e.Calls[n].Time.Before(e.Messages[i].Time) {
			n++
		}
		e.Messages[i].After = n
	}
	return e
}

func number(list []classifier.Message) {
	for i := range list {
		list[i].Number = i + 1
	}
}

// of is what is remembered of a session.
func (m *Memory) of(w Where) *remembered {
	m.mu.Lock()
	defer m.mu.Unlock()
	key := [2]string{w.State, w.Session}
	r := m.known[key]
	if r == nil {
		if len(m.known) >= mostSessions || m.known == nil {
			m.known = map[[2]string]*remembered{}
		}
		r = new(remembered)
		m.known[key] = r
	}
	return r
}

// hear takes the person's words and the judge's denials from the session's
// record. One that was cut or replaced is read anew, and with it all the rest.
func (r *remembered) hear(w Where) {
	if s, err := session.Open(session.Folder(w.State), w.Session); err == nil {
		take := func(v session.Event) { r.take(s, v) }
		next, err := s.ReadFrom(r.at, take)
		if err != nil && r.at > 0 {
			r.forget()
			next, _ = s.ReadFrom(0, take)
		}
		r.at = next
	}
	if !r.read && !r.fresh && w.Transcript != "" {
		r.earlier = transcript(w.Transcript, r.began)
		r.read = !r.began.IsZero() // else it grows with what the person says
	}
}

// forget makes it what it was before anything was read.
func (r *remembered) forget() {
	r.at, r.began, r.fresh, r.messages, r.earlier, r.read, r.asked, r.streak, r.total = 0, time.Time{}, false, nil, past{}, false, nil, 0, 0
	r.answered, r.last, r.steps = 0, "", nil
	r.changed, r.changedBy, r.ranOn = 0, nil, 0
	r.file, r.next, r.call, r.calls = "", 0, "", nil
}

// take takes one event of the record.
func (r *remembered) take(s *session.Session, v session.Event) {
	if r.began.IsZero() {
		r.began, r.fresh = v.Time, v.Kind == session.Start && v.Fresh
	}
	switch v.Kind {
	case session.Prompt, session.Answer:
		if v.From != session.FromPerson {
			return
		}
		text, err := s.Text(v)
		if err != nil {
			text = v.Text
		}
		r.messages = append(r.messages, classifier.Message{Text: text, Heard: true, Chosen: v.Kind == session.Answer, Time: v.Time})
	case session.Decided:
		r.count(v)
		if v.Changes && v.Verdict != automode.Deny {
			if r.changed++; r.changedBy == nil {
				r.changedBy = map[string]int{}
			}
			r.changedBy[v.Digest]++
		}
		if !strings.HasPrefix(v.Rule, sidequery.Prefix) {
			return
		}
		if v.Verdict == automode.Allow {
			r.streak = 0
			return
		}
		r.streak++
		r.total++
		if r.asked == nil {
			r.asked = map[string]bool{}
		}
		r.asked[v.Digest] = true
	case session.Ran:
		if v.Changes {
			r.ranOn++
		}
		if r.asked[v.Digest] {
			r.streak = 0 // the person let it run
		}
	case session.Grant:
		r.streak = 0
	}
}

// count counts a call that was answered. Of some there are two words.
func (r *remembered) count(v session.Event) {
	if v.Digest == r.last {
		return
	}
	if r.last = v.Digest; r.answered%classifier.CallSteps == 0 {
		r.steps = append(r.steps, v.Time)
	}
	r.answered++
}

// since is the latest step with enough calls behind it. It moves on once in so
// many calls, whenever questions are asked.
func (r *remembered) since(calls int) time.Time {
	if len(r.steps) == 0 {
		return time.Time{}
	}
	return r.steps[min(len(r.steps)-1, max(0, (r.answered-shownAtLeast(calls))/classifier.CallSteps))]
}

// shownAtLeast is how many calls are shown where so many are gathered.
func shownAtLeast(calls int) int {
	return cmp.Or(calls, mostCalls) - classifier.CallSteps - spareCalls
}

// follow takes what the agent ran from the journal.
func (r *remembered) follow(w Where) {
	dir, most := journal.Folder(w.State), cmp.Or(w.Calls, mostCalls)
	f := journal.Filter{Session: w.Session, Since: r.began}
	names, err := journal.Files(dir)
	if err != nil || len(names) == 0 {
		return
	}
	if r.file == "" {
		// Where the next question goes on is looked up before: what is added
		// meanwhile is met twice, and not missed.
		last := names[len(names)-1]
		next, err := journal.End(dir, last)
		if err != nil {
			return
		}
		entries, err := journal.Last(dir, 2*most, f) // of some calls there are two words
		if err != nil {
			return
		}
		r.file, r.next = last, next
		for i := range entries {
			r.add(&entries[i])
		}
		names = nil
	}
	for _, name := range names {
		if name < r.file {
			continue
		}
		if name > r.file {
			r.next = 0
		}
		next, _, err := journal.ReadFile(dir, name, r.next, func(e journal.Entry, _ int64) error {
			if f.Match(&e) {
				r.add(&e)
			}
			return nil
		})
		if err != nil {
			break
		}
		r.file, r.next = name, next
	}
	r.calls = slices.Delete(r.calls, 0, max(0, len(r.calls)-most))
}

// add adds an entry that is not there yet, and is no second word on the call
// before it.
func (r *remembered) add(e *journal.Entry) {
	if slices.ContainsFunc(r.calls, func(c made) bool { return c.id == e.ID }) {
		return
	}
	second := e.CallID != "" && e.CallID == r.call
	if r.call = e.CallID; second || e.Text == "" {
		return
	}
	r.calls = append(r.calls, made{e.ID, classifier.PastCall{Tool: e.Tool, Text: e.Text, Outcome: e.Verdict.String(), Time: e.Time}})
}

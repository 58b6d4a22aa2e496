package ruling

import (
	"context"
	"sync"
	"time"

	"automode"
	"automode/internal/layers/classifier"
)

// ruled is a ruling with what it took.
type ruled struct {
	automode.Ruling
	stages []classifier.Stage
}

// shared keeps rulings by the name of their question, and has those that ask
// the same at once wait for one query. The zero value keeps nothing yet.
type shared struct {
	mu    sync.Mutex
	known map[string]kept
	under map[string]*flight
}

type kept struct {
	ruled
	state string
	until time.Time
}

// flight is a query under way. It ends with its own deadline, or when nobody
// waits for it any more.
type flight struct {
	done    chan struct{} // closed when result is there
	result  ruled
	waiting int
	cancel  context.CancelFunc
}

// Bounds of what is kept. A name says all that a ruling depends on; the time is
// for what a name does not know, as the model itself.
const (
	mostRulings = 1024
	keepFor     = time.Hour
)

// ask returns what is known of a question, waits for whoever asks it already,
// or asks. asked is set for the one whose queries they were. state is that of
// what the call may work on: a call that was let pass is asked about again in
// another one, and one that was not is not.
func (s *shared) ask(ctx context.Context, name, state string, ask func(context.Context) ruled) (r ruled, asked bool) {
	s.mu.Lock()
	if k, ok := s.known[name]; ok && time.Now().Before(k.until) && (k.state == state || k.Verdict != automode.Allow) {
		s.mu.Unlock()
		return k.ruled, false
	}
	under := name + " " + state
	f := s.under[under]
	if f == nil {
		asked = true
		f = s.start(ctx, name, state, ask)
	}
	f.waiting++
	s.mu.Unlock()
	select {
	case <-f.done:
		return f.result, asked
	case <-ctx.Done():
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if f.waiting--; f.waiting == 0 {
		f.cancel()
		if s.under[under] == f {
			delete(s.under, under)
		}
	}
	return ruled{Ruling: automode.Ruling{Outcome: automode.TimedOut, Why: "the judge did not answer in time"}}, asked
}

// start asks on a goroutine of its own, so that whoever asked first may go. It
// has the time that the first one had. s.mu is held.
func (s *shared) start(ctx context.Context, name, state string, ask func(context.Context) ruled) *flight {
	end, ok := ctx.Deadline()
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	if ok {
		ctx, cancel = context.WithDeadline(context.WithoutCancel(ctx), end)
	}
	f := &flight{done: make(chan struct{}), cancel: cancel}
	if s.under == nil {
		s.under = map[string]*flight{}
	}
	under := name + " " + state
	s.under[under] = f
	go func() {
		defer cancel()
		// What ends without a word is no ruling.
		r := ruled{Ruling: automode.Ruling{Outcome: automode.Outage, Why: "automode-judge failed on this call"}}
		defer func() {
			recover()
			s.mu.Lock()
			defer s.mu.Unlock()
			f.result = r
			if s.under[under] == f {
				delete(s.under, under)
			}
			s.keep(name, state, r)
			close(f.done)
		}()
		r = ask(ctx)
	}()
	return f
}

// keep keeps a ruling; what is none is asked again. s.mu is held.
func (s *shared) keep(name, state string, r ruled) {
	if r.Outcome != automode.Policy {
		return
	}
	if len(s.known) >= mostRulings || s.known == nil {
		s.known = map[string]kept{}
	}
	for i := range r.stages {
		r.stages[i].Query, r.stages[i].Reply = nil, nil
	}
	s.known[name] = kept{r, state, time.Now().Add(keepFor)}
}

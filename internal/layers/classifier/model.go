package classifier

import (
	"context"
	"errors"
	"fmt"

	"automode"
)

// Model asks one model one question. It must be safe for concurrent use, must
// end when ctx does, and returns a *Failure for everything but an answer.
type Model interface {
	Ask(ctx context.Context, q *Query) (*Reply, error)
}

// Query is one request, in parts by how often they change: a provider that
// keeps what it has read finds Rules and History again.
type Query struct {
	Rules   string // the same for every query under a configuration: the system prompt
	History string // the same until the session goes on: the beginning of the one message
	Action  string // the end of the message: the call, and what is wanted of the model
	Tool    Tool   // what the model has to answer with
	Most    int    // tokens that the answer may have
}

// Reply is an answer.
type Reply struct {
	Arguments []byte // of the tool call, as the model wrote them
	Usage     Usage
}

// Usage is what one query cost, in tokens; 0 where the provider does not say.
type Usage struct {
	Input  int `json:"input"`  // read, those from the provider's cache and those put there included
	Cached int `json:"cached"` // of them, read from the cache
	Stored int `json:"stored"` // of them, put into the cache
	Output int `json:"output"`
}

// Add adds up.
func (u *Usage) Add(v Usage) {
	u.Input, u.Cached, u.Stored, u.Output = u.Input+v.Input, u.Cached+v.Cached, u.Stored+v.Stored, u.Output+v.Output
}

// Failure says why there is no answer. The zero value is an Outage.
type Failure struct {
	Outcome automode.Outcome // never Policy
	Status  int              // of HTTP; 0: none
	Text    string           // one clause
	Err     error            // what it came from; may be nil
}

func (f *Failure) Error() string {
	switch {
	case f.Status != 0 && f.Text != "":
		return fmt.Sprintf("HTTP %d: %s", f.Status, f.Text)
	case f.Status != 0:
		return fmt.Sprintf("HTTP %d", f.Status)
	case f.Text != "":
		return f.Text
	case f.Err != nil:
		return f.Err.Error()
	}
	return "no answer"
}

func (f *Failure) Unwrap() error { return f.Err }

// failure makes a Failure of any error. One that says Policy says nothing.
func failure(err error) *Failure {
	f, ok := errors.AsType[*Failure](err)
	switch {
	case !ok && errors.Is(err, context.DeadlineExceeded):
		return &Failure{Outcome: automode.TimedOut, Text: "it did not answer in time", Err: err}
	case !ok:
		return &Failure{Outcome: automode.Outage, Err: err}
	case f.Outcome == automode.Policy:
		g := *f
		g.Outcome = automode.Outage
		return &g
	}
	return f
}

// StatusOutcome is what an HTTP status that is no success means.
func StatusOutcome(status int) automode.Outcome {
	switch {
	case status == 408 || status == 504:
		return automode.TimedOut
	case status == 429 || status >= 500:
		return automode.Overrun
	}
	return automode.Rejected
}

package classifier

import (
	"time"

	"automode"
	"automode/internal/sidequery"
)

// Question is everything that a judge is shown of one call. Texts are as they
// came; rendering makes data of them.
type Question struct {
	Call    *automode.Call
	Effects []sidequery.Effect // all of the call, those that are settled too

	Evidence
	Git []string // facts of the repository: branch, remotes
	// Uncommitted says how many files are; empty: not known.
	Uncommitted string
	Files       string // the digest of every file that was read in judging
}

// Evidence is what is known of the session so far. The zero value is nothing.
type Evidence struct {
	Messages []Message  // of the person, in their order
	Calls    []PastCall // of the agent, in their order
	// Since is the time of the call from which on Calls may be shown, the same for
	// CallSteps calls; zero: not known.
	Since       time.Time
	Conventions []Convention // of the project
	// Streak and Total count the judge's denials: since the last approval, and
	// in the session.
	Streak, Total int
	// Changes grows with whatever this session may have changed but by the call
	// itself before it ran.
	Changes int
}

// Message is one of the person's own.
type Message struct {
	Number int    // its place in the session, from 1: what a ruling cites
	Text   string // whole
	After  int    // how many of Evidence.Calls came before it
	// Heard is set when the gate itself was there when it was typed or chosen.
	// One that is only known from the agent's transcript is shown, and limits;
	// it authorises nothing that is hard to undo.
	Heard bool
	// Chosen is set for an answer that the person picked.
	Chosen bool
	Time   time.Time
}

// PastCall is an earlier tool call.
type PastCall struct {
	Tool    string
	Text    string
	Outcome string // "allow", "ask" or "deny", or that it is not known
	Time    time.Time
}

// Convention is a file of the project that says how it is worked on there.
type Convention struct {
	File string
	Text string
}

// hard reports whether something that is hard to undo is left open.
func (q *Question) hard() bool {
	for i := range q.Effects {
		if q.Effects[i].Word == automode.Hard {
			return true
		}
	}
	return false
}

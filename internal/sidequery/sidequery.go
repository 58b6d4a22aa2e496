// Package sidequery is what the hook and automode say to each other when a call
// is left to the classifier: one line of JSON each way.
package sidequery

import (
	"bytes"
	"encoding/json"
	"errors"
	"time"

	"automode"
)

// Protocol is the form of the two lines. Programs of another one do not talk.
const Protocol = 1

// MaxLine bounds either line, in bytes.
const MaxLine = 4 << 20

// Taken is what a server says at once when it takes a question; the answer
// follows. Whoever does not hear it within Patience asks without the server.
const (
	Taken    = "taken\n"
	Patience = time.Second
)

// Prefix begins the id of every ruling of the classifier's, so that none is
// taken for a row of the table.
const Prefix = "classifier."

// Request asks for a ruling on a call.
type Request struct {
	Protocol int    `json:"protocol"`
	Build    string `json:"build"` // of the one who asks; a server of another one does not answer

	// Keys are the judges' keys. Only a server is told them: a process of its own
	// has them in its environment.
	Keys []Key `json:"keys,omitempty"`

	Call    automode.Call `json:"call"`
	Effects []Effect      `json:"effects"`

	Home       string        `json:"home"`   // where the person's own files lie
	Config     string        `json:"config"` // the person's configuration
	Settings   string        `json:"settings"`
	State      string        `json:"state"`      // the folder of journal and sessions
	Transcript string        `json:"transcript"` // the agent's own record; may be empty
	Files      string        `json:"files"`      // the digest of every file that was read in judging
	Stamps     string        `json:"stamps"`     // a digest that is another one once a file was written to that the call names
	Left       time.Duration `json:"left_ns"`    // how long the answer may take
}

// Key is what an environment variable holds.
type Key struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Effect is an effect of the call with the word that it earned.
type Effect struct {
	Kind    automode.Kind `json:"kind"`
	Target  string        `json:"target"`
	Place   string        `json:"place"`
	Program string        `json:"program"`
	Word    automode.Word `json:"word"`
	Why     string        `json:"why"`
}

// Response is the ruling. One with another outcome than policy is none.
type Response struct {
	Protocol int              `json:"protocol"`
	Verdict  automode.Verdict `json:"verdict"`
	Rule     string           `json:"rule"` // with Prefix
	Why      string           `json:"why"`
	Cites    bool             `json:"cites"`
	Outcome  automode.Outcome `json:"outcome"`
	Cost     Cost             `json:"cost"`
}

// Cost is what the ruling took, for the journal. The zero value is nothing.
type Cost struct {
	Judge   string  `json:"judge,omitempty"`   // the one that ruled, or was asked last
	Queries int     `json:"queries,omitempty"` // 0 where a judge ruled: the ruling was kept, or shared with another call
	Input   int     `json:"input,omitempty"`   // tokens
	Cached  int     `json:"cached,omitempty"`  // of them
	Output  int     `json:"output,omitempty"`
	Price   float64 `json:"price,omitempty"`
	Micros  int64   `json:"took_us,omitempty"`
}

// MostEffects is how many effects of a call are told.
const MostEffects = 60

// Effects are those of judged ones, at most most of them: first what is hard to
// undo or worse, which a ruling must never miss, then what else is open.
func Effects(judged []automode.Judged, most int) []Effect {
	var list []Effect
	rank := func(w automode.Word) int { return min(max(int(w), int(automode.Allowed)), int(automode.Hard)) }
	for r := int(automode.Hard); r >= int(automode.Allowed); r-- {
		for i := range judged {
			j := &judged[i]
			if rank(j.Word) != r || len(list) == most {
				continue
			}
			e := &j.Effect
			place := e.Place.Region.String()
			if m := e.Place.Marks.String(); m != "" {
				place += "," + m
			}
			list = append(list, Effect{e.Kind, e.Reach(), place, e.Program, j.Word, j.Stood.Why})
		}
	}
	return list
}

// ParseResponse reads a response. Whatever is not understood is an error.
func ParseResponse(line []byte) (Response, error) {
	var r Response
	line = bytes.TrimSpace(line)
	if len(line) == 0 {
		return r, errors.New("it said nothing")
	}
	if err := json.Unmarshal(line, &r); err != nil {
		return Response{}, errors.New("its answer is not of the form that was agreed on")
	}
	if r.Protocol != Protocol {
		return Response{}, errors.New("it is of another build")
	}
	return r, nil
}

// Ruling is what the gate makes of a response.
func (r *Response) Ruling() automode.Ruling {
	return automode.Ruling{Verdict: r.Verdict, Rule: r.Rule, Why: r.Why, Cites: r.Cites, Outcome: r.Outcome}
}

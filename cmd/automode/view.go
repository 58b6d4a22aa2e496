package main

import (
	"encoding/json"
	"strings"

	"automode"
)

// view is an answer in JSON, as check and its batch write it.
type view struct {
	ID       json.RawMessage  `json:"id,omitempty"`
	Decision automode.Verdict `json:"decision"`
	Reason   string           `json:"reason"`
	Layer    string           `json:"layer"`
	Rule     string           `json:"rule"`
	Effects  []effectView     `json:"effects"`
	Outcome  string           `json:"outcome,omitempty"` // why it is a question, when no policy says so
	Note     string           `json:"note,omitempty"`
	Judges   []string         `json:"judges,omitempty"` // that an agent's call would be put to first; none was asked
	Judge    *judgeCost       `json:"judge,omitempty"`  // that was asked
	Line     int              `json:"line,omitempty"`   // of a line in a batch that could not be read
}

// judgeCost is the judge that ruled, or was asked last, and what that took.
type judgeCost struct {
	Name    string  `json:"name"`
	Queries int     `json:"queries"` // 0: the ruling was kept, or shared with another call
	Input   int     `json:"tokens_in"`
	Cached  int     `json:"tokens_cached"`
	Output  int     `json:"tokens_out"`
	Price   float64 `json:"price"` // 0: not known
}

// effectView is one effect in JSON.
type effectView struct {
	Kind    automode.Kind `json:"kind"`
	Target  string        `json:"target,omitempty"`
	Place   string        `json:"place,omitempty"` // region, marks and host class, with commas
	Extent  string        `json:"extent,omitempty"`
	Program string        `json:"program,omitempty"`
	Flag    string        `json:"flag,omitempty"`
	Word    automode.Word `json:"word"`
	Layer   string        `json:"layer"`
	Rule    string        `json:"rule"`
}

func viewOf(a *answer) view {
	v := view{Decision: a.Verdict, Reason: a.Person, Layer: a.Layer, Rule: a.Rule, Note: a.note, Judges: a.judges, Effects: []effectView{}}
	if a.Outcome != automode.Policy {
		v.Outcome = a.Outcome.String()
	}
	if c := &a.cost; c.Judge != "" {
		v.Judge = &judgeCost{c.Judge, c.Queries, c.Input, c.Cached, c.Output, c.Price}
	}
	for i := range a.Judged {
		v.Effects = append(v.Effects, effectOf(&a.Judged[i]))
	}
	return v
}

func effectOf(j *automode.Judged) effectView {
	e := &j.Effect
	v := effectView{Kind: e.Kind, Target: e.Target, Place: placeWords(e.Place), Program: e.Program, Flag: e.Flag,
		Word: j.Word, Layer: j.Stood.Layer, Rule: j.Stood.Rule}
	if e.Extent != automode.One {
		v.Extent = e.Extent.String()
	}
	return v
}

// placeWords names a place: "home,root".
func placeWords(p automode.Place) string {
	parts := make([]string, 0, 3)
	for _, s := range []string{p.Region.String(), p.Marks.String(), p.Host.String()} {
		if s != "" {
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, ",")
}

// json writes one value on a line of its own, spread out on a terminal.
func (s *screen) json(v any) {
	e := json.NewEncoder(s)
	e.SetEscapeHTML(false)
	if s.terminal {
		e.SetIndent("", "  ")
	}
	if err := e.Encode(v); err != nil && s.err == nil {
		s.err = err
	}
}

// Package table is the policy table: which word an effect at a place earns.
// The rows are data (rows.go); what programs do is not decided here.
package table

import (
	"automode"
)

// Row is one line of the policy table. Rows stand by kind, in order; the
// first that matches counts. A condition left zero always holds.
type Row struct {
	ID      string          // stable over releases: "delete.region-root"
	Regions regions         // any of these
	Marks   automode.Marks  // any of these
	Bare    automode.Marks  // none of these
	Hosts   hosts           // any of these
	Traits  automode.Traits // all of these
	Without automode.Traits // none of these
	Data    automode.Data   // any of these
	Extents extents         // any of these
	Named   bool            // the target is known: exactly, or as one of a few
	Guess   bool            // the target is not known at all
	Word    automode.Word
	Why     string // one clause for the person
	Instead string // the nearest thing that would be allowed
}

type (
	regions uint16
	hosts   uint8
	extents uint8
)

func (r *Row) matches(e *automode.Effect) bool {
	p := &e.Place
	switch {
	case r.Regions != 0 && r.Regions&(1<<p.Region) == 0,
		r.Marks != 0 && r.Marks&p.Marks == 0,
		r.Bare&p.Marks != 0,
		r.Hosts != 0 && r.Hosts&(1<<p.Host) == 0,
		!e.Traits.Has(r.Traits),
		r.Without&e.Traits != 0,
		r.Data != 0 && r.Data&e.Data == 0,
		r.Extents != 0 && r.Extents&(1<<e.Extent) == 0,
		r.Named && e.Known < automode.OneOf,
		r.Guess && e.Known != automode.Guess:
		return false
	}
	return true
}

// Override gives a row another word. With automode.None the row is switched
// off and the rows after it decide.
type Override struct {
	ID   string
	Word automode.Word
	From string // where it was set, for explanations
	Firm bool   // set by the organisation
}

// Layer answers every effect with its row's word.
type Layer struct {
	overrides []Override
}

// New makes the layer. Every override must name a row: see Rows.
func New(overrides []Override) *Layer { return &Layer{overrides} }

// Name is "table".
func (*Layer) Name() string { return "table" }

// Judge gives the word of the first row that matches.
func (l *Layer) Judge(a *automode.Action, i int) automode.Opinion {
	e := &a.Effects[i]
	if e.Kind < automode.Kinds {
		for k := range rows[e.Kind] {
			r := &rows[e.Kind][k]
			if !r.matches(e) {
				continue
			}
			if len(l.overrides) == 0 && r.Word != automode.None {
				return automode.Opinion{Word: r.Word, Rule: r.ID, From: automode.BuiltIn, Why: r.Why, Instead: r.Instead}
			}
			set := l.override(r)
			if set.Word == automode.None {
				continue
			}
			return automode.Opinion{Word: set.Word, Rule: r.ID, From: set.From, Why: r.Why, Instead: r.Instead, Firm: set.Firm}
		}
	}
	return automode.Opinion{Word: automode.Unsettled, Rule: "none", Why: "no row of the table is about this"}
}

// override is what is in force for a row. The first of its overrides counts:
// the organisation's stand before the person's.
func (l *Layer) override(r *Row) Override {
	for i := range l.overrides {
		if l.overrides[i].ID == r.ID {
			return l.overrides[i]
		}
	}
	return Override{ID: r.ID, Word: r.Word, From: automode.BuiltIn}
}

// Rows calls yield with every row and its kind, in the order they are tried.
func Rows(yield func(automode.Kind, *Row) bool) {
	for k := range rows {
		for i := range rows[k] {
			if !yield(automode.Kind(k), &rows[k][i]) {
				return
			}
		}
	}
}

// Known reports whether a row has this id.
func Known(id string) bool {
	for _, r := range Rows {
		if r.ID == id {
			return true
		}
	}
	return false
}

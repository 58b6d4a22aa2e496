package automode

import "strings"

// Decision is the answer to one call, with everything needed to explain it.
// The zero value asks.
type Decision struct {
	Verdict Verdict
	Layer   string // the layer whose word decided, "classifier" when it ruled, "gate" for our own limits
	Rule    string // id of its row or rule
	From    string // where that row or rule stands
	Clears  Clearance
	Person  string // one sentence for the person
	Model   string // one sentence for the agent's model, with what to do instead
	Judged  []Judged
	Action  *Action
	Outcome Outcome
}

// Clearance says who can turn the decision into an allow. The zero value is
// ByNobody.
type Clearance uint8

const (
	ByNobody       Clearance = iota // final
	ByOrganisation                  // only the organisation's configuration
	ByPerson                        // the person, when asked or by a rule of their own
	Needless                        // it is allowed already
)

var clearanceNames = [...]string{"nobody", "organisation", "person", ""}

func (c Clearance) String() string { return nameOf(clearanceNames[:], int(c), "nobody") }

// MarshalText writes who it is; Needless is empty.
func (c Clearance) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// Refuse is the decision on a call that could not be read at all: ask, and
// why tells the person what was wrong.
func Refuse(o Outcome, why string) Decision {
	return Decision{Verdict: Ask, Layer: "gate", Rule: "gate." + o.String(), Clears: ByPerson, Outcome: o,
		Person: why, Model: why + " Ask the person, or make the call in a plainer form."}
}

// newDecision words what the static layers decided. The deciding effect is the
// first one that bears the strictest word.
func newDecision(v Verdict, a *Action, judged []Judged) Decision {
	d := Decision{Verdict: v, Judged: judged, Action: a, Outcome: a.Outcome}
	at := deciding(judged)
	switch {
	case v == Allow && at < 0:
		d.Layer, d.Rule, d.Clears = "table", "nothing", Needless
		d.Person, d.Model = "It changes and reveals nothing.", "Allowed."
		return d
	case v != Allow && !a.Complete && (at < 0 || judged[at].Word < Asked):
		// Nothing that was read decides; what could not be read does.
		d.Layer, d.Rule, d.Clears = "gate", "gate."+a.Outcome.String(), ByPerson
		if at >= 0 {
			d.explain(judged[at])
		} else {
			d.Person, d.Model = "The call could not be read to its end.", "The call could not be read. Write it more plainly."
		}
		return d
	}
	j := judged[at]
	d.Layer, d.Rule, d.From = j.Stood.Layer, j.Stood.Rule, j.Stood.From
	switch {
	case v == Allow:
		d.Clears = Needless
	case j.Stood.Firm:
		d.Clears = ByOrganisation
	default:
		d.Clears = ByPerson
	}
	d.explain(j)
	return d
}

// ruled words what the classifier decided.
func ruled(r Ruling, a *Action, judged []Judged) Decision {
	d := newDecision(r.Verdict, a, judged)
	d.Layer, d.Rule, d.From = "classifier", r.Rule, ""
	if r.Verdict == Allow {
		d.Clears = Needless
	}
	if r.Why != "" {
		d.Person = sentence(r.Why)
		d.Model = d.Person
		if r.Verdict == Deny {
			d.Model += " Respect this: look for another way to the same end, or ask the person."
		}
	}
	return d
}

// explain fills in the two sentences from the effect that decided.
func (d *Decision) explain(j Judged) {
	d.Person = sentence(j.Effect.describe() + reason(j))
	d.Model = d.Person
	if d.Verdict == Deny {
		d.Model += " Do not reach the same end another way."
	}
	if j.Stood.Instead != "" {
		d.Model += " " + sentence(j.Stood.Instead)
	}
}

func reason(j Judged) string {
	if j.Stood.Why == "" {
		return ""
	}
	return ": " + j.Stood.Why
}

// deciding returns the index of the first effect with the strictest word, or
// -1 when there is no effect.
func deciding(judged []Judged) int {
	at := -1
	for i, j := range judged {
		if at < 0 || j.Word > judged[at].Word {
			at = i
		}
	}
	return at
}

// describe says what the effect is in a few words: "rm: Delete of /home/dev (home, root)".
func (e *Effect) describe() string {
	var b strings.Builder
	if e.Program != "" {
		b.WriteString(e.Program)
		if e.Flag != "" {
			b.WriteString(" " + e.Flag)
		}
		b.WriteString(": ")
	}
	b.WriteString(e.Kind.String())
	if e.Target != "" {
		b.WriteString(" of " + clip(e.Target, 120))
	}
	if w := e.Place.words(); w != "" {
		b.WriteString(" (" + w + ")")
	}
	if e.Why != "" {
		b.WriteString(", " + e.Why)
	}
	return b.String()
}

// words names the place for a person.
func (p Place) words() string {
	parts := make([]string, 0, 3)
	for _, s := range []string{p.Region.String(), strings.ReplaceAll(p.Marks.String(), ",", ", "), p.Host.String()} {
		if s != "" {
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, ", ")
}

// clip cuts s to n bytes at a rune's edge and shows that it did.
func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && s[n]&0xC0 == 0x80 {
		n--
	}
	return s[:n] + "…"
}

func sentence(s string) string {
	if s == "" || strings.HasSuffix(s, ".") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}

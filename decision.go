package automode

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
		d.word("It changes and reveals nothing.", "")
		return d
	case v != Allow && !a.Complete && (at < 0 || judged[at].Word < Asked):
		// Nothing that was read decides; what could not be read does.
		d.Layer, d.Rule, d.Clears = "gate", "gate."+a.Outcome.String(), ByPerson
		if at = unread(judged); at < 0 {
			d.word("This call could not be read to its end.", "write it more plainly")
		} else {
			d.word(a.said(&judged[at]), judged[at].Stood.Instead)
		}
		return d
	}
	j := &judged[at]
	d.Layer, d.Rule, d.From = j.Stood.Layer, j.Stood.Rule, j.Stood.From
	switch {
	case v == Allow:
		d.Clears = Needless
		d.word(a.why(judged), "")
		return d
	case j.Stood.Firm && j.Word > Hard:
		d.Clears = ByOrganisation
	default:
		d.Clears = ByPerson
	}
	said := a.said(j)
	if v == Ask {
		said += a.besides(judged, at)
	}
	d.word(said, j.Stood.Instead)
	return d
}

// ruled words what the classifier decided.
func ruled(r Ruling, a *Action, judged []Judged) Decision {
	d := newDecision(r.Verdict, a, judged)
	d.Layer, d.Rule, d.From = "classifier", r.Rule, ""
	if r.Verdict == Allow {
		d.Clears = Needless
	}
	why := line(r.Why, mostRuling)
	switch at := deciding(judged); {
	case why == "" && r.Verdict == Allow: // a quick look gives no reason, and the effect's own is why it was asked
		d.word("The classifier lets it pass.", "")
	case why == "":
	case r.Verdict == Allow || at < 0:
		d.word(sentence(capital(why)), "")
	default:
		j := judged[at]
		j.Stood.Why, j.Word = why, Hard // the ruling is the reason, also for what nobody knows
		d.word(a.said(&j), j.Stood.Instead)
	}
	return d
}

// word fills in the two sentences: what is said to both, and to the model who
// decides and the nearest thing that would be allowed, an order without its
// full stop.
func (d *Decision) word(said, instead string) {
	d.Person, d.Model = said, said
	switch d.Verdict {
	case Allow:
		return
	case Deny:
		d.Model += " Do not reach the same end another way."
	default:
		d.Model += " The person decides."
	}
	if instead != "" {
		d.Model += " Instead, " + sentence(instead)
	}
}

// deciding returns the index of the first effect with the strictest word, or
// -1 when there is no effect. That something goes to a host says more than that
// an answer comes from it.
func deciding(judged []Judged) int {
	at := -1
	for i, j := range judged {
		if at < 0 || j.Word > judged[at].Word || j.Word == judged[at].Word && j.Effect.asks(&judged[at].Effect) {
			at = i
		}
	}
	return at
}

// asks reports whether e sends to the host from which f is the answer.
func (e *Effect) asks(f *Effect) bool {
	return e.Kind == Send && f.Kind == Fetch && e.Command == f.Command && e.Target == f.Target
}

// answers reports whether an effect is the answer to what is sent, and that is open. What
// a command does with one host stands together; a call may be thousands of them.
func answers(judged []Judged, i int) bool {
	const near = 4
	for k := max(0, i-near); k < min(len(judged), i+near+1) && judged[i].Effect.Kind == Fetch; k++ {
		if judged[k].Word > Allowed && judged[k].Effect.asks(&judged[i].Effect) {
			return true
		}
	}
	return false
}

// unread returns the index of the last effect that nobody could read, which is
// where a walk ended that did not complete; -1 when there is none.
func unread(judged []Judged) int {
	for i := len(judged) - 1; i >= 0; i-- {
		if judged[i].Effect.Kind == Unknown {
			return i
		}
	}
	return -1
}

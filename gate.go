package automode

import "context"

// Gate decides calls: it has them understood, asks every layer about every
// effect, combines the opinions, and hands what is left open to a classifier.
// It keeps no state and is safe for concurrent use.
//
// Per effect the strictest word stands: deny > ask > hard > unsettled > allow.
// An allow covers single effects, never the call. It lowers unsettled; it
// lowers hard when it is that definite (Opinion.LiftsHard); it lowers ask and
// deny only as the person's grant of exactly this call (Opinion.LiftsDeny),
// and never an organisation's (Opinion.Firm).
//
// What a call only writes down (Via Written) does not happen in it: it stands
// with the write when somebody chose to allow that, and is at most unsettled.
//
// Then, for the call: any deny is a deny; else any ask is an ask; else all
// allowed is an allow; else the classifier rules, and without one it is ask.
type Gate struct {
	understand func(*Call) Action
	layers     []Layer
	classifier Classifier
}

// NewGate makes a gate from what reads calls, the static layers, and a
// classifier that may be nil.
func NewGate(understand func(*Call) Action, layers []Layer, classifier Classifier) *Gate {
	return &Gate{understand, layers, classifier}
}

// Understand returns what the call would do, without judging it.
func (g *Gate) Understand(call *Call) Action { return g.understand(call) }

// Decide answers the call. It never fails: what goes wrong leads to ask and
// is told in Decision.Outcome.
func (g *Gate) Decide(ctx context.Context, call *Call) Decision {
	m := new(small)
	a := &m.action
	*a = g.understand(call)
	judged := m.judged[:min(len(a.Effects), len(m.judged))]
	if len(a.Effects) > len(judged) {
		judged = make([]Judged, len(a.Effects))
	}
	strictest := Allowed
	for i := range a.Effects {
		g.judge(a, i, &judged[i])
		if a.Effects[i].Via == Written {
			judged[i].written(judged[:i])
		}
		strictest = max(strictest, judged[i].Word)
	}
	if len(a.Effects) == 0 {
		if o := g.whole(a); o.Word > Allowed {
			judged = []Judged{{Word: o.Word, Stood: o}}
			strictest = max(strictest, o.Word)
		}
	}
	// Whatever was read of an incomplete action counts; the rest is open and
	// no classifier can see it.
	if !a.Complete {
		strictest = max(strictest, Asked)
	}
	switch strictest {
	case Allowed:
		return newDecision(Allow, a, judged)
	case Denied:
		return newDecision(Deny, a, judged)
	case Asked:
		return newDecision(Ask, a, judged)
	}
	if g.classifier == nil || plans(a, judged) {
		return newDecision(Ask, a, judged)
	}
	return g.classify(ctx, a, judged)
}

// small is what most decisions need, in one piece.
type small struct {
	action Action
	judged [3]Judged
}

// plans reports whether more than looking is open while the agent plans: no
// classifier allows it then.
func plans(a *Action, judged []Judged) bool {
	for i := range judged {
		if j := &judged[i]; a.Call.Mode == ModePlan && j.Word > Allowed && !j.Effect.Kind.Looks() {
			return true
		}
	}
	return false
}

// whole is the strictest word on a call without effects.
func (g *Gate) whole(a *Action) Opinion {
	var strict Opinion
	for _, l := range g.layers {
		if c, ok := l.(CallJudge); ok {
			if o := c.Call(a); o.Word > strict.Word {
				o.Layer = l.Name()
				strict = o
			}
		}
	}
	return strict
}

// judge combines what the layers say of one effect, into j, which is zero.
func (g *Gate) judge(a *Action, i int, j *Judged) {
	var strict, firm, allow Opinion
	for _, l := range g.layers {
		o := l.Judge(a, i)
		if o.Word == None {
			continue
		}
		o.Layer = l.Name()
		switch {
		case o.Word != Allowed:
			if o.Word > strict.Word || o.Word == strict.Word && o.Firm && !strict.Firm {
				strict = o
			}
			if o.Firm && o.Word > max(firm.Word, Hard) {
				firm = o
			}
		case allow.Word == None, o.LiftsDeny && !allow.LiftsDeny, o.LiftsHard && !allow.LiftsHard && !allow.LiftsDeny:
			allow = o
		}
	}
	if strict.Word == None && allow.Word == None {
		strict = Opinion{Word: Unsettled, Why: "no layer knows this"}
	}
	lifted := false
	switch strict.Word {
	case None, Unsettled:
		lifted = allow.Word == Allowed
	case Hard:
		lifted = allow.LiftsHard || allow.LiftsDeny
	default:
		// A grant lifts what anybody else said, and leaves what the organisation
		// did, also where a stricter word stood above it.
		if allow.LiftsDeny && firm.Word != None {
			strict = firm
		} else {
			lifted = allow.LiftsDeny
		}
	}
	j.Effect = a.Effects[i]
	if lifted {
		j.Word, j.Stood = Allowed, allow
		if strict.Word != None {
			cleared := strict // only what cleared something is kept
			j.Lowered = &cleared
		}
	} else {
		j.Word, j.Stood = strict.Word, strict
	}
	// While the agent plans, only what only looks goes on by itself. Its own
	// lists and its sub-agents, whose calls pass here as well, do nothing else.
	if a.Call.Mode == ModePlan && j.Word == Allowed && !j.Effect.Kind.Looks() &&
		j.Effect.Kind != Delegate && a.Call.Kind != CoordinateTool {
		j.Word = Asked
		j.Stood = Opinion{Word: Asked, Layer: "gate", Rule: planRule, Why: "the agent is in plan mode, where only looking is allowed"}
	}
}

// planRule is what an effect is asked about by while the agent plans.
const planRule = "mode.plan"

// classify hands what is open to the classifier. Its answer can settle what
// was unsettled or hard, and nothing else.
func (g *Gate) classify(ctx context.Context, a *Action, judged []Judged) Decision {
	hard := false
	for i := range judged {
		hard = hard || judged[i].Word == Hard
	}
	r, err := g.classifier.Classify(ctx, a, judged)
	if err != nil {
		r = Ruling{Outcome: Outage, Why: err.Error()}
	}
	if r.Outcome != Policy {
		v := Ask
		if r.Verdict == Deny {
			v = Deny
		}
		d := newDecision(v, a, judged)
		d.Outcome = r.Outcome
		outage := sentence("The classifier did not rule: "+line(r.Why, mostRuling)) + " "
		d.Person, d.Model = outage+d.Person, outage+d.Model
		switch {
		case d.Outcome.Retry():
			d.Model += " It was an outage, no decision: the same call may be tried again in a moment."
		case d.Outcome == Overflow:
			d.Model += " It was no decision: shorter calls can be ruled on."
		default:
			d.Model += " It was no decision, and the same call would fare no better now."
		}
		return d
	}
	if r.Verdict != Allow && r.Verdict != Deny {
		r.Verdict = Ask
	}
	if r.Verdict == Allow && hard && !r.Cites {
		r.Verdict, r.Why = Ask, "this is hard to undo, and nothing that you wrote asks for it"
	}
	return ruled(r, a, judged)
}

// written judges what is only written down: before are the effects in front of
// it, the write among them.
func (j *Judged) written(before []Judged) {
	p := j
	for p.Effect.Via == Written && p.Effect.Parent > 0 && p.Effect.Parent <= len(before) {
		p = &before[p.Effect.Parent-1]
	}
	switch {
	case j.Word > Allowed && p.Effect.Kind == Write && p.Word == Allowed && p.Stood.From != BuiltIn:
		cleared := j.Stood
		j.Word, j.Stood, j.Lowered = Allowed, p.Stood, &cleared
	case j.Word > Unsettled && p.Effect.Kind == Write:
		j.Word = Unsettled
	}
}

// Looks reports whether an effect of this kind changes nothing anywhere.
func (k Kind) Looks() bool { return k == Read || k == Query }

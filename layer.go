package automode

import "context"

// Layer gives its opinion of single effects. It never sees what another layer
// said; combining opinions is the gate's work alone. A layer must be safe for
// concurrent use and must not look at a clock, a file or a network that it
// was not given.
type Layer interface {
	// Name is the layer's word in traces, journal and documentation.
	Name() string
	// Judge gives the opinion of a.Effects[i]; the zero Opinion is none.
	Judge(a *Action, i int) Opinion
}

// CallJudge is a layer that also has a word on calls that do nothing at all,
// of which no effect speaks. Only words stricter than Allowed count.
type CallJudge interface {
	Call(a *Action) Opinion
}

// BuiltIn is the origin of opinions that nobody chose.
const BuiltIn = "built in"

// Opinion is one layer's word on one effect. The zero value is no opinion.
type Opinion struct {
	Word  Word
	Layer string // filled in by the gate
	Rule  string // id of the row or rule, stable over releases
	From  string // the file and line, or the program, that the rule comes from
	Why   string // one clause for the person
	// LiftsHard is set on an Allowed word that may clear a Hard effect: an
	// effect rule, an exact command without a wildcard.
	LiftsHard bool
	// LiftsDeny is set on an Allowed word that may clear a Denied effect: the
	// person's grant of exactly this call, and nothing else.
	LiftsDeny bool
	// Firm is set on the organisation's word. Where it is Denied or Asked, only its
	// own configuration may take it back.
	Firm bool
	// Instead is the nearest thing that would be allowed, as an order to the
	// agent; empty when there is none.
	Instead string
}

// Judged is an effect with the opinion that stood.
type Judged struct {
	Effect  Effect
	Word    Word     // after combination; never None
	Stood   Opinion  // the opinion that gave Word
	Lowered *Opinion // the stricter opinion that Stood cleared; nil when it cleared none
}

// Classifier rules on what the layers left open: of the effects in judged those
// that are Unsettled or Hard, of which there is at least one; the others are
// Allowed. It must not keep or change judged. An error, and every answer that is
// not a clear allow or deny, becomes ask.
type Classifier interface {
	Classify(ctx context.Context, a *Action, judged []Judged) (Ruling, error)
}

// Ruling is a classifier's answer for a whole call. The zero value is ask.
type Ruling struct {
	Verdict Verdict
	Rule    string // id of the rule that decided, one of those that were shown
	Why     string // one sentence
	// Cites is set when the answer names a message of the person that asks for
	// this, and that message exists. Without it no Hard effect is allowed.
	Cites bool
	// Outcome is Policy for a ruling. Anything else says that there is none, and
	// Why tells what went wrong; of the verdict then only a deny counts.
	Outcome Outcome
}

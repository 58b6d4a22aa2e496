// Package grants is the layer of what the person said of single calls in this
// session: calls that they allowed or denied by their name, effects that they
// approved by letting a call run, and effects that were denied before.
//
// Only the word on exactly this call lifts what is hard, asked or denied. An
// approval covers the same effect again and nothing else, and never what is
// hard. What was denied is not had by another road.
package grants

import (
	"slices"

	"automode"
)

// Record is what was said and seen so far. The zero value is nothing.
type Record struct {
	Permits  []Permit // words on single calls that still count
	Approved []string // words on effects, from Approvable
	Refused  []string // words on effects, from Same
	Denied   []string // digests of the calls that were denied
	// Forgot is set when something that the person forbade may not be known.
	Forgot bool
	// Digest names a call, as the record does.
	Digest func(*automode.Call) string
	// Stamp tells the present content of a file from another one; empty when it
	// cannot. Nil: it never can.
	Stamp func(path string) string
}

// Permit is the person's word on exactly one call.
type Permit struct {
	ID     string // its name, which is that of the decision it settles
	Digest string
	Cwd    string
	Deny   bool
	// Words are those from Bound of the effects that were open when the call was
	// allowed: no others are.
	Words []string
}

// Layer gives the person's words. It is safe for concurrent use.
type Layer struct{ Record }

// Prefix begins the rule that an opinion names when it is a word on exactly
// this call; the permit's ID follows.
const Prefix = "grant."

// Name is "grants".
func (*Layer) Name() string { return "grants" }

// From is the origin of all that is said here.
const From = "you, in this session"

// Judge gives the strictest word on one effect.
func (l *Layer) Judge(a *automode.Action, i int) automode.Opinion {
	if len(l.Permits) == 0 && len(l.Refused) == 0 && len(l.Approved) == 0 && !l.Forgot {
		return automode.Opinion{}
	}
	o := l.permitted(a, i)
	if o.Word != automode.None {
		return o
	}
	if l.Forgot {
		return automode.Opinion{Word: automode.Asked, Rule: "forgotten", From: From,
			Why: "what you forbade earlier in this session may not be known any more"}
	}
	if o := l.refused(a, i); o.Word != automode.None {
		return o
	}
	if len(l.Approved) > 0 {
		if has(l.Approved, l.Approvable(a, i)) {
			return automode.Opinion{Word: automode.Allowed, Rule: "approved", From: From, Why: "you approved the same in this session"}
		}
	}
	return automode.Opinion{}
}

// Call gives the word on a call without effects.
func (l *Layer) Call(a *automode.Action) automode.Opinion { return l.permitted(a, -1) }

// permitted is the word on exactly this call and, unless i is -1, one of its
// effects; a denial stands before an allow.
func (l Layer) permitted(a *automode.Action, i int) (found automode.Opinion) {
	if len(l.Permits) == 0 || a.Call == nil || l.Digest == nil {
		return automode.Opinion{}
	}
	digest := l.Digest(a.Call)
	for k := range l.Permits {
		p := &l.Permits[k]
		if p.Digest != digest || p.Cwd != a.Call.Cwd || digest == "" {
			continue
		}
		if p.Deny {
			return automode.Opinion{Word: automode.Denied, Rule: Prefix + p.ID, From: From, Why: "you denied exactly this call"}
		}
		if found.Word == automode.None && i >= 0 && slices.Contains(p.Words, l.Bound(a, i)) {
			found = automode.Opinion{Word: automode.Allowed, Rule: Prefix + p.ID, From: From, Why: "you allowed exactly this call",
				LiftsHard: true, LiftsDeny: true}
		}
	}
	return found
}

// Before reports whether an effect of this call was denied when another call
// brought it about.
func (l Layer) Before(a *automode.Action, i int) bool { return l.refused(a, i).Word != automode.None }

// refused is the word on an effect that was denied before, when another call
// brings it about. The same call again is judged as it stands: the rules may be
// others by now.
func (l Layer) refused(a *automode.Action, i int) automode.Opinion {
	if len(l.Refused) == 0 {
		return automode.Opinion{}
	}
	if !has(l.Refused, Same(&a.Effects[i])) {
		return automode.Opinion{}
	}
	if l.Digest != nil && a.Call != nil && slices.Contains(l.Denied, l.Digest(a.Call)) {
		return automode.Opinion{}
	}
	return automode.Opinion{Word: automode.Asked, Rule: "denied-before", From: From,
		Why:     "the same was denied earlier in this session, and this is another way to it",
		Instead: "leave it, and tell the person what was denied and why it is wanted"}
}

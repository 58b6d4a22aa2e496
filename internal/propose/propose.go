// Package propose finds the permission rules that would end a question: rules
// for permissions.allow, in the grammar that the rules layer reads.
//
// It proposes nothing that was not tried. Every rule was put before the gate
// together with the call, it cleared something there, and with all of them the
// gate allows the call. A rule that the rules layer sets aside clears nothing
// and so is never proposed.
package propose

import (
	"errors"

	"automode"
)

// Judge decides the call of a decision again, as if the person's own
// configuration allowed these rules as well.
type Judge func(rules []string) automode.Decision

// Why nothing general is proposed. What the person can do is in each.
var (
	ErrAllowed = errors.New("it is allowed already")
	ErrDenied  = errors.New("it is denied, and no rule that allows weakens that")
	ErrAsked   = errors.New("a rule or row wants it asked about; change that one")
	ErrUnread  = errors.New("not all of it could be read, and no rule allows what was not read")
	ErrHard    = errors.New("it is hard to undo; allow it once, for this call")
	ErrSecret  = errors.New("a secret is part of it; allow it once, for this call")
	ErrNone    = errors.New("no rule was found that allows it; allow it once, for this call")
)

// mostTried bounds the open effects that rules are sought for.
const mostTried = 8

// General returns the narrowest rules that are of use for later calls of this
// kind, too: with a pattern in the place of what changes from call to call.
// They lower only what was unsettled: nothing hard to undo, no ask and no deny
// is touched by a pattern of theirs, in this call or any other. Home is the
// person's, for "~"; it may be empty.
func General(d *automode.Decision, home string, judge Judge) ([]string, error) {
	if err := settled(d); err != nil {
		return nil, err
	}
	for i := range d.Judged {
		switch j := &d.Judged[i]; {
		case j.Word == automode.Allowed:
		case j.Word == automode.Hard:
			return nil, ErrHard
		case secret(&j.Effect):
			return nil, ErrSecret
		}
	}
	return find(d, judge, func(e *automode.Effect) []string { return general(d.Action, e, home) })
}

// secret reports whether an effect is about a secret for which no standing rule
// is proposed. The reading of one file of the project itself is none: a rule on
// that file alone does for it, and what is read still must not leave.
func secret(e *automode.Effect) bool {
	if e.Kind == automode.Read && e.Place.Region == automode.Project && e.Extent == automode.One && e.Known == automode.Exact {
		return false
	}
	return e.Kind == automode.Disclose || e.Place.Marks.Has(automode.Secret)
}

// Exact returns rules that are about this call and its targets alone, also for
// what is hard to undo.
func Exact(d *automode.Decision, home string, judge Judge) ([]string, error) {
	if err := settled(d); err != nil {
		return nil, err
	}
	return find(d, judge, func(e *automode.Effect) []string { return exact(d.Action, e, home) })
}

// settled says why no rule can turn the decision into an allow, or nil.
func settled(d *automode.Decision) error {
	switch {
	case d.Verdict == automode.Allow:
		return ErrAllowed
	case d.Verdict == automode.Deny:
		return ErrDenied
	case d.Outcome != automode.Policy || d.Action == nil || d.Action.Call == nil || !d.Action.Complete:
		return ErrUnread
	}
	open := false
	for i := range d.Judged {
		switch d.Judged[i].Word {
		case automode.Denied:
			return ErrDenied
		case automode.Asked:
			return ErrAsked
		case automode.Hard, automode.Unsettled:
			open = true
		}
	}
	if !open {
		return ErrNone
	}
	return nil
}

// find clears one open effect after the other with the first candidate that
// does it, and leaves out in the end what others have made needless.
func find(d *automode.Decision, judge Judge, candidates func(*automode.Effect) []string) ([]string, error) {
	var rules []string
	judged := d.Judged
	for range mostTried {
		at := firstOpen(judged)
		if at < 0 {
			return needed(rules, judge)
		}
		cleared := false // nothing is proposed that does not help
		for _, rule := range candidates(&judged[at].Effect) {
			now := judge(append(rules[:len(rules):len(rules)], rule))
			if len(now.Judged) == len(judged) && now.Judged[at].Word == automode.Allowed {
				rules, judged, cleared = append(rules, rule), now.Judged, true
				break
			}
		}
		if !cleared {
			return nil, ErrNone
		}
	}
	if firstOpen(judged) >= 0 {
		return nil, ErrNone
	}
	return needed(rules, judge)
}

// needed drops the rules without which the call is allowed all the same, and
// sees that with the others it is.
func needed(rules []string, judge Judge) ([]string, error) {
	for i := 0; i < len(rules) && len(rules) > 1; {
		fewer := append(append([]string(nil), rules[:i]...), rules[i+1:]...)
		if judge(fewer).Verdict == automode.Allow {
			rules = fewer
			continue
		}
		i++
	}
	if len(rules) == 0 || judge(rules).Verdict != automode.Allow {
		return nil, ErrNone
	}
	return rules, nil
}

// firstOpen is the first effect that is not allowed, -1 when there is none.
func firstOpen(judged []automode.Judged) int {
	for i := range judged {
		if judged[i].Word != automode.Allowed {
			return i
		}
	}
	return -1
}

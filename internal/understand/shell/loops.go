//go:build !lean

package shell

import "mvdan.cc/sh/v3/syntax"

// prospect is what is known of when a loop ends.
type prospect uint8

const (
	open  prospect = iota // it ends, or may
	far                   // it goes round very often
	still                 // it ends when somebody else changes what it looks at
	ever                  // it never ends
)

// whirls gives the effect of a loop of which a round did what is in one, and
// notes in out whether what it prints has no end.
func (r *reader) whirls(h *head, one deeds, out *flow) {
	if h.counts != nil && h.counts.Cond != nil && farBound(h.counts.Cond) >= 2 {
		h.rounds = 100
	}
	if h.rounds >= 36 && one&doubles != 0 {
		r.swarm("a loop doubles a variable too often for memory to hold it")
	}
	p := h.prospect()
	if r.goesRound(p, one, out); p == open && h.answered() && one&(waits|goes) == 0 {
		r.unknown("a loop asks a host for as long as it answers, and nothing in it waits")
	}
}

// answered reports whether a loop goes on for as long as a host gives its condition
// the same answer. One that waits for a host to answer at all ends with that.
func (h *head) answered() bool {
	if !h.asks || len(h.cond) == 0 {
		return false
	}
	cond := h.cond[len(h.cond)-1]
	_, call := cond.Cmd.(*syntax.CallExpr)
	return call && cond.Negated == h.until && h.constant(cond)
}

// goesRound is whirls of a loop of which it is known how often it goes round.
func (r *reader) goesRound(p prospect, one deeds, out *flow) {
	busy := one&(waits|works) == 0
	if p == open || one&goes != 0 {
		return
	}
	out.drones = out.drones || p == ever && one&waits == 0
	out.endless = out.endless || p == ever && busy
	switch {
	case one&starts != 0 && busy:
		r.swarm("starts jobs without end")
	case p == far:
	case p == still:
		if one&(grows|fills) != 0 && busy || one&asks != 0 && one&waits == 0 {
			r.unknown("a loop goes on until somebody else ends it, and nothing in it waits")
		}
	case one&grows != 0 && busy:
		r.swarm("a loop fills memory without end")
	case one&fills != 0 && busy:
		r.swarm("a loop makes files without end")
	case one&waits != 0:
	case one&asks != 0:
		r.unknown("a loop asks a host without end, and nothing in it waits")
	case busy || one&(starts|fills|grows) != 0:
		r.unknown("a loop has no end, and nothing in it waits")
	}
}

// unsure: whether something is reached for sure is as far known as it can be.
func (r *reader) unsure() {}

// prospect is how often a loop goes round, as far as its head says.
func (h *head) prospect() prospect {
	p := open
	if h.many {
		p = far
	}
	var cond syntax.Node
	switch n := len(h.cond); {
	case n > 0:
		cond = h.cond[n-1]
	case h.counts == nil:
		return p
	case h.counts.Cond == nil:
		return ever
	default:
		cond = h.counts.Cond
	}
	was := h.was
	if was != success && was != failure {
		was = h.outgrown(cond)
	}
	if h.until {
		was = was.negated()
	}
	switch {
	case was == success:
		return ever
	case p == open && h.was == standing && h.constant(cond):
		p = still
	}
	return max(p, bound(cond))
}

// How many digits the number of rounds has that are very many jobs, and that are
// as good as rounds without end.
const farMany, farMost = 5, 10

// farBound is how many digits the number has that the condition of a loop compares
// with, 0 when it compares with none.
func farBound(cond syntax.Node) int {
	far, compares := 0, false
	syntax.Walk(cond, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.Word:
			s := spelled(n)
			if plainNumber(s) {
				far = max(far, len(s))
			}
			compares = compares || s == "-lt" || s == "-le" || s == "-ne"
		case *syntax.BinaryArithm:
			compares = true
			if n.Op == syntax.Pow {
				far = max(far, farMost)
			}
		}
		return true
	})
	if !compares {
		return 0
	}
	return far
}

// bound is what a condition says of how often a loop goes round.
func bound(cond syntax.Node) prospect {
	switch digits := farBound(cond); {
	case digits >= farMost:
		return ever
	case digits >= farMany:
		return far
	}
	return open
}

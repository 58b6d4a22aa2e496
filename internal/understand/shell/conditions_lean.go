//go:build lean

package shell

import (
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// How often a loop goes round, and what a condition comes to, is left to the
// program beside this one: few calls hold a loop that neither waits nor is left.

func (o outcome) negated() outcome                          { return o }
func listed(bool, outcome, outcome) outcome                 { return either }
func tested([]commands.Word) outcome                        { return either }
func filledAll(alts) outcome                                { return either }
func compared(string, commands.Word, commands.Word) outcome { return either }
func takes(_, _ commands.Word, _, _ bool) outcome           { return either }
func reckoned(syntax.ArithmExpr, *state) outcome            { return either }

type homecoming struct{}

func (r *reader) assignedOnly([]*syntax.Assign) {}
func (r *reader) ends(string, []commands.Word)  {}
func (r *reader) goesBack(deeds)                {}

// unsure: whether something is reached for sure depends on conditions.
func (r *reader) unsure() { r.beyond() }

func (r *reader) whirls(h *head, one deeds, _ *flow) {
	listed := len(h.cond) == 0 && h.counts == nil
	switch {
	case one&goes != 0 && one&doubles == 0, one&waits != 0:
	case listed && !(h.many && one&starts != 0) && !(h.rounds >= 36 && one&doubles != 0):
	case one&works == 0, one&(starts|fills|grows|asks) != 0:
		r.beyond()
	}
}

//go:build lean

package shell

import (
	"automode/internal/understand/shell/brace"
	"mvdan.cc/sh/v3/syntax"
)

// What is declared by words that are no plain names, and by several of which one may
// name another, is left to the program beside this one.

func looksBack([]*syntax.Assign) bool { return false }

func spelledOut(a *syntax.Assign) *syntax.Word {
	if a.Name == nil || a.Value != nil && brace.In(a.Value) {
		return a.Value
	}
	return nil
}

func (r *reader) declaredWords(*syntax.Word, string, *declaration, *state, *state) bool {
	r.beyond()
	return false
}

func (r *reader) leavesBraces(*syntax.Assign, *state) {}

func (r *reader) expandedBefore(all []*syntax.Assign, a *syntax.Assign, how *declaration, _, st *state) {
	plain := a.Value == nil && a.Array == nil
	if a.Value != nil {
		_, plain = verbatim(a.Value)
	}
	if len(all) > 1 && !plain || how.kind&severed != 0 && a.Array == nil || st.kinds.has(a.Name.Value, severed) {
		r.beyond()
	}
}

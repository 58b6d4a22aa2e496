package shell

import (
	"automode"

	"mvdan.cc/sh/v3/syntax"
)

// ref is a name that stands for a variable.
type ref struct {
	name, of string
	perhaps  bool // zsh knows no such names
	count    int  // how many they are with those before
	next     *ref
}

// mostRefs is how many names for others are followed.
const mostRefs = 32

// meant is the variable that a name stands for: itself, where it is no other's.
func (s *state) meant(name string) (of string, perhaps bool) {
	for steps := 0; steps < mostRefs; steps++ {
		r := s.refs
		for ; r != nil && r.name != name; r = r.next {
		}
		if r == nil {
			break
		}
		name, perhaps = r.of, perhaps || r.perhaps
	}
	return name, perhaps
}

// joinRefs are the references of two states, of which those that only one of them has may be none.
func joinRefs(a, b *ref) *ref {
	if a == b {
		return a
	}
	if a == nil || b != nil && b.count > a.count {
		a, b = b, a
	}
	one := *a
	if b != nil && b.count == a.count && b.name == a.name && b.of == a.of {
		one.perhaps = a.perhaps || b.perhaps
		b = b.next
	} else {
		one.perhaps = true
	}
	one.next = joinRefs(a.next, b)
	return &one
}

// refers reads "declare -n name=other". What it stands for has to be known to the
// letter, and that it is declared at all, for no longer than the function lasts (bounded).
func (r *reader) refers(name string, a *syntax.Assign, st *state, bounded bool) {
	begun := 0 // the branch in which the function is called, at whose end it is over
	if n := len(r.entries); n > 0 {
		if _, function := r.entries[n-1].body.(*syntax.Stmt); function && st.inner {
			begun = r.entries[n-1].branch
		}
	}
	v := alts{{}}
	if !a.Naked && a.Value != nil && a.Index == nil {
		v = r.single(a.Value, st)
	}
	of := v[0]
	if len(v) == 1 && of.Exact() && of.Data&automode.SecretData == 0 && identifier(of.Text) && r.branch == begun && r.perhaps == 0 && bounded && !r.piped && !r.sober && r.via != automode.Deferred {
		to, perhaps := st.meant(of.Text)
		count := 1
		if st.refs != nil {
			count += st.refs.count
		}
		if to != name && count <= mostRefs {
			st.refs = &ref{name, of.Text, perhaps || r.mayBeZsh(), count, st.refs}
			return
		}
	}
	if r.branch != begun {
		r.unsure()
	}
	r.unknown("“" + name + "” would stand for another variable")
	st.set(name, alts{{Many: true}})
}

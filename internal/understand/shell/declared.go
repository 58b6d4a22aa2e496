//go:build !lean

package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/brace"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// Words of a declaration that are no plain names, and what bash makes of all of them
// before it declares the first.

// spelledOut is the argument of a declaration as a word, where it is none of the names
// and assignments that the parser knows, or bash makes several of it by its braces; else
// nil.
func spelledOut(a *syntax.Assign) *syntax.Word {
	switch {
	case a.Name == nil:
		return a.Value
	case a.Naked || a.Index != nil || a.Value == nil || !brace.In(a.Value):
		return nil
	}
	is := "="
	if a.Append {
		is = "+="
	}
	front := &syntax.Lit{ValuePos: a.Name.ValuePos, ValueEnd: a.Name.ValueEnd, Value: a.Name.Value + is}
	return &syntax.Word{Parts: append([]syntax.WordPart{front}, a.Value.Parts...)}
}

// leavesBraces adds the value with its braces, which zsh leaves in an assignment.
func (r *reader) leavesBraces(a *syntax.Assign, st *state) {
	if a.Name == nil || !r.mayBeZsh() {
		return
	}
	name := a.Name.Value
	spread, _ := st.lookup(name)
	r.assign(a, st)
	whole, _ := st.lookup(name)
	st.set(name, value.Union(spread, whole))
}

// looksBack reports whether an argument of a declaration may name a variable that one
// before it declares.
func looksBack(args []*syntax.Assign) bool {
	for i, a := range args[min(1, len(args)):] {
		if a.Value == nil && a.Array == nil || !slices.ContainsFunc(args[:i+1], func(a *syntax.Assign) bool { return !option(a) }) {
			continue
		}
		back := declares(args[:i+1], "IFS") // by which values are split and joined
		look := func(n syntax.Node) bool {
			switch n := n.(type) {
			case *syntax.ParamExp:
				back = back || n.Excl || n.Param == nil || n.Slice != nil || n.Index != nil || declares(args[:i+1], n.Param.Value)
			case *syntax.ArithmExp, *syntax.CmdSubst, *syntax.ProcSubst:
				back = true // a function, or a text that is read as code, may name it as well
			}
			return !back
		}
		if a.Value != nil && !back {
			syntax.Walk(a.Value, look)
		}
		if a.Array != nil && !back {
			syntax.Walk(a.Array, look)
		}
		if back {
			return true
		}
	}
	return false
}

// declares reports whether arguments of a declaration may declare a name.
func declares(args []*syntax.Assign, name string) bool {
	return slices.ContainsFunc(args, func(a *syntax.Assign) bool {
		return a.Name == nil && !option(a) || a.Name != nil && a.Name.Value == name
	})
}

// expandedBefore adds to a variable what its value is where all words are expanded before
// the first is declared, as bash does and zsh does not, and reads a text that a list is
// made of. The arguments as a whole are looked at by its twin in a lean hook alone.
func (r *reader) expandedBefore(_ []*syntax.Assign, a *syntax.Assign, how *declaration, earlier, st *state) {
	name := a.Name.Value
	if earlier != st {
		v := alts{{Many: true}}
		switch {
		case a.Append || a.Index != nil:
		case a.Array != nil:
			v, _ = r.array(name, a.Array, earlier.clone())
		default:
			v = r.single(a.Value, earlier.clone())
		}
		v = r.keepsValue(name, v, st)
		now, _ := st.lookup(name)
		st.set(name, value.Union(now, v))
	}
	if now, _ := st.lookup(name); a.Array == nil && a.Index == nil && r.takesList(name, now, how, st) {
		st.set(name, listOf(now))
	}
}

// takesList reads the text that a list is declared with: in brackets it is a list to bash,
// and its words are expanded once more. It reports whether it may be one.
func (r *reader) takesList(name string, v alts, how *declaration, st *state) (is bool) {
	name, _ = st.meant(name)
	old, _ := st.lookup(name)
	if how.kind&severed == 0 && !st.kinds.has(name, severed) && !slices.ContainsFunc(old, func(w commands.Word) bool { return w.Many }) {
		return false
	}
	for i := range v {
		switch w := &v[i]; {
		case w.Known == automode.Exact && !w.Many:
			if strings.HasPrefix(w.Text, "(") {
				is = true
				r.inner(name+"="+w.Text, st.clone(), flow{})
			}
		case !w.Digits:
			is = true
			r.unknown("the text of a list is expanded once more, and it is not known")
		}
	}
	return is
}

// declaredWords reads an argument of a declaration that is no name as it stands: options,
// and what expansions, quotes and braces make. In some shells it is split into several,
// and in others not. It reports whether nothing is declared by it.
func (r *reader) declaredWords(word *syntax.Word, builtin string, how *declaration, earlier, st *state) (none bool) {
	r.mayClose(word)
	none = true
	fields, alike := r.listFields(word, st)
	if earlier != st {
		if before, _ := r.listFields(word, earlier.clone()); !slices.EqualFunc(before, fields, slices.Equal) {
			fields, alike = append(fields[:len(fields):len(fields)], before...), false
		}
	}
	for _, f := range fields {
		sure := alike && len(f) == 1 // or else it is one of several, and the name keeps what it had in the others
		for _, w := range f {
			set := strings.HasPrefix(w.Text, "-") || strings.HasPrefix(w.Text, "+")
			switch {
			case !w.Exact() || w.Glob:
				r.unknown("what is declared is not known")
				st.poured |= w.Data
			case set && !sure:
				r.unknown("how “" + builtin + "” declares is not known")
			case r.declaredHow(w.Text, builtin, how):
			case how.prints:
				r.give(automode.Effect{Kind: automode.Disclose, Target: w.Text, Program: builtin, Known: automode.Exact, Why: "prints a variable"})
			default:
				r.declared(w, word, sure, how, st)
			}
			none = none && (!w.Exact() || w.Text == "" || set)
		}
	}
	return none
}

// declared reads a name, or a name with its value, that word gave. When it is not sure
// that it gave this one, the variable may hold what it held.
func (r *reader) declared(w commands.Word, word *syntax.Word, sure bool, how *declaration, st *state) {
	name, given, is := strings.Cut(w.Text, "=")
	if how.ref {
		r.unknown("which name would stand for another variable is made up of parts")
	}
	list, _, indexed := strings.Cut(name, "[")
	r.declaredForAll(strings.TrimSuffix(list, "+"), how, st)
	if indexed {
		r.subscripts(alts{w}, st)
		v := alts{{Many: true, Data: w.Data}}
		r.environment(list, v, st)
		st.set(list, r.element(list, v, false, st))
		return
	}
	name, appends := strings.CutSuffix(name, "+")
	if appends = appends && is; !identifier(name) {
		return
	}
	r.lengthened(&syntax.Assign{Name: &syntax.Lit{Value: name}, Value: word, Append: appends})
	before := r.value(name, st)
	r.converted(name, how, st)
	if how.own && st.inner {
		r.owned(name, r.sober, st)
	}
	if kind := how.inside(st); kind != 0 {
		if !sure && kind&integral != 0 {
			kind = kind&^integral | numeral
		}
		if !sure && kind&exported != 0 {
			kind |= unsure
		}
		st.kinds.add(name, kind)
	}
	w.Text = given
	v := alts{w}
	if is && r.takesList(name, v, how, st) {
		v = listOf(v)
	}
	switch {
	case !is && how.own && st.inner:
		v = alts{unset()}
	case !is:
		return
	case appends:
		v = appended(name, v, st)
	}
	if v = r.keepsValue(name, v, st); !sure {
		v = value.Union(before, v)
	}
	st.set(name, v)
}

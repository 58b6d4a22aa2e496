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

// What export, declare, local and their kin say of variables.

// declaration is how a builtin declares the names that follow.
type declaration struct {
	own bool // only within the function
	ref bool // as a name for another variable
	// prints: nothing is declared, what there is is shown.
	prints bool
	kind   kind
	// function: what is named are functions.
	function bool
}

func (d *declaration) variant(name string) {
	switch name {
	case "export":
		d.own, d.kind = false, exported
	case "readonly":
		// Global in bash, the function's own in zsh: the value stays what it
		// may be in either.
		d.own, d.kind = false, readOnly
	case "integer", "float":
		d.kind = integral
	}
}

func (d *declaration) flags(s string) {
	for _, c := range s[1:] {
		switch c {
		case 'g':
			d.own = false
		case 'n':
			d.ref = true
		case 'f':
			d.function = true
		case 'p':
			d.prints = true
		case 'a':
			d.kind |= severed
		case 'A':
			d.kind |= associative | severed
		case 'i', 'E', 'F':
			d.kind |= integral
		case 'x':
			d.kind |= exported
		case 'l', 'u', 'c', 'L', 'R', 'Z', 'T', 'U':
			d.kind |= altered
		case 'r':
			d.kind |= readOnly
		}
	}
}

// declare reads export, declare, local and their kin.
func (r *reader) declare(c *syntax.DeclClause, st *state) (ok, fail *state, out flow) {
	how := declaration{own: st.inner, ref: c.Variant.Value == "nameref"}
	how.variant(c.Variant.Value)
	prints := true
	earlier := st // what bash expands every word in, before it declares the first
	if looksBack(c.Args) {
		earlier = st.clone()
	}
	for _, a := range c.Args {
		if word := spelledOut(a); word != nil {
			prints = r.declaredWords(word, c.Variant.Value, &how, earlier, st) && prints
			continue
		}
		prints = false
		name := a.Name.Value
		if how.function {
			r.declaresFunction(name, how.kind, st)
			continue
		}
		if how.prints {
			r.give(automode.Effect{Kind: automode.Disclose, Target: name, Program: c.Variant.Value, Known: automode.Exact, Why: "prints a variable"})
			continue
		}
		if how.own && st.inner {
			r.owned(name, st)
		}
		if how.kind&^readOnly != 0 {
			st.kinds.add(name, how.kind&^readOnly)
		}
		if of, _ := st.meant(name); of != name && !how.ref {
			r.unknown("“" + name + "” stands for another variable, and is declared as one of its own")
		}
		switch {
		case how.ref:
			r.refers(name, a, st, !st.inner && c.Variant.Value != "local" || how.own && r.inFunction(st))
		case !a.Naked && c.Variant.Value == "local" && !r.inFunction(st):
			// bash refuses it outside of a function, zsh does not.
			old := r.value(name, st)
			r.assign(a, st)
			now, _ := st.lookup(name)
			st.set(name, value.Union(old, now))
			r.expandedBefore(a, &how, earlier, st)
		case !a.Naked:
			r.assign(a, st)
			r.expandedBefore(a, &how, earlier, st)
		case how.own && st.inner:
			st.repaths(name)
			st.set(name, alts{unset()})
		}
		if how.kind&readOnly != 0 {
			st.kinds.add(name, readOnly)
		}
	}
	if prints {
		r.give(automode.Effect{Kind: automode.Disclose, Target: "environment", Program: c.Variant.Value, Known: automode.Exact, Why: "prints every variable"})
		return st, st, secretText()
	}
	if how.function {
		return st, st, flow{} // what they are, as text
	}
	return st, st, nothing()
}

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

// looksBack reports whether an argument of a declaration may name a variable that one
// before it declares.
func looksBack(args []*syntax.Assign) bool {
	for i, a := range args[min(1, len(args)):] {
		if a.Value == nil && a.Array == nil {
			continue
		}
		back := false
		look := func(n syntax.Node) bool {
			switch n := n.(type) {
			case *syntax.ParamExp:
				back = back || n.Excl || n.Param == nil || declares(args[:i+1], n.Param.Value)
			case *syntax.ArithmExp:
				back = true
			}
			return !back
		}
		if a.Value != nil {
			syntax.Walk(a.Value, look)
		}
		if a.Array != nil {
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
		return a.Name == nil && !option(a.Value) || a.Name != nil && a.Name.Value == name
	})
}

// option reports whether a word is an option as it stands.
func option(w *syntax.Word) bool { return strings.HasPrefix(w.Lit(), "-") }

// expandedBefore adds to a variable what its value is where all words are expanded before
// the first is declared, as bash does and zsh does not, and reads a text that a list is
// made of.
func (r *reader) expandedBefore(a *syntax.Assign, how *declaration, earlier, st *state) {
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

// owned makes a variable the function's own: when it ends the outer one is back.
func (r *reader) owned(name string, st *state) {
	outer, ok := st.lookup(name)
	if !ok {
		outer = r.value(name, st)
	}
	st.local = &local{name, outer, st.local}
	if r.mayBeZsh() {
		st.kinds.doubt(name) // there it is another variable, in bash children see it in the place of the outer
	}
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
			if strings.HasPrefix(w.Text, "-") && strings.Contains(w.Text, "T") && r.mayBeZsh() {
				r.unknown("zsh makes a list another name for the variable")
			}
			switch {
			case !w.Exact() || w.Glob:
				r.unknown("what is declared is not known")
				st.poured |= w.Data
			case set && !sure:
				r.unknown("how “" + builtin + "” declares is not known")
			case w.Is("-n") && builtin == "export", w.Is("+x"):
				how.kind = how.kind&^exported | withdrawn
			case w.Is("-f") && builtin == "export":
				how.function = true
			case strings.HasPrefix(w.Text, "-") && builtin != "export":
				how.flags(w.Text)
			case set:
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
	if list, _, indexed := strings.Cut(name, "["); indexed {
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
	if how.own && st.inner {
		r.owned(name, st)
	}
	if kind := how.kind; kind != 0 {
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
